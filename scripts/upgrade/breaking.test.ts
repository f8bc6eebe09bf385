import fs from "node:fs";
import { breakingIn, outsideTransaction } from "@/db/testing/releases/breaking";
import { declaredBreaks } from "@/db/testing/releases/declared-breaks";
import { readData, readManifest, releasesKept } from "@/db/testing/releases/fixture";

const newest = releasesKept().at(-1) ?? "";
const released = new Set(readManifest(newest).migrations.map(({ tag }) => tag));
const migrations = fs
  .readdirSync("drizzle")
  .filter((file) => file.endsWith(".sql"))
  .map((file) => ({ tag: file.replace(/\.sql$/, ""), sql: fs.readFileSync(`drizzle/${file}`, "utf8") }));
const since = migrations.filter(({ tag }) => !released.has(tag));

/** The tables and columns the program of the newest release works with. */
const known = new Set(
  [...readData(newest).matchAll(/^insert into "(\w+)" \(([^)]*)\)/gm)].flatMap(([, table = "", columns = ""]) => [
    table,
    ...[...columns.matchAll(/"(\w+)"/g)].map(([, column]) => `${table}.${column}`),
  ]),
);
const subjectOf = (breaks: string) => breaks.split(" ").at(-1) ?? "";
const isOfRelease = (breaks: string) =>
  breaks.startsWith("requires") ? known.has(subjectOf(breaks).split(".")[0] ?? "") : known.has(subjectOf(breaks));

test.each([
  ['ALTER TABLE "crew" DROP COLUMN "nickname";', ["drops column crew.nickname"]],
  ["alter table crew drop column if exists nickname", ["drops column crew.nickname"]],
  ["drop table if exists papers cascade", ["drops table papers"]],
  ['ALTER TABLE "crew" RENAME COLUMN "name" TO "full_name";', ["renames column crew.name"]],
  ["alter table papers rename to documents", ["renames table papers"]],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE numeric(5, 2);', ["changes the type of a.b"]],
  ["alter table a alter column b type text", ["changes the type of a.b"]],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL', ["requires a.b"]],
  ['ALTER TABLE "a" ADD COLUMN "b" integer NOT NULL;', ["requires a.b"]],
  ['ALTER TABLE "a" ADD COLUMN "b" integer DEFAULT 1 NOT NULL;', []],
  ['ALTER TABLE "a" ADD COLUMN "b" text GENERATED ALWAYS AS (lower(c)) STORED NOT NULL;', []],
  ['ALTER TABLE "a" ADD COLUMN "b" integer;', []],
  ['ALTER TABLE "a" DROP CONSTRAINT "b"; ALTER TABLE "a" ALTER COLUMN "b" DROP NOT NULL; drop index c;', []],
  ["create function f() returns void language sql as $$ drop table a $$; -- drop table b", []],
])("%s", (sql, breaks) => {
  expect(breakingIn(sql)).toEqual(breaks);
});

test("no migration since the last release takes from its program what that still uses: expand, migrate, contract a release later (CONTRIBUTING.md)", () => {
  const found = since.flatMap(({ tag, sql }) =>
    breakingIn(sql)
      .filter(isOfRelease)
      .map((breaks) => `${tag} ${breaks}`),
  );
  expect(found.sort()).toEqual(declaredBreaks.map(({ migration, breaks }) => `${migration} ${breaks}`).sort());
});

test("what is declared says why, and a release that is out as the last one that used it", () => {
  for (const { migration, why, unusedSince } of declaredBreaks) {
    expect([migration, why.length > 20]).toEqual([migration, true]);
    if (unusedSince) expect(releasesKept()).toContain(unusedSince);
  }
});

test("every migration is undone with the others when one fails: nothing in them leaves the transaction", () => {
  expect(migrations.flatMap(({ tag, sql }) => outsideTransaction(sql).map((one) => `${tag}: ${one}`))).toEqual([]);
  expect(outsideTransaction("create index concurrently a on b (c); vacuum b;")).toEqual(["concurrently", "vacuum"]);
});
