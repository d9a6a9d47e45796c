// Completes what an older or a newer server sends with a scene: every field that the page knows gets a value with which
// the screen can be drawn. `make protocol` writes the shapes into games/<game>/stage.ts.

export interface Shape<T> {
  blank: T; // what stands there if everything is missing
  parts: Partial<Record<keyof T, Shape<object>>>; // fields that hold a struct, or a list of them
}

/** Returns a function that completes values of one shape. It works once per value: screens ask many times per scene. */
export function completer<T extends object>(shape: Shape<T>): (sent: object) => T {
  const completed = new WeakMap<object, T>();
  return (sent) => {
    const before = completed.get(sent);
    if (before) return before;
    const found = complete(shape, sent);
    completed.set(sent, found);
    return found;
  };
}

function complete<T extends object>({ blank, parts }: Shape<T>, sent: unknown): T {
  const found = over(blank, sent);
  const values = new Map<string, unknown>(Object.entries(found));
  for (const [key, part] of Object.entries<Shape<object> | undefined>(parts)) {
    const value = values.get(key);
    if (!part || !value) continue;
    const whole = Array.isArray(value) ? value.map((each) => complete(part, each)) : complete(part, value);
    Object.assign(found, { [key]: whole });
  }
  return found;
}

/** Takes the fields that have the expected kind of value; the others stay blank. */
function over<T extends object>(blank: T, sent: unknown): T {
  const found = { ...blank };
  if (typeof sent !== "object" || sent === null) return found;
  const expected = new Map<string, unknown>(Object.entries(blank));
  for (const [key, value] of Object.entries(sent)) {
    const like = expected.get(key) ?? null;
    const fits = typeof value === typeof like && value !== null && Array.isArray(value) === Array.isArray(like);
    if (like === null || fits) Object.assign(found, { [key]: value });
  }
  return found;
}
