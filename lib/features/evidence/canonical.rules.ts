export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** A value as JSON holds it: instants as text, nothing undefined. */
export const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value ?? null)) as Json; // what was parsed is JSON

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** The one way a value is written: names in the order of their characters, no blanks. The same value has the same bytes everywhere. */
export function canonical(value: Json): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonical).join(",")}]`;
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name] ?? null)}`).join(",")}}`;
}
