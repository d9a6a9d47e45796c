import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

// Styles belong to one component by a class that every rule of it repeats: a short one, and never the same twice.
const classes = new Map();
function cssHash({ hash, filename }) {
  const found = `_${hash(filename).slice(0, 4)}`;
  if ((classes.get(found) ?? filename) !== filename)
    throw new Error(`${filename} and ${classes.get(found)} are both ${found}`);
  classes.set(found, filename);
  return found;
}

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
