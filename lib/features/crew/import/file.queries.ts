import type { Executor } from "@/db/client";
import type { Actor } from "@/lib/access/actor";
import { userActorOf } from "@/lib/platform/access";
import { dayOf } from "@/lib/platform/calendar/dates";
import { readWorkbook } from "@/lib/platform/excel/read-workbook";
import type { ReadSheet } from "@/lib/platform/excel/sheet";
import { AppError } from "@/lib/platform/errors";
import { assertFileSize } from "@/lib/platform/files/store";
import { lockIdentity } from "../edit/identity.queries";
import { decimalMarksIn, monthFirstIn } from "./cell.rules";
import { documentDays, personAmounts, personDays } from "./columns.rules";
import { factsOf, listsOf } from "./facts.queries";
import { planImport, type Facts, type Plan } from "./plan.rules";
import { documentIn, personIn, type Problem } from "./row.rules";
import { tablesIn, duplicateTables, type Table } from "./table.rules";
import { maxImportedRows, type ImportMode, type SheetName } from "./schema";

const linesAbove = 20;
const maxColumns = 80;

/** Read the sheets of a file. The documented limit counts data lines, not the lines above the heading. */
async function sheetsOf(file: File): Promise<ReadSheet[]> {
  try {
    return await readWorkbook(file.name, new Uint8Array(await file.arrayBuffer()), {
      rows: maxImportedRows + linesAbove,
      columns: maxColumns,
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.messageKey !== "sheets.tooLarge") throw error;
    throw new AppError("too-large", error.messageKey, { rows: maxImportedRows, columns: maxColumns });
  }
}

/**
 * Find the tables of a file. @throws too-large, unsupported-type, too-many, invalid for an open quotation mark, a file
 * without either table or with two of one
 */
async function tablesOf(file: File): Promise<Table[]> {
  if (file.size > 0) assertFileSize(file.size);
  const tables = tablesIn(await sheetsOf(file));
  if (tables.length === 0)
    throw new AppError("invalid", "crew-import.noTable", {}, [{ path: "fileContent", message: "crew-import.noTable" }]);
  const duplicate = duplicateTables(tables);
  if (duplicate) {
    const { sheet, names, hidden } = duplicate;
    throw new AppError("invalid", `crew-import.twoTables.${sheet}`, {
      names: names.join(", "),
      count: hidden.length,
      hidden: hidden.join(", "),
    });
  }
  return tables;
}

const hiddenProblem = (sheet: SheetName, name: string, line: number): Problem => ({
  sheet,
  line,
  column: null,
  severity: "warning",
  message: "crew-import.problems.hiddenSheet",
  value: name.slice(0, 60),
});

/** Hidden sheets, unknown headings, totals and notes are named with a warning; a heading that appears twice is an error. */
const tableProblems = ({
  sheet,
  name,
  isHidden,
  headingLine,
  unknown,
  duplicateColumns,
  remarks,
}: Table): Problem[] => [
  ...(isHidden ? [hiddenProblem(sheet, name, headingLine)] : []),
  ...unknown.map((value): Problem => ({
    sheet,
    line: headingLine,
    column: null,
    severity: "warning",
    message: "crew-import.problems.unknownColumn",
    value,
  })),
  ...duplicateColumns.map((column): Problem => ({
    sheet,
    line: headingLine,
    column,
    severity: "error",
    message: "crew-import.problems.columnTwice",
    value: "",
  })),
  ...remarks.map(({ line, kind, text }): Problem => ({
    sheet,
    line,
    column: null,
    severity: "warning",
    value: text,
    message: `crew-import.problems.skipped.${kind}`,
  })),
];

type Prepared = { plan: Plan; facts: Facts; rows: { crew: number; certificates: number } };

/**
 * Read a file and plan its import into the actor's division. With isLocked the people and codes it names stay locked
 * until the transaction ends. product 2.4 @throws too-large, unsupported-type, invalid
 */
export async function prepareImport(
  { db, actor, now }: { db: Executor; actor: Actor; now: Date },
  { fileContent, mode }: { fileContent: File; mode: ImportMode },
  { isLocked }: { isLocked: boolean },
): Promise<Prepared> {
  const { divisionId } = userActorOf(actor);
  const tables = await tablesOf(fileContent);
  const linesOf = (sheet: SheetName) => tables.filter((table) => table.sheet === sheet).flatMap(({ lines }) => lines);
  const [crewLines, documentLines] = [linesOf("crew"), linesOf("certificates")];
  if (Math.max(crewLines.length, documentLines.length) > maxImportedRows)
    throw new AppError("too-large", "crew-import.tooManyRows", { most: maxImportedRows });
  if (isLocked) await lockIdentity(db);
  const lists = await listsOf(db, divisionId);
  const notations = {
    monthFirst: monthFirstIn(crewLines, personDays),
    decimalMarks: decimalMarksIn(crewLines, personAmounts),
  };
  const papersMonthFirst = monthFirstIn(documentLines, documentDays);
  const [people, documents] = [
    crewLines.map((line) => personIn(line, lists.lists, notations)),
    documentLines.map((line) => documentIn(line, lists.certificates, papersMonthFirst)),
  ];
  const facts = await factsOf(db, { people, documents }, lists, { divisionId, isLocked });
  const plan = planImport({ people, documents, facts, mode, today: dayOf(now) });
  return {
    plan: { ...plan, problems: [...tables.flatMap(tableProblems), ...plan.problems] },
    facts,
    rows: { crew: crewLines.length, certificates: documentLines.length },
  };
}
