import { and, asc, eq, sql } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { payrollRuns, personMonths, workOrderLines, workOrders } from "@/db/schema/work-orders";
import { vessel } from "@/db/testing/crew";
import { assigned, seatOn } from "@/db/testing/manning";
import { agreedFor, leaves, paidAboard, paysFrom, tablesVerified } from "@/db/testing/payroll/paid-aboard";
import { person as somebody } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { getDraftingRun } from "../periods/get-drafting-run";
import { draftMonths } from "./draft-months";
import { draftPeople } from "./draft-people";
import { redraftWorkOrders } from "./redraft-work-orders";

afterAll(closeDatabase);

const scheduler = (day: string) => as({ kind: "scheduler" }, { now: new Date(`${day}T05:00:00+07:00`) });
const redraft = (crewId: number, day = "2026-10-20") => redraftWorkOrders.execute(scheduler(day), { crewId });

async function slipsOf(db: Executor, crewId: number, month = "2026-10-01") {
  const orders = await db
    .select()
    .from(workOrders)
    .where(and(eq(workOrders.crewId, crewId), eq(workOrders.month, month)))
    .orderBy(asc(workOrders.firstDay));
  const lines = await db
    .select({ line: workOrderLines, number: workOrders.number })
    .from(workOrderLines)
    .innerJoin(workOrders, eq(workOrders.id, workOrderLines.workOrderId))
    .where(and(eq(workOrders.crewId, crewId), eq(workOrders.month, month)))
    .orderBy(workOrderLines.place);
  return orders.map((order) => ({
    ...order,
    lines: Object.fromEntries(
      lines.filter(({ number }) => number === order.number).map(({ line }) => [line.name, line.amount]),
    ),
  }));
}

async function monthOf(db: Executor, crewId: number) {
  const [row] = await db.select().from(personMonths).where(eq(personMonths.crewId, crewId));
  return row;
}

async function ready(db: Transaction) {
  await tablesVerified(db);
  await paysFrom(db, "2026-10-01");
  return vessel(db);
}

const fifteen = { basicSalary: 15_000_000, allowances: 5_000_000, allowancesTradingOut: 2_500_000 };

test.each([
  ["K/1 for the whole month", { since: "2026-09-10", ptkp: "K/1" }, 31, [9_208_333, 9_772_673, 446_590, 8_908_333]],
  ["K/1 for twelve days", { since: "2026-10-20", ptkp: "K/1" }, 12, [3_564_516, 3_982_266, 300_000, 3_264_516]],
  [
    "TK/0 for the whole month",
    { since: "2026-09-10", ptkp: "TK/0", wages: fifteen },
    31,
    [23_750_000, 27_577_528, 3_664_391, 23_119_137],
  ],
] as const)("stores the worked slip of %s to the rupiah", (_, given, days, figures) =>
  rolledBack(async (db) => {
    const ship = await ready(db);
    const { person } = await paidAboard(db, ship, given);
    await redraft(person.id);
    const [slip, ...others] = await slipsOf(db, person.id);
    expect(others).toEqual([]);
    expect(slip).toMatchObject({ days, state: "draft", crewName: person.fullName, ptkpCode: given.ptkp });
    expect([slip?.wages, slip?.income, slip?.deductions, slip?.takeHome]).toEqual(figures);
    expect(slip?.number).toMatch(/^WO\/M\/2026\/10\/\d{5}$/);
    expect(await monthOf(db, person.id)).toMatchObject({ isHeld: false, state: "draft", takeHome: figures[3] });
  })(),
);

test(
  "creates two work orders for two vessels in a month, with the change day on the vessel joined and premiums once",
  rolledBack(async (db) => {
    const one = await ready(db);
    const other = await vessel(db);
    const { person, tour } = await paidAboard(db, one, { since: "2026-10-03", to: "2026-10-12" });
    const second = await assigned(db, await seatOn(db, other), person.id, {
      slot: "current",
      startDate: "2026-10-12",
      endDate: "2027-02-01",
      checkedInOn: "2026-10-12",
    });
    await agreedFor(db, second, "2026-10-12");
    await redraft(person.id);
    const slips = await slipsOf(db, person.id);
    expect(slips.map(({ vesselId, days, firstDay, lastDay }) => [vesselId, days, firstDay, lastDay])).toEqual([
      [one.id, 9, "2026-10-03", "2026-10-11"],
      [other.id, 20, "2026-10-12", "2026-10-31"],
    ]);
    expect(slips.map(({ lines }) => lines.jkk)).toEqual([0, 95_250]);
    await leaves(db, second.id, "2026-10-12");
    await redraft(person.id);
    expect((await slipsOf(db, person.id)).map(({ days }) => days)).toEqual([9, 1]);
    expect(tour.id).not.toBe(second.id);
  }),
);

test(
  "pays by the agreement in force on the first day on board, never by an unsigned one",
  rolledBack(async (db) => {
    const ship = await ready(db);
    const { person, tour } = await paidAboard(db, ship, { since: "2026-09-10" });
    await agreedFor(db, tour, "2026-10-02", { basicSalary: 9_000_000 });
    await agreedFor(db, tour, "2026-09-20", {
      basicSalary: 9_500_000,
      signedAt: null,
      signedFileId: null,
      signedSha256: null,
    });
    await redraft(person.id);
    expect((await slipsOf(db, person.id))[0]?.lines.basicSalary).toBe(5_500_000);
    await redraft(person.id, "2026-11-03");
    expect((await slipsOf(db, person.id, "2026-11-01"))[0]?.lines.basicSalary).toBe(9_000_000);
  }),
);

test(
  "drafts a work order without figures and names the vessel without an agreement",
  rolledBack(async (db) => {
    const ship = await ready(db);
    const { person } = await paidAboard(db, ship, { wages: null });
    await redraft(person.id);
    const [slip] = await slipsOf(db, person.id);
    expect(slip).toMatchObject({ income: 0, takeHome: 0, pklId: null, days: 31, lines: {} });
    const month = await monthOf(db, person.id);
    expect(month).toMatchObject({ isHeld: true, hash: null });
    const values = { vessel: ship.name, day: "2026-10-01" };
    expect(month?.problems).toEqual([{ code: "agreementMissing", stops: "calculation", values }]);
  }),
);

test(
  "keeps numbers over redrafts, writes nothing without changes, and deletes drafts without an assignment",
  rolledBack(async (db) => {
    const ship = await ready(db);
    const { person, tour } = await paidAboard(db, ship, {});
    expect(await redraft(person.id)).toEqual({ changed: 1 });
    const [before] = await slipsOf(db, person.id);
    expect(await redraft(person.id)).toEqual({ changed: 0 });
    await leaves(db, tour.id, "2026-10-15");
    expect(await redraft(person.id)).toEqual({ changed: 1 });
    const [after] = await slipsOf(db, person.id);
    expect(after).toMatchObject({ id: before?.id, number: before?.number, days: 15 });
    await leaves(db, tour.id, "2026-09-30");
    expect(await redraft(person.id)).toEqual({ changed: 1 });
    expect(await slipsOf(db, person.id)).toEqual([]);
    expect(await monthOf(db, person.id)).toBeUndefined();
  }),
);

test(
  "drafts every open month each night in parts with progress, by the scheduler only",
  rolledBack(async (db) => {
    const ship = await ready(db);
    await paidAboard(db, ship, {});
    await paidAboard(db, ship, { sequence: 2 });
    const { runs } = await draftMonths.execute(scheduler("2026-11-03"), {});
    const ours = await db.select().from(payrollRuns).where(eq(payrollRuns.divisionId, 1)).orderBy(asc(payrollRuns.id));
    expect(ours.map(({ month, total }) => [month, total])).toEqual([
      ["2026-10-01", 2],
      ["2026-11-01", 2],
    ]);
    expect(runs).toEqual(expect.arrayContaining(ours.map(({ id }) => id)));
    const [first] = ours;
    const finance = await somebody(db, "crewingfinancemarine");
    const october = () => getDraftingRun.execute(as(finance), { month: "2026-10" });
    expect(await october()).toEqual({ run: { done: 0, total: 2 } });
    const other = await somebody(db, "crewingfinancetanker");
    expect(await getDraftingRun.execute(as(other), { month: "2026-10" })).toEqual({ run: null });
    await expect(
      getDraftingRun.execute(as(await somebody(db, "crewmarine")), { month: "2026-10" }),
    ).rejects.toMatchObject({
      code: "forbidden",
    });
    expect(await draftPeople.execute(scheduler("2026-11-03"), { runId: first?.id, after: 0 })).toEqual({ changed: 2 });
    const [done] = await db
      .select()
      .from(payrollRuns)
      .where(eq(payrollRuns.id, first?.id ?? 0));
    expect(done).toMatchObject({ done: 2, total: 2 });
    expect(done?.finishedAt).not.toBeNull();
    expect(await october()).toEqual({ run: null });
    expect(await db.$count(workOrders, eq(workOrders.month, "2026-10-01"))).toBe(2);
    await expect(draftMonths.execute(as({ kind: "stranger" }), {})).rejects.toMatchObject({ code: "unauthenticated" });
    const jobs = await db.execute(sql`select from graphile_worker.jobs where key like 'draft:1:%'`);
    expect(jobs).toHaveLength(2);
  }),
);

test(
  "keeps the name the work was paid under after an erasure, also when an earlier draft lost it",
  rolledBack(async (db) => {
    const ship = await ready(db);
    const { person } = await paidAboard(db, ship, { since: "2026-09-10" });
    await redraft(person.id);
    await db
      .update(crew)
      .set({ fullName: `Erased ${person.id}`, erasedAt: new Date() })
      .where(eq(crew.id, person.id));
    await redraft(person.id, "2026-11-20");
    expect(await slipsOf(db, person.id)).toMatchObject([{ crewName: person.fullName }]);
    expect(await slipsOf(db, person.id, "2026-11-01")).toMatchObject([{ crewName: person.fullName }]);
  }),
);
