import { asRecord } from "@/lib/platform/record";

const hidden = new Set(["createdAt", "updatedAt", "searchText", "version"]);

function shown(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** What an entry changed, field by field; fields that stayed the same are left out. */
export function changesOf(
  before: unknown,
  after: unknown,
): { field: string; before: string | null; after: string | null }[] {
  const [old, now] = [asRecord(before), asRecord(after)];
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((field) => !hidden.has(field));
  return fields
    .map((field) => ({ field, before: shown(old[field]), after: shown(now[field]) }))
    .filter((change) => change.before !== change.after);
}
