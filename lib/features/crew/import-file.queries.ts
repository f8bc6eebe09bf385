import { sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import type { Actor } from "@/lib/access/actor";
import { dayOf } from "@/lib/platform/dates";
import { readWorkbook } from "@/lib/platform/excel/read-workbook";
import { AppError } from "@/lib/platform/errors";
import { assertFileSize } from "@/lib/platform/files/store";
import { factsOf, listsOf } from "./import-facts.queries";
import { planImport, type Facts, type Plan } from "./import-plan.rules";
import { paperIn, personIn, type Problem } from "./import-row.rules";
import { tablesIn, type Table } from "./import-table.rules";
import { mostImportedRows, type ImportMode, type SheetName } from "./import.schema";

const linesAbove = 20;
const mostColumns = 80;

/** @throws too-large, unsupported-type, invalid for a file without either table */
async function tablesOf(file: File): Promise<Table[]> {
  assertFileSize(file.size);
  const sheets = await readWorkbook(file.name, new Uint8Array(await file.arrayBuffer()), { rows: mostImportedRows + linesAbove, columns: mostColumns });
  const tables = tablesIn(sheets);
  if (tables.length === 0) throw new AppError("invalid", "crew-import.noTable", {}, [{ path: "fileContent", message: "crew-import.noTable" }]);
  return tables;
}

/** Headings nobody knows are passed over with a word, one that stands twice is an error. */
const headingProblems = ({ sheet, headingLine, unknown, twice }: Table): Problem[] => [
  ...unknown.map((value): Problem => ({ sheet, line: headingLine, column: null, severity: "warning", message: "crew-import.problems.unknownColumn", value })),
  ...twice.map((column): Problem => ({ sheet, line: headingLine, column, severity: "error", message: "crew-import.problems.columnTwice", value: "" })),
];

export type Prepared = { plan: Plan; facts: Facts; rows: { crew: number; certificates: number } };

/**
 * Reads a file and plans what it would do in the actor's division. Held, nobody changes those it names, or takes a code it uses, until the
 * transaction ends. product 2.4 @throws too-large, unsupported-type, invalid
 */
export async function prepareImport({ db, actor, now }: { db: Executor; actor: Actor; now: Date }, { fileContent, mode }: { fileContent: File; mode: ImportMode }, { isHeld }: { isHeld: boolean }): Promise<Prepared> {
  if (actor.kind !== "user") throw new AppError("forbidden", "errors.forbidden");
  const tables = await tablesOf(fileContent);
  const linesOf = (sheet: SheetName) => tables.filter((table) => table.sheet === sheet).flatMap(({ lines }) => lines);
  const [crewLines, paperLines] = [linesOf("crew"), linesOf("certificates")];
  if (Math.max(crewLines.length, paperLines.length) > mostImportedRows) throw new AppError("too-large", "crew-import.tooManyRows", { most: mostImportedRows });
  if (isHeld) await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('crew-identity', 0))`);
  const lists = await listsOf(db, actor.divisionId);
  const [people, papers] = [crewLines.map((line) => personIn(line, lists.lists)), paperLines.map((line) => paperIn(line, lists.certificates))];
  const facts = await factsOf(db, { people, papers }, lists, { divisionId: actor.divisionId, isHeld });
  const plan = planImport({ people, papers, facts, mode, today: dayOf(now) });
  return { plan: { ...plan, problems: [...tables.flatMap(headingProblems), ...plan.problems] }, facts, rows: { crew: crewLines.length, certificates: paperLines.length } };
}
