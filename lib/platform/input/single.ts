import { AppError } from "../errors";

export const lowerFirst = (key: string) => key.charAt(0).toLowerCase() + key.slice(1);

/**
 * Collect values by name, in either first-letter case. Two values for one name are refused, because neither takes
 * precedence. @throws invalid
 */
export function single(entries: Iterable<[string, unknown]>): Record<string, unknown> {
  const named = new Map<string, unknown>();
  for (const [name, value] of entries) {
    const path = lowerFirst(name);
    if (named.has(path)) throw new AppError("invalid", "errors.invalid", {}, [{ path, message: "validation.twice" }]);
    named.set(path, value);
  }
  return Object.fromEntries(named);
}
