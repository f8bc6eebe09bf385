import { and, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { anyOf } from "@/db/any-of";
import { crew } from "@/db/schema/crew";
import { openingBalances } from "@/db/schema/work-orders";
import { visibleTo } from "@/lib/features/crew/queries";
import { hasDecimalPoint, isThousandsOrDecimals, maxRupiah, parseRupiah } from "@/lib/features/rates/amount.rules";
import { redraftPeople } from "@/lib/features/accounting-periods/payroll-redraft.queries";
import type { Actor } from "@/lib/access/actor";
import { userActorOf } from "@/lib/platform/access";
import { AppError, messageOf, type FieldError } from "@/lib/platform/errors";
import { remarkOf } from "@/lib/platform/i18n/table-remarks";
import { write } from "@/lib/platform/operation";
import { firstDayOf, isMonth, yearOf } from "@/lib/platform/calendar/months";
import { cellsOf, openingColumns } from "./rules";
import { importOpeningsInput, openingsImported } from "./schema";

const maxRows = 5_000;
const maxListedLines = 20;
const maxYearAmount = 100 * maxRupiah;

type Read = { employeeNumber: string; through: string; gross: number; pension: number; withheld: number };

function readRow(cells: string[], year: number): Read | undefined {
  const [employeeNumber = "", through = "", ...amounts] = cells;
  const [gross, pension, withheld] = amounts.map(parseRupiah);
  const isSum = (sum: number | null | undefined): sum is number => typeof sum === "number" && sum <= maxYearAmount;
  if (cells.length !== openingColumns.length || !employeeNumber) return undefined;
  if (!isMonth(through) || yearOf(through) !== year) return undefined;
  return isSum(gross) && isSum(pension) && isSum(withheld)
    ? { employeeNumber, through, gross, pension, withheld }
    : undefined;
}

/** Lines with an amount that may be thousands or decimals, where another of its column has a point before its decimals. */
function questionedLines(rows: readonly { line: number; cells: string[] }[]): number[] {
  const columns = [2, 3, 4].filter((place) => hasDecimalPoint(rows.map(({ cells }) => cells[place])));
  return rows.flatMap(({ line, cells }) =>
    columns.some((place) => isThousandsOrDecimals(cells[place])) ? [line] : [],
  );
}

/** Rows as they were pasted, without a first line of headings, totals and notes. @throws invalid naming the lines that cannot be read, or be read two ways */
function readRows(text: string, year: number): { rows: (Read & { line: number })[]; skipped: number } {
  const numbered = cellsOf(text).map((cells, place) => ({ line: place + 1, parsed: readRow(cells, year), cells }));
  const last = numbered.findLastIndex(({ parsed }) => parsed);
  const isRemark = ({ parsed, cells }: (typeof numbered)[number], at: number) =>
    !parsed &&
    remarkOf(
      cells.filter((cell) => cell !== ""),
      { isBelow: last >= 0 && at > last },
    ) !== null;
  const all = numbered.filter((row, at) => !isRemark(row, at));
  const skipped = numbered.length - all.length;
  const rows = all.filter(({ parsed, line, cells }) => parsed || line > 1 || /\d/.test(cells.slice(1).join("")));
  const unreadable = rows.filter(({ parsed }) => !parsed).map(({ line }) => line);
  if (unreadable.length > 0) throw problem(unreadable, "pay-data.import.unread");
  const asked = questionedLines(rows);
  if (asked.length > 0) throw problem(asked, "pay-data.import.thousandsOrDecimals");
  if (rows.length === 0 || rows.length > maxRows) throw problem([], "pay-data.import.tooMany");
  return { rows: rows.flatMap(({ line, parsed }) => (parsed ? [{ ...parsed, line }] : [])), skipped };
}

function problem(lines: number[], key: string) {
  const lineList = lines.slice(0, maxListedLines).join(", ") + (lines.length > maxListedLines ? " …" : "");
  const field: FieldError = { path: "rows", message: messageOf(key, { lines: lineList, most: maxRows }) };
  return new AppError("invalid", "errors.invalid", {}, [field]);
}

/** Find the people of the rows. @throws invalid listing the lines of unknown or duplicate people */
async function peopleOf(db: Transaction, actor: Actor, rows: (Read & { line: number })[]) {
  const numbers = rows.map(({ employeeNumber }) => employeeNumber);
  const people = await db
    .select({ id: crew.id, number: crew.employeeNumber })
    .from(crew)
    .where(and(anyOf(crew.employeeNumber, numbers), visibleTo(actor), sql`${crew.erasedAt} is null`));
  const ids = new Map(people.map(({ id, number }) => [number, id]));
  const unknownLines = rows.filter(({ employeeNumber }) => !ids.has(employeeNumber)).map(({ line }) => line);
  if (unknownLines.length > 0) throw problem(unknownLines, "pay-data.import.unknown");
  const duplicates = rows.filter(({ employeeNumber }, place) => numbers.indexOf(employeeNumber) !== place);
  if (duplicates.length > 0)
    throw problem(
      duplicates.map(({ line }) => line),
      "pay-data.import.twice",
    );
  return ids;
}

/**
 * Import opening balances of many people pasted from a spreadsheet, all or none. Verified ones refuse the import. Whole
 * rupiah, months of Asia/Jakarta. product 5.15.6b @throws invalid listing lines that are unreadable, unknown, duplicate
 * or verified
 */
export const importOpeningBalances = write({
  name: "work-orders.import-openings",
  access: "work-orders:write",
  input: importOpeningsInput,
  output: openingsImported,
  async run({ db, actor, now, audit }, { year, source, rows: text }) {
    const { userId, divisionId } = userActorOf(actor);
    const { rows, skipped } = readRows(text, year);
    const ids = await peopleOf(db, actor, rows);
    await redraftPeople(db, [...ids.values()]);
    const values = rows.map(({ employeeNumber, through, gross, pension, withheld }) => ({
      crewId: ids.get(employeeNumber) ?? 0,
      year,
      through: firstDayOf(through),
      gross,
      pension,
      withheld,
      source,
      createdAt: now,
      createdBy: userId,
      updatedAt: now,
      updatedBy: userId,
    }));
    const excluded = (name: string) => sql.raw(`excluded.${name}`);
    const stored = await db
      .insert(openingBalances)
      .values(values)
      .onConflictDoUpdate({
        target: [openingBalances.crewId, openingBalances.year],
        set: {
          through: excluded("through"),
          gross: excluded("gross"),
          pension: excluded("pension"),
          withheld: excluded("withheld"),
          source: excluded("source"),
          updatedAt: now,
          updatedBy: userId,
          version: sql`${openingBalances.version} + 1`,
        },
        setWhere: sql`${openingBalances.verifiedAt} is null and ${openingBalances.usedAt} is null`,
      })
      .returning({ crewId: openingBalances.crewId });
    const done = new Set(stored.map(({ crewId }) => crewId));
    const verifiedRows = rows.filter(({ employeeNumber }) => !done.has(ids.get(employeeNumber) ?? 0));
    if (verifiedRows.length > 0)
      throw problem(
        verifiedRows.map(({ line }) => line),
        "pay-data.import.verified",
      );
    audit({ subject: divisionId, divisionId, after: { year, source, rows: stored.length } });
    return { stored: stored.length, skipped };
  },
});
