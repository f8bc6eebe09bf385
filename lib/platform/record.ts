export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What came from outside by its names; nothing where it is no object. */
export const asRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
