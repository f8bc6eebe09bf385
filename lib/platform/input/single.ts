import { AppError } from "../errors";

export const lowerFirst = (key: string) => key.charAt(0).toLowerCase() + key.slice(1);

/**
 * Collect values by name, in either first-letter case. Two values for one name are refused, because neither takes
 * precedence. @throws invalid
 */
export function singleValues(entries: Iterable<[string, unknown]>): Record<string, unknown> {
  const values = new Map<string, unknown>();
  for (const [name, value] of entries) {
    const path = lowerFirst(name);
    if (values.has(path)) throw new AppError("invalid", "errors.invalid", {}, [{ path, message: "validation.twice" }]);
    values.set(path, value);
  }
  return Object.fromEntries(values);
}
