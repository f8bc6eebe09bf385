import type { Sql } from "postgres";
import { closeDatabase } from "@/db/testing/rolled-back";
import { onScratchDatabase } from "@/db/testing/databases/scratch-database";
import type { Change } from "./changes";
import { contentsOf, losses } from "./contents";

afterAll(closeDatabase);

const why = "a test";
const since = "0.2.0";

async function fill(sql: Sql) {
  await sql.unsafe(`
    drop table if exists people, papers, scans, documents;
    create table people (id int primary key, name text, born date, shout text generated always as (upper(name)) stored);
    create table papers (id int primary key, title text);
    create table scans (id int primary key, title text);
    insert into people values (1, 'Sari', '1990-05-17'), (2, 'Budi', null);
    insert into papers values (1, 'Passport'), (2, 'Visa');
    insert into scans values (3, 'Seaman book')`);
}

/** A migration, what it loses, and the change that makes it one on purpose. */
const cases: [sql: string, lost: string[], declared: Change[]][] = [
  ["alter table people add column nickname text default 'none'", [], []],
  [
    "alter table people drop column born",
    ["column people.born is gone, it had 1 values"],
    [{ since, why, column: "people.born", dropped: true }],
  ],
  [
    "alter table people rename column name to full_name",
    ["column people.name is gone, it had 2 values"],
    [{ since, why, column: "people.name", becomes: "people.full_name" }],
  ],
  [
    "update people set name = 'Someone' where id = 2",
    ["column people.name has other values than before"],
    [{ since, why, column: "people.name", rewritten: true }],
  ],
  [
    "update people set born = null",
    ["column people.born has 0 values, expected 1"],
    [{ since, why, column: "people.born", rewritten: true }],
  ],
  [
    "alter table papers rename to documents; insert into documents select * from scans; drop table scans",
    ["table papers is gone, it had 2 rows", "table scans is gone, it had 1 rows"],
    [
      { since, why, table: "papers", becomes: "documents" },
      { since, why, table: "scans", becomes: "documents" },
    ],
  ],
  ["drop table scans", ["table scans is gone, it had 1 rows"], [{ since, why, table: "scans", dropped: true }]],
  [
    "insert into scans values (4, 'Visa')",
    [
      "table scans has 2 rows, expected 1",
      "column scans.id has 2 values, expected 1",
      "column scans.title has 2 values, expected 1",
    ],
    [{ since, why, table: "scans", addedRows: 1 }],
  ],
];

test("what a migration loses is named, and is none once it is declared", () =>
  onScratchDatabase(async ({ sql }) => {
    for (const [migration, lost, declared] of cases) {
      await fill(sql);
      const before = await contentsOf(sql);
      await sql.unsafe(migration);
      const after = await contentsOf(sql);
      expect([migration, losses(before, after, [])]).toEqual([migration, lost]);
      expect([migration, losses(before, after, declared)]).toEqual([migration, []]);
    }
  }));

test("a declared merge that drops a row on its way is a loss", () =>
  onScratchDatabase(async ({ sql }) => {
    await fill(sql);
    const before = await contentsOf(sql);
    await sql.unsafe("alter table papers rename to documents; drop table scans");
    const declared = ["papers", "scans"].map((table): Change => ({ since, why, table, becomes: "documents" }));
    expect(losses(before, await contentsOf(sql), declared)).toContain("table documents has 2 rows, expected 3");
  }));
