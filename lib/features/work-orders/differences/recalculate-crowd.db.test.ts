import fs from "node:fs";
import path from "node:path";
import { asc, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { preparationPkls } from "@/db/schema/preparation";
import { payDifferences, personMonths } from "@/db/schema/work-orders";
import { countQueries } from "@/db/testing/count-queries";
import { vessel } from "@/db/testing/crew";
import { peopleOf, propertyTimeout } from "@/db/testing/long-run";
import { crowdLike } from "@/db/testing/payroll/crowd";
import { paidAboard, paysFrom, tablesVerified } from "@/db/testing/payroll/paid-aboard";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { firstDayOf } from "../month.rules";
import { lockPayrollMonth } from "../periods/lock-payroll-month";
import { recalculateLocked } from "./recalculate-locked";

afterAll(closeDatabase);

const now = new Date("2026-11-27T02:00:00Z");
const night = as({ kind: "scheduler" }, { now });
const isLong = process.env.LONG_SEED !== undefined;
/** In a long run every month of the year that may be locked. */
const months = Array.from(
  { length: isLong ? 10 : 2 },
  (_, place) => `2026-${String(place + 1 + (isLong ? 0 : 8)).padStart(2, "0")}`,
);
const batchSize = 500;
/** Ten minutes for ten thousand people and twelve months. */
const limitMilliseconds = (10 * 60_000) / (10_000 * 12);

/** Where each part of a month begins: after the last person of the part before. */
async function partsOf(db: Transaction, month: string) {
  const people = await db
    .select({ crewId: personMonths.crewId })
    .from(personMonths)
    .where(eq(personMonths.month, firstDayOf(month)))
    .orderBy(asc(personMonths.crewId));
  return people.flatMap((_, place) => (place % batchSize === 0 ? [people[place - 1]?.crewId ?? 0] : []));
}

test(
  "finds what differs for a whole crew within its night, in few queries per part (60 people in the suite, 10,000 by npm run long)",
  rolledBack(async (db) => {
    const people = peopleOf(60).length;
    await tablesVerified(db);
    await paysFrom(db, firstDayOf(months[0] ?? ""));
    const ship = await vessel(db);
    await crowdLike(db, await paidAboard(db, ship, { since: firstDayOf(months[0] ?? ""), ptkp: "TK/0" }), people);
    const finance = await person(db, "crewingfinancemarine");
    for (const month of months) await lockPayrollMonth.execute(as(finance, { now }), { month });
    await db.execute(sql`analyze work_orders, work_order_lines, person_months`);
    const raise = { basicSalary: 5_600_000, totalWages: sql`${preparationPkls.totalWages} + 100000` };
    await db.update(preparationPkls).set(raise);

    const began = performance.now();
    let found = 0;
    const queries: number[] = [];
    for (const month of months)
      for (const after of await partsOf(db, month))
        queries.push(
          await countQueries(db, async () => {
            found += (await recalculateLocked.execute(night, { divisionId: 1, month, after, isListing: false })).found;
          }),
        );
    const milliseconds = performance.now() - began;

    expect(found).toBe(people * months.length);
    expect(await db.$count(payDifferences, eq(payDifferences.state, "open"))).toBe(people * months.length);
    expect(Math.max(...queries)).toBeLessThan(40);
    if (!isLong) return;
    const figures = { people, months: months.length, seconds: Math.round(milliseconds / 1_000) };
    fs.mkdirSync(path.join(".data", "long"), { recursive: true });
    fs.writeFileSync(path.join(".data", "long", "recalculate-crowd-figures.json"), `${JSON.stringify(figures)}\n`);
    expect(milliseconds).toBeLessThan(people * months.length * limitMilliseconds);
  }),
  propertyTimeout,
);
