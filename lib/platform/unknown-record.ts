export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Treat an unknown value as a record; other values give an empty one. */
export const asRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** Return a value that must exist, because a made-up one would be stored. @throws when it is missing, which is a bug */
export function requirePresent<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}
