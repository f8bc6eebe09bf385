import { asRecord } from "@/lib/platform/unknown-record";

type Change = { field: string; before: string | null; after: string | null };

const ignoredFields = new Set(["createdAt", "updatedAt", "searchText", "version"]);

/** Format a value as text: a list by its entries, a record with a code by its code. */
function displayValue(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== "object") return String(value);
  if (!Array.isArray(value)) return JSON.stringify(value);
  const entries = value.map((entry) => asRecord(entry)["code"] ?? entry);
  return entries.every((entry) => typeof entry !== "object") ? entries.join(", ") : JSON.stringify(value);
}

function fieldsOf(before: unknown, after: unknown): Change[] {
  const [previous, current] = [asRecord(before), asRecord(after)];
  const fields = [...new Set([...Object.keys(previous), ...Object.keys(current)])].filter(
    (field) => !ignoredFields.has(field),
  );
  return fields
    .map((field) => ({ field, before: displayValue(previous[field]), after: displayValue(current[field]) }))
    .filter((change) => change.before !== change.after);
}

/** Index rows by id; null for a value that is no list of rows. */
function rowsOf(value: unknown): Map<unknown, unknown> | null {
  const isRows = Array.isArray(value) && value.every((row) => "id" in asRecord(row));
  return isRows ? new Map(value.map((row: unknown) => [asRecord(row)["id"], row])) : null;
}

/** List the fields an entry changed, without unchanged ones. Assignments are several rows, compared one by one. */
export function changesOf(before: unknown, after: unknown): Change[] {
  const { assignments, ...others } = asRecord(after);
  const [previous, current] = [rowsOf(before), rowsOf(assignments)];
  if (!current) return fieldsOf(before, after);
  const rows = [...current].flatMap(([id, row]) => fieldsOf(previous?.get(id), row));
  return [...rows, ...fieldsOf(previous ? null : before, others)];
}
