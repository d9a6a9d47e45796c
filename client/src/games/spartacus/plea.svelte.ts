// What is said about a face-down card when support is asked for: chosen once, kept until the page is left.
import type { Says } from "./offering";

export const plea: { says: Says } = $state({ says: "later" });
