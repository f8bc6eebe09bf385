import { eq, sql } from "drizzle-orm";
import { payrollRuns, personMonths, workOrderLines, workOrders } from "@/db/schema/work-orders";
import { countQueries } from "@/db/testing/count-queries";
import { vessel } from "@/db/testing/crew";
import { crowdLike } from "@/db/testing/payroll/crowd";
import { paidAboard, paysFrom, tablesVerified } from "@/db/testing/payroll/paid-aboard";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { draftMonths } from "./draft-months";
import { draftPeople } from "./draft-people";

afterAll(closeDatabase);

/** PAYROLL_WORK_ORDERS=10000 measures a whole fleet. The default checks the same pace with fewer. */
const size = Number(process.env.PAYROLL_WORK_ORDERS ?? 1_000);
const millisecondsEach = 6;
const scheduler = as({ kind: "scheduler" }, { now: new Date("2026-10-20T05:00:00+07:00") });

test(
  "drafts a fleet's month in the background at ten thousand work orders a minute, with few queries per part",
  rolledBack(async (db) => {
    await tablesVerified(db);
    await paysFrom(db, "2026-10-01");
    await crowdLike(db, await paidAboard(db, await vessel(db), {}), size);
    const { runs } = await draftMonths.execute(scheduler, {});
    const [run] = await db.select().from(payrollRuns).where(eq(payrollRuns.divisionId, 1));
    expect(runs).toContain(run?.id);
    const begun = performance.now();
    let queries = 0;
    for (let after = 0, done = -1; done !== size;) {
      queries = await countQueries(
        db,
        async () => void (await draftPeople.execute(scheduler, { runId: run?.id, after })),
      );
      const [now] = await db
        .select()
        .from(payrollRuns)
        .where(eq(payrollRuns.id, run?.id ?? 0));
      expect(now?.done).toBeGreaterThan(done);
      done = now?.done ?? size;
      const [last] = await db.execute<{ id: number }>(sql`select max(crew_id) as id from ${personMonths}`);
      after = last?.id ?? 0;
    }
    const took = performance.now() - begun;
    if (process.env.PAYROLL_WORK_ORDERS) process.stdout.write(`${size} work orders in ${Math.round(took)} ms\n`);
    expect(took).toBeLessThan(size * millisecondsEach + 2_000);
    expect(queries).toBeLessThan(40);
    expect(await db.$count(workOrders)).toBe(size);
    expect(await db.$count(workOrderLines)).toBe(size * 12);
    const again = await draftMonths.execute(scheduler, {});
    const same = again.runs.find((id) => id > (run?.id ?? 0)) ?? 0;
    expect(await draftPeople.execute(scheduler, { runId: same, after: 0 })).toEqual({ changed: 0 });
  }),
  600_000,
);
