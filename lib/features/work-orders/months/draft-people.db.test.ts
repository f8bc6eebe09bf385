import { eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { payrollRuns, personMonths, workOrderLines, workOrders } from "@/db/schema/work-orders";
import { countQueries } from "@/db/testing/count-queries";
import { vessel } from "@/db/testing/crew";
import { paidAboard, paysFrom, tablesVerified } from "@/db/testing/payroll/paid-aboard";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { draftMonths } from "./draft-months";
import { draftPeople } from "./draft-people";

afterAll(closeDatabase);

/** PAYROLL_WORK_ORDERS=10000 measures a whole fleet. The default checks the same pace with fewer. */
const size = Number(process.env.PAYROLL_WORK_ORDERS ?? 1_000);
const millisecondsEach = 6;
const scheduler = as({ kind: "scheduler" }, { now: new Date("2026-10-20T05:00:00+07:00") });

/** Copy rows of a table many times with unique keys. */
async function copied(db: Transaction, table: string, id: number, changes: string) {
  const columns = await db.execute<{ column_name: string }>(
    sql`select column_name from information_schema.columns where table_name = ${table} and is_generated = 'NEVER'`,
  );
  const names = columns.map(({ column_name }) => `"${column_name}"`).join(", ");
  await db.execute(
    sql.raw(`insert into ${table} (${names}) select ${names} from (
      select (jsonb_populate_record(one, ${changes})).* from ${table} one, generate_series(1, ${size - 1}) as n where one.id = ${id}
    ) copies`),
  );
}

test(
  "drafts a fleet's month in the background at ten thousand work orders a minute, with few queries per part",
  rolledBack(async (db) => {
    await tablesVerified(db);
    await paysFrom(db, "2026-10-01");
    const { person, seat, tour } = await paidAboard(db, await vessel(db), {});
    const [agreed] = await db.execute<{ id: number; preparation_id: number }>(
      sql`select id, preparation_id from preparation_pkls where crew_id = ${person.id}`,
    );
    const far = 1_000_000;
    await copied(
      db,
      "crew",
      person.id,
      `jsonb_build_object('id', ${far} + n, 'employee_number', 'P-' || n, 'seafarer_code', 'P' || n)`,
    );
    await copied(db, "seats", seat.id, `jsonb_build_object('id', ${far} + n, 'sequence', n + 1)`);
    await copied(
      db,
      "assignments",
      tour.id,
      `jsonb_build_object('id', ${far} + n, 'seat_id', ${far} + n, 'crew_id', ${far} + n)`,
    );
    await copied(
      db,
      "preparations",
      agreed?.preparation_id ?? 0,
      `jsonb_build_object('id', ${far} + n, 'assignment_id', ${far} + n, 'crew_id', ${far} + n)`,
    );
    await copied(
      db,
      "preparation_pkls",
      agreed?.id ?? 0,
      `jsonb_build_object('id', ${far} + n, 'preparation_id', ${far} + n, 'crew_id', ${far} + n, 'document_number', 'P' || n)`,
    );
    await db.execute(sql`analyze crew, assignments, preparations, preparation_pkls`);
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
