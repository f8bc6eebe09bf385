export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What came from outside by its names; nothing where it is no object. */
export const asRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** What must be there: a value made up in its place would be stored. @throws when it is missing, which is a bug */
export function present<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}
