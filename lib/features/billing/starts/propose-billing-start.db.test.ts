import { eq } from "drizzle-orm";
import { auditEntries } from "@/db/schema/audit";
import { billingElsewhere } from "@/db/schema/billing";
import { feesInForce, worked } from "@/db/testing/records/billing";
import { contracted } from "@/db/testing/records/contracts";
import { vessel } from "@/db/testing/crew";
import { person, principal } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { listWorkOrders } from "../lists/list-work-orders";
import { lockMonth } from "../periods/lock-month";
import { previewLock } from "../periods/preview-lock";
import { decideBillingStart } from "./decide-billing-start";
import { getBillingStart } from "./get-billing-start";
import { proposeBillingStart } from "./propose-billing-start";

afterAll(closeDatabase);

const now = new Date("2026-11-23T05:00:00Z");
const of = (month: number) => ({ month, year: 2026 });
const lock = (actor: UserActor, month: number) => lockMonth.execute(as(actor, { now }), of(month));
const propose = (actor: UserActor, month: number) => proposeBillingStart.execute(as(actor, { now }), of(month));
const decide = (actor: UserActor, decision: "confirm" | "refuse") =>
  decideBillingStart.execute(as(actor, { now }), { decision });
const list = (actor: UserActor, month: number) => listWorkOrders.execute(as(actor, { now }), of(month));

/** A principal with a vessel whose wages of August to October are locked in payroll. */
async function threeMonths(db: Parameters<typeof vessel>[0]) {
  await feesInForce(db);
  const { id: principalId } = await principal(db);
  await contracted(db, { principalId });
  const ship = await vessel(db, { principalId });
  const income = { income: 1_000_000, employerPension: 0 };
  for (const month of ["2026-08-01", "2026-09-01", "2026-10-01"]) await worked(db, ship, month, income);
  return {
    ship,
    income,
    people: [await person(db, "crewingfinancemarine"), await person(db, "crewingfinancemarine")] as const,
  };
}
const august = { month: "2026-08-01", rows: 1, totalBills: 1_198_800 };
const september = { month: "2026-09-01", rows: 1, totalBills: 1_198_800 };

test(
  "refuses a first lock over open months; a second person records them as billed elsewhere",
  rolledBack(async (db) => {
    const { ship, income, people } = await threeMonths(db);
    const [finance, other] = people;
    await expect(lock(finance, 10)).rejects.toMatchObject({ wireCode: "FIRST_MONTH", values: { rows: 2 } });
    const preview = await previewLock.execute(as(finance, { now }), of(10));
    expect(preview.before).toEqual([august, september]);
    expect(await propose(finance, 10)).toEqual({ month: "2026-10-01", rows: 2 });
    await expect(propose(other, 9)).rejects.toMatchObject({ code: "conflict", wireCode: "START_KNOWN" });
    await expect(lock(finance, 10)).rejects.toMatchObject({ messageKey: "billing.startWaiting" });
    expect(await list(finance, 10)).toMatchObject({ lockRefusal: "startWaiting", start: { isConfirmed: false } });
    const waiting = { month: "2026-10-01", isConfirmed: false, months: [august, september] };
    expect(await getBillingStart.execute(as(finance), {})).toMatchObject({ ...waiting, mayDecide: false });
    expect(await getBillingStart.execute(as(other), {})).toMatchObject({ ...waiting, mayDecide: true });
    await expect(decide(finance, "confirm")).rejects.toMatchObject({ messageKey: "billing.secondPerson" });
    expect(await decide(other, "confirm")).toEqual({ month: "2026-10-01", isConfirmed: true, rows: 2 });
    expect(await db.$count(billingElsewhere)).toBe(2);
    expect(await list(finance, 9)).toMatchObject({ total: 0, lockRefusal: "beforeStart" });
    await expect(lock(finance, 9)).rejects.toMatchObject({ messageKey: "billing.beforeStart" });
    await expect(decide(other, "refuse")).rejects.toMatchObject({ code: "not-found" });
    await expect(propose(other, 9)).rejects.toMatchObject({ wireCode: "START_KNOWN" });
    const start = await getBillingStart.execute(as(finance), {});
    expect(start).toMatchObject({ isConfirmed: true, confirmedBy: "Sari Wijaya", months: [august, september] });

    // Late rows of an earlier month after that are billed in the first month.
    await worked(db, ship, "2026-09-01", income);
    const { rows } = await list(finance, 10);
    expect(rows.map(({ carriedFrom }) => carriedFrom).sort()).toEqual(["2026-09-01", null]);
    expect(await lock(finance, 10)).toMatchObject({ rows: 2 });
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.operation, "billing.decide-start"));
    expect(entries.map(({ after }) => after)).toEqual([{ decision: "confirm", rows: 2 }]);
  }),
);

test(
  "starts billing with the earliest open month without a question; a request can be withdrawn",
  rolledBack(async (db) => {
    const { people } = await threeMonths(db);
    const [finance, other] = people;
    await propose(finance, 9);
    expect(await decide(finance, "refuse")).toMatchObject({ isConfirmed: false });
    expect(await getBillingStart.execute(as(other), {})).toBeNull();
    for (const month of [8, 9, 10]) expect(await lock(finance, month)).toMatchObject({ rows: 1 });
    expect(await getBillingStart.execute(as(other), {})).toMatchObject({
      month: "2026-08-01",
      isConfirmed: true,
      months: [],
    });
    await expect(propose(finance, 11)).rejects.toMatchObject({ wireCode: "START_KNOWN" });
  }),
);

test(
  "bills rows more than a year late with the next month",
  rolledBack(async (db) => {
    const { people, ship, income } = await threeMonths(db);
    const [finance] = people;
    for (const month of [8, 9]) await lock(finance, month);
    await worked(db, ship, "2025-03-01", income);
    const { rows } = await list(finance, 10);
    expect(rows.map(({ carriedFrom }) => carriedFrom).sort()).toEqual(["2025-03-01", null]);
    expect(await lock(finance, 10)).toMatchObject({ rows: 2 });
  }),
);

test(
  "refuses an unfinished first month and missing rights, per division",
  rolledBack(async (db) => {
    const { people } = await threeMonths(db);
    const [finance] = people;
    await expect(propose(finance, 11)).rejects.toMatchObject({ messageKey: "billing.startNotNext" });
    await propose(finance, 10);
    const tanker = await person(db, "crewingfinancetanker");
    expect(await getBillingStart.execute(as(tanker), {})).toBeNull();
    await expect(decide(tanker, "confirm")).rejects.toMatchObject({ code: "not-found" });
    const manager = await person(db, "crewingmanagermarine");
    expect(await getBillingStart.execute(as(manager), {})).toMatchObject({ mayDecide: false });
    await expect(decide(manager, "confirm")).rejects.toMatchObject({ code: "forbidden" });
    await expect(getBillingStart.execute(as(await person(db, "crewingprincipalmarine")), {})).rejects.toMatchObject({
      code: "forbidden",
    });
  }),
);
