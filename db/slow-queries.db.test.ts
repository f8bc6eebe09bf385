import { sql } from "drizzle-orm";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { recordSlowQuery, slowQueries } from "./slow-queries";

afterAll(closeDatabase);

test(
  "records a query of half a second by its text, without values, and no quick one",
  rolledBack(async (db) => {
    await db.execute(sql`select pg_sleep(${0.6}), ${"Martha"}::text`);
    await db.execute(sql`select ${"quick"}::text`);
    expect(slowQueries(100).filter(({ text }) => text === "select $1::text")).toEqual([]);
    const [found] = slowQueries(100).filter(({ text }) => text.includes("pg_sleep"));
    expect(found).toMatchObject({ text: "select pg_sleep($1), $2::text", calls: 1 });
    expect(found?.maxMilliseconds).toBeGreaterThanOrEqual(590);
  }),
);

test("of too many texts the ones that came longest ago go", () => {
  for (let number = 0; number < 150; number += 1) recordSlowQuery(`select ${number}`, 600 + number);
  const texts = slowQueries(1_000).map(({ text }) => text);
  expect(texts).toHaveLength(100);
  expect([texts[0], texts.includes("select 49"), texts.includes("select 50")]).toEqual(["select 149", false, true]);
});
