import type { Draft } from "./draft";

/** Marker that identifies a draft file. */
export const draftFileKind = "nakhoda-appraisal-draft";

/** Return a file name with vessel, name and date, using only safe characters. */
export function fileNameOf({ subject, savedAt }: Draft): string {
  const person = subject.seafarersName.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
  return `appraisal-${person}-${savedAt.slice(0, 10) || "draft"}.json`;
}

/** Serialize a draft to a file. Anyone with the file can read it. */
export const fileOf = ({ subject, values }: Draft) => JSON.stringify({ kind: draftFileKind, subject, values }, null, 2);
