import { AppError } from "../errors";

export const lowerFirst = (key: string) => key.charAt(0).toLowerCase() + key.slice(1);

/** One value to a name, in either first-letter case: of two nobody could say which counts. @throws invalid */
export function single(entries: Iterable<[string, unknown]>): Record<string, unknown> {
  const named = new Map<string, unknown>();
  for (const [name, value] of entries) {
    const path = lowerFirst(name);
    if (named.has(path)) throw new AppError("invalid", "errors.invalid", {}, [{ path, message: "validation.twice" }]);
    named.set(path, value);
  }
  return Object.fromEntries(named);
}
