import { eq } from "drizzle-orm";
import { sensitiveReads } from "@/db/schema/crew";
import { provisioned, travelled, worked } from "@/db/testing/records/billing";
import { contracted } from "@/db/testing/records/contracts";
import { countQueries } from "@/db/testing/count-queries";
import { vessel } from "@/db/testing/crew";
import { documented } from "@/db/testing/records/schedules";
import { person, principal } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { payrollSettings } from "@/db/schema/work-orders";
import { listExpenses } from "./list-expenses";
import { listVictualing } from "./list-victualing";
import { listWorkOrders } from "./list-work-orders";

afterAll(closeDatabase);

const september = { month: 9, year: 2026 };

test(
  "lists expenses by travel day without fee or VAT, with held ones separate",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    const { id: principalId } = await principal(db);
    await contracted(db, { principalId });
    const ship = await vessel(db, { name: "MV Tirta", principalId });
    const { schedule } = await travelled(db, ship, { price: 900_000, document: "Ticket", name: "Agus" });
    const of = { id: schedule.id, crewId: schedule.crewId };
    await documented(db, of, { name: "Hotel", price: 0, comment: "wait" });
    await documented(db, of, { name: "Way home", price: 400_000, usage: "OffBoard" });
    await documented(db, of, { name: "Unpriced", price: null });
    await documented(db, of, { name: "Removed", price: 5_000, removedAt: new Date() });
    await documented(db, of, { name: "Report", kind: "appraisal" });
    const list = (more = {}) => listExpenses.execute(as(finance), { ...september, ...more });
    expect(await list()).toMatchObject({
      rows: [
        { vessel: "MV Tirta", employeeName: "Agus", expenses: "Ticket", price: 900_000, isOnHold: false, note: null },
      ],
      summary: { amount: 900_000, fee: 0, billsAfterFee: 900_000, vat: 0, totalBills: 900_000 },
      open: { held: 1 },
    });
    expect((await list({ hold: "true" })).rows).toMatchObject([
      { expenses: "Hotel", price: 0, isOnHold: true, notes: "wait" },
    ]);
    expect((await list({ month: 2, year: 2027 })).rows).toMatchObject([{ expenses: "Way home", date: "2027-02-01" }]);
    expect(await countQueries(db, () => list())).toBe(2);
  }),
);

test(
  "lists victualing of closed UJBM months with the contract's fee and VAT; Tanker has none",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    const { id: principalId } = await principal(db);
    await contracted(db, { principalId, feePercentage: 10 });
    await provisioned(db, await vessel(db, { name: "MV Tirta", principalId }), "2026-09-01", 14);
    const list = () => listVictualing.execute(as(finance), september);
    expect(await list()).toMatchObject({
      rows: [
        {
          vessel: "MV Tirta",
          expensesType: "UJBM",
          totalCrew: 14,
          totalAmount: 910_000,
          attachment: null,
          fee: 91_000,
          billsAfterFee: 1_001_000,
          vat: 110_110,
          totalBills: 1_111_110,
        },
      ],
      summary: { amount: 910_000, totalBills: 1_111_110 },
    });
    expect(await countQueries(db, list)).toBe(2);
    const tanker = await person(db, "crewingfinancetanker");
    expect((await listVictualing.execute(as(tanker), september)).rows).toEqual([]);
  }),
);

test(
  "bills a locked work order at slip income plus, by setting, employer JHT and JP",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancetanker");
    const { id: principalId } = await principal(db, 2);
    const ship = await vessel(db, { divisionId: 2, name: "MT Samudra", principalId });
    const { number, crewId } = await worked(db, ship, "2026-09-01", { name: "Agus" });
    await worked(db, ship, "2026-09-01", { name: "Draft", isLocked: false });
    const list = () => listWorkOrders.execute(as(finance), september);
    expect((await list()).rows).toMatchObject([
      {
        workOrderNumber: number,
        vessel: "MT Samudra",
        crew: "Agus",
        amount: 10_200_173,
        fee: 816_014,
        note: "no-contract",
      },
    ]);
    const settings = { divisionId: 2, usedFrom: "2026-01-01", bpjsBase: ["basicSalary" as const] };
    await db
      .insert(payrollSettings)
      .values({ ...settings, billsPension: false })
      .onConflictDoUpdate({
        target: payrollSettings.divisionId,
        set: { billsPension: false },
      });
    expect((await list()).rows).toMatchObject([{ amount: 9_772_673 }]);
    // The read log was written before; it is written once per hour.
    expect(await countQueries(db, list)).toBe(2);
    const reads = await db.select().from(sensitiveReads).where(eq(sensitiveReads.crewId, crewId));
    expect(reads).toMatchObject([{ userId: finance.userId, fieldClass: "payroll" }]);
  }),
);
