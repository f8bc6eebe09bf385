import { getTableColumns, getTableName, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import fs from "node:fs";
import path from "node:path";
import { personalTables } from "./personal-tables";
import { applicants } from "./schema/applicants";
import { crew } from "./schema/crew";
import { users } from "./schema/users";

/** Columns that name a person without a reference: ids, names, addresses and numbers of people. */
const namesPerson =
  /^(crewId|applicantId|userId|ownerId|headId|\w*OfficerId|fullName|firstName|lastName|familyName|givenNames|personName|accountName|requesterName|nextOfKin(Name|Email|Phone)|consentName|master|reportingOfficer|\w*Agent(Name|Phone)|recipient|email|formerEmail|requesterEmail|phone)$/;

const peopleTables = new Set<unknown>([crew, applicants, users]);

/** List the columns of a table that refer to a person, by foreign key or by name. */
function columnsNaming(table: PgTable): string[] {
  const columns = Object.entries(getTableColumns(table));
  const referring = getTableConfig(table).foreignKeys.flatMap((key) => {
    const { foreignTable, columns: own } = key.reference();
    return peopleTables.has(foreignTable) ? own : [];
  });
  return columns.filter(([name, column]) => referring.includes(column) || namesPerson.test(name)).map(([name]) => name);
}

function tablesIn(file: string): PgTable[] {
  const exported: Record<string, unknown> = jest.requireActual(path.resolve("db/schema", file));
  return Object.values(exported).filter((value): value is PgTable => is(value, PgTable));
}
const everyTable = fs.readdirSync("db/schema").flatMap(tablesIn);
const declared = new Map(personalTables.map((entry) => [getTableName(entry.table), entry]));

test("declares every table that names a person, with every column that does", () => {
  const undeclared = everyTable.flatMap((table) => {
    const by = declared.get(getTableName(table))?.by ?? [];
    return columnsNaming(table).flatMap((column) => (by.includes(column) ? [] : [`${getTableName(table)}.${column}`]));
  });
  expect(everyTable.length).toBeGreaterThan(120);
  expect(undeclared).toEqual([]);
});

test("finds a person by reference and by name", () => {
  const byTable = (name: string) => {
    const table = everyTable.find((candidate) => getTableName(candidate) === name);
    return table ? columnsNaming(table) : [];
  };
  expect(byTable("crew_educations")).toEqual(["crewId", "createdBy", "removedBy"]);
  expect(byTable("ujbm_rows")).toEqual(expect.arrayContaining(["headId", "accountName", "phone"]));
  expect(byTable("divisions")).toEqual([]);
});

test("declares a table once, with columns it has", () => {
  expect(declared.size).toBe(personalTables.length);
  const unknown = personalTables.flatMap(({ table, by }) =>
    by.filter((column) => !(column in getTableColumns(table))).map((column) => `${getTableName(table)}.${column}`),
  );
  expect(unknown).toEqual([]);
});

test("gives a reason for a table that the archive leaves out", () => {
  const short = personalTables.filter(({ export: place }) => "why" in place && place.why.length < 20);
  expect(short.map(({ table }) => getTableName(table))).toEqual([]);
});
