import { asRecord } from "@/lib/platform/record";
import type { SubjectKind } from "./schema";

/** What the subjects of these operations are; those of others have no page of their own. */
const kinds: [SubjectKind, RegExp][] = [
  ["crew", /^(?:crew\.|suitability\.apply$)/],
  ["vessel", /^vessels\.(?:insert|update|move-to-scrap|generate-crew-list|generate-crew-matrix)$/],
  ["user", /^users\./],
  ["applicant", /^applicants\./],
  ["job-opening", /^job-openings\./],
];

/** What kind of record an entry is about, null where its subject is no record with a page. */
export const subjectKindOf = (operation: string, subject: string): SubjectKind | null =>
  /^\d{1,9}$/.test(subject) ? (kinds.find(([, pattern]) => pattern.test(operation))?.[0] ?? null) : null;

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
