import type { Draft } from "./shape";

/** What tells such a file from others. */
export const kind = "nakhoda-appraisal-draft";

/** A name the ship's PC keeps apart: what, who, when; nothing a file system minds. */
export function fileNameOf({ subject, savedAt }: Draft): string {
  const person = subject.seafarersName.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
  return `appraisal-${person}-${savedAt.slice(0, 10) || "draft"}.json`;
}

/** What lies in a saved file: readable by anybody who has it. */
export const fileOf = ({ subject, values }: Draft) => JSON.stringify({ kind, subject, values }, null, 2);
