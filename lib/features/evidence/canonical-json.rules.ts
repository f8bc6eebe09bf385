export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** Convert a value to plain JSON: dates as text, undefined removed. */
export const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value ?? null)) as Json; // The parsed value is JSON.

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** Serialize a value canonically: sorted keys, no blanks. Equal values have equal bytes. */
export function canonicalJson(value: Json): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] ?? null)}`).join(",")}}`;
}
