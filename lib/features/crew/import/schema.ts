import { z } from "zod";

/** What to do with a file: add people, change people on record, or both by key. product 2.4 */
export const importModes = ["create", "update", "update-or-create"] as const;
export type ImportMode = (typeof importModes)[number];
export const sheetNames = ["crew", "certificates"] as const;
export type SheetName = (typeof sheetNames)[number];

export const maxImportedRows = 5_000;
/** How many problems a report lists; it counts all. */
export const maxProblemsListed = 500;

const file = z.file({ error: "crew-import.noFile" });
const flag = z.preprocess((value) => value === true || value === "true", z.boolean()).default(false);
const mode = z.enum(importModes);

export const checkImportInput = z.object({ fileContent: file, mode });
export const importCrewInput = checkImportInput.extend({ skipWrongRows: flag });

const importProblem = z.object({
  sheet: z.enum(sheetNames),
  line: z.number(),
  /** The column's heading in the reader's language; null for the whole line or the heading. */
  column: z.string().nullable(),
  severity: z.enum(["error", "warning"]),
  message: z.string(),
  value: z.string(),
});

const counted = z.object({
  rows: z.number(),
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  skipped: z.number(),
});
export const importReport = z.object({
  fileName: z.string(),
  mode,
  crew: counted,
  certificates: counted,
  errors: z.number(),
  warnings: z.number(),
  problems: z.array(importProblem),
});
export type ImportReport = z.output<typeof importReport>;
export const importDone = importReport.extend({ imported: z.literal(true) });
