import type { Transaction } from "@/db/client";
import { vessel } from "@/db/testing/crew";
import { aboard } from "@/db/testing/manning";
import { paysFrom } from "@/db/testing/payroll/paid-aboard";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { listWork } from "@/lib/features/tasks/work-list/list-work";
import { listPaidPeople } from "../inputs/list-paid-people";
import { requestAdvance } from "./request-advance";
import { decideDebt } from "./decide-debt";
import { listCashPeople } from "./list-cash-people";
import { listDebts } from "./list-debts";
import { recordCash } from "./record-cash";

afterAll(closeDatabase);

const today = { now: new Date("2026-10-20T09:00:00+07:00") };

async function ready(db: Transaction) {
  await paysFrom(db, "2026-10-01");
  const ship = await vessel(db);
  const { person: sailor } = await aboard(db, ship, { since: "2026-10-01" });
  const own = await person(db, "crewmarine", "crew", { crewId: sailor.id });
  return { ship, sailor, own, finance: await person(db, "crewingfinancemarine") };
}

test(
  "lets a seafarer request one advance with a reason and see the decision, of their own only",
  rolledBack(async (db) => {
    const { ship, sailor, own, finance } = await ready(db);
    const asked = { amount: "1.500.000", note: "School fees" };
    await expect(requestAdvance.execute(as(own, today), { ...asked, note: "" })).rejects.toMatchObject({
      code: "invalid",
    });
    const { id } = await requestAdvance.execute(as(own, today), asked);
    await expect(requestAdvance.execute(as(own, today), asked)).rejects.toMatchObject({ code: "rule" });
    const waiting = await listDebts.execute(as(own, today), {});
    expect(waiting).toMatchObject({ balance: 0, mayAsk: true, mayOpen: false });
    expect(waiting.debts).toMatchObject([
      { state: "proposed", amount: 1_500_000, source: "seafarer", allowedActions: [] },
    ]);
    const year = { year: 2026, tab: "to-confirm" };
    expect((await listPaidPeople.execute(as(finance, today), year)).rows.map(({ crewId }) => crewId)).toEqual([
      sailor.id,
    ]);
    const { tasks } = await listWork.execute(as(finance, today), {});
    expect(tasks.find(({ key }) => key === "debts-to-confirm")).toMatchObject({ count: 1 });
    const [shown] = (await listDebts.execute(as(finance, today), { crewId: sailor.id })).debts;
    expect(shown?.allowedActions).toEqual(["confirm", "refuse"]);
    const granted = { id, decision: "confirm", amount: "1.000.000", instalment: "250.000" };
    await decideDebt.execute(as(finance, today), granted);
    expect((await listDebts.execute(as(own, today), {})).balance).toBe(1_000_000);
    const { person: other } = await aboard(db, ship, { since: "2026-10-01", sequence: 2 });
    await expect(listDebts.execute(as(own, today), { crewId: other.id })).rejects.toMatchObject({ code: "not-found" });
    const admin = await person(db, "crewingadminmarine");
    await expect(listDebts.execute(as(admin, today), { crewId: sailor.id })).rejects.toMatchObject({
      code: "forbidden",
    });
  }),
);

test(
  "lets the vessel head record cash for people on board, confirmed by finance, without other debts",
  rolledBack(async (db) => {
    const { ship, sailor, finance } = await ready(db);
    const head = await person(db, "crewmarine", "head", { vesselId: ship.id });
    const { people } = await listCashPeople.execute(as(head, today), {});
    expect(people).toEqual([{ crewId: sailor.id, name: sailor.fullName }]);
    const cash = { crewId: sailor.id, amount: "750.000", paidOn: "2026-10-18", note: null };
    const { id } = await recordCash.execute(as(head, today), cash);
    await expect(recordCash.execute(as(head, today), { ...cash, paidOn: "2026-10-21" })).rejects.toMatchObject({
      code: "invalid",
    });
    const { person: other } = await aboard(db, await vessel(db), { since: "2026-10-01", sequence: 3 });
    await expect(recordCash.execute(as(head, today), { ...cash, crewId: other.id })).rejects.toMatchObject({
      code: "not-found",
    });
    await expect(listDebts.execute(as(head, today), { crewId: sailor.id })).rejects.toMatchObject({
      code: "not-found",
    });
    await decideDebt.execute(as(finance, today), { id, decision: "confirm" });
    const ledger = await listDebts.execute(as(finance, today), { crewId: sailor.id });
    expect(ledger).toMatchObject({ balance: 750_000, debts: [{ kind: "cashOnBoard", paidOn: "2026-10-18" }] });
  }),
);
