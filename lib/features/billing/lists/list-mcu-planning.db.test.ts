import fc from "fast-check";
import { eq } from "drizzle-orm";
import { preparations } from "@/db/schema/preparation";
import { contracts } from "@/db/schema/contracts";
import { crew } from "@/db/schema/crew";
import { billingAmounts } from "@/db/schema/billing";
import { examined } from "@/db/testing/records/billing";
import { contracted } from "@/db/testing/records/contracts";
import { countQueries } from "@/db/testing/count-queries";
import { vessel } from "@/db/testing/crew";
import { person, principal } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { billOf, type Fee } from "../rules";
import { listMcuPlanning } from "./list-mcu-planning";

afterAll(closeDatabase);

const september = { month: 9, year: 2026 };
const list = (actor: UserActor, more: object = {}) =>
  listMcuPlanning.execute(as(actor), { ...september, pageSize: 200, ...more });
const figuresOf = ({ fee, billsAfterFee, vat, totalBills }: Awaited<ReturnType<typeof list>>["rows"][number]) => [
  fee,
  billsAfterFee,
  vat,
  totalBills,
];

test.each([
  ["8 % on all", "billsAfterFee", "percentage", 8, null, [100_000, 1_350_000, 148_500, 1_498_500]],
  ["8 % on the fee", "feeOnly", "percentage", 8, null, [100_000, 1_350_000, 11_000, 1_361_000]],
  ["no fee on all", "billsAfterFee", "no-fee", null, null, [0, 1_250_000, 137_500, 1_387_500]],
  ["no fee on the fee", "feeOnly", "no-fee", null, null, [0, 1_250_000, 0, 1_250_000]],
  ["75,000 on all", "billsAfterFee", "value", null, 75_000, [75_000, 1_325_000, 145_750, 1_470_750]],
] as const)(
  "a check-up of 1,250,000 is billed as its principal's contract says: %s",
  (_, vatBase, feeOption, feePercentage, feeValue, figures) =>
    rolledBack(async (db) => {
      const finance = await person(db, "crewingfinancemarine");
      const { id: principalId } = await principal(db);
      await contracted(db, { principalId, vatBase, feeOption, feePercentage, feeValue });
      await examined(db, await vessel(db, { principalId }));
      const { rows, summary } = await list(finance);
      expect(rows.map(figuresOf)).toEqual([figures]);
      expect([summary.fee, summary.billsAfterFee, summary.vat, summary.totalBills]).toEqual(figures);
      expect(rows[0]).toMatchObject({ amount: 1_250_000, status: "Passed", clinic: "Klinik Bahari", note: null });
    })(),
);

test(
  "uses the usual terms without a contract on the month's last day, and reports it",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    const { id: principalId } = await principal(db);
    const old = { principalId, contractDate: "2025-01-01", expiresOn: "2026-09-29", feePercentage: 20 };
    await contracted(db, old);
    const deleted = await contracted(db, { principalId, feePercentage: 30 });
    await db.update(contracts).set({ deletedAt: new Date() }).where(eq(contracts.id, deleted.id));
    await examined(db, await vessel(db, { principalId }), { name: "Agus" });
    await examined(db, await vessel(db), { name: "Budi" });
    const { rows } = await list(finance, { sort: "crew" });
    expect(rows).toMatchObject([
      { crew: "Agus", note: "no-contract", fee: 100_000, vat: 148_500, contract: null },
      { crew: "Budi", note: "no-principal", fee: 100_000, vat: 148_500, principal: null },
    ]);
  }),
);

test(
  "replaces an ended contract by the next; two active ones price nothing and are named",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    const { id: principalId } = await principal(db);
    const of = { principalId, contractDate: "2026-02-01" };
    await contracted(db, { ...of, name: "Older", expiresOn: "2026-09-29", feePercentage: 20 });
    await contracted(db, { ...of, name: "Newer", contractDate: "2026-09-30", feePercentage: 12 });
    await examined(db, await vessel(db, { principalId }));
    expect((await list(finance)).rows).toMatchObject([{ contract: "Newer", fee: 150_000, coveredBy: [] }]);
    await contracted(db, { ...of, name: "Another", feePercentage: 10 });
    const { rows, summary } = await list(finance);
    expect(rows).toMatchObject([{ contract: null, fee: null, totalBills: null, coveredBy: ["Another", "Newer"] }]);
    expect(summary).toMatchObject({ amount: 1_250_000, totalBills: 0 });
  }),
);

test(
  "lists rows without amount first and without value; cancelled plans only when done",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    const ship = await vessel(db);
    await examined(db, ship, { name: "Agus", price: 1_000_000 });
    await examined(db, ship, { name: "Zaenal", price: null, result: null });
    const off = await examined(db, ship, { name: "Off", price: null, result: null });
    const done = await examined(db, ship, { name: "Done", price: 500_000 });
    for (const { preparationId } of [off, done])
      await db
        .update(preparations)
        .set({ endedAt: new Date(), endReason: "cancelled" })
        .where(eq(preparations.id, preparationId));
    const page = await list(finance);
    expect(page.rows.map(({ crew: name, amount }) => [name, amount])).toEqual([
      ["Zaenal", null],
      ["Agus", 1_000_000],
      ["Done", 500_000],
    ]);
    expect(page).toMatchObject({ total: 3, summary: { amount: 1_500_000 }, open: { missing: 1 }, locked: false });
  }),
);

const fees = fc.oneof(
  fc.constant<Fee>({ option: "no-fee" }),
  fc.integer({ min: 1, max: 100 }).map((percent): Fee => ({ option: "percentage", percent })),
  fc.bigInt(100n, 1_000_000_000n).map((value): Fee => ({ option: "value", value })),
);

test(
  "matches list figures with the rule, row by row, and their sum",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    const [one, other] = [await principal(db), await principal(db)];
    await contracted(db, { principalId: one.id, vatBase: "feeOnly" });
    const ships = [await vessel(db, { principalId: one.id }), await vessel(db, { principalId: other.id })] as const;
    const given = fc.sample(fc.tuple(fc.integer({ min: 100, max: 99_999_999_999 }), fees), { numRuns: 60, seed: 7 });
    const wanted = new Map<number, unknown>();
    for (const [index, [amount, fee]] of given.entries()) {
      const ship = ships[index % 2 === 0 ? 0 : 1];
      const { id } = await examined(db, ship, { price: null });
      await db.insert(billingAmounts).values({
        kind: "mcu-planning",
        sourceId: id,
        divisionId: 1,
        amount,
        feeOption: fee.option,
        feePercentage: fee.option === "percentage" ? fee.percent : null,
        feeValue: fee.option === "value" ? Number(fee.value) : null,
      });
      const vatBase = index % 2 === 0 ? "feeOnly" : "billsAfterFee";
      const bill = billOf(BigInt(amount), { fee, vatBase, vatPercent: 12, vatTwelfths: 11 });
      wanted.set(id, Object.fromEntries(Object.entries(bill).map(([name, value]) => [name, Number(value)])));
    }
    const page = await list(finance);
    expect(page.rows).toHaveLength(60);
    for (const { employeePreparationMCUId: id, amount, fee, billsAfterFee, vat, totalBills } of page.rows)
      expect({ amount, fee, billsAfterFee, vat, totalBills }).toEqual(wanted.get(id));
    for (const name of ["amount", "fee", "billsAfterFee", "vat", "totalBills"] as const)
      expect(page.summary[name]).toBe(page.rows.reduce((sum, row) => sum + (row[name] ?? 0), 0));
  }),
);

test(
  "pages, searches and sorts on the server; ignores short keywords; accepts page as pageNumber",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    const [laut, darat] = [await vessel(db, { name: "MV Laut_Biru" }), await vessel(db, { name: "MV LautxBiru" })];
    await examined(db, laut, { name: "Agus", price: 300 });
    await examined(db, darat, { name: "Budi", price: 200 });
    await examined(db, darat, { name: "Cahya", price: 100, day: "2026-10-01" });
    expect((await list(finance, { filterList: "laut_b" })).rows.map((row) => row.crew)).toEqual(["Agus"]);
    expect((await list(finance, { filterList: "BUD" })).summary.amount).toBe(200);
    expect((await list(finance, { filterList: "bu" })).total).toBe(2);
    const second = await list(finance, { pageSize: 1, page: 2, sort: "amount", order: "desc" });
    expect(second).toMatchObject({
      total: 2,
      pageNumber: 2,
      pageSize: 1,
      month: 9,
      year: 2026,
      rows: [{ crew: "Budi" }],
    });
    expect(second.summary.amount).toBe(500);
    expect((await list(finance, { pageNumber: 9, pageSize: 10 })).summary.amount).toBe(500);
  }),
);

test(
  "restricts bills by division and right, and hides stopped people",
  rolledBack(async (db) => {
    await examined(db, await vessel(db, { name: "MV Marine" }), { name: "Agus" });
    const { crewId } = await examined(db, await vessel(db, { divisionId: 2 }), { name: "Tono" });
    const [marine, tanker] = [await person(db, "crewingfinancemarine"), await person(db, "crewingfinancetanker")];
    expect((await list(marine)).rows.map((row) => row.crew)).toEqual(["Agus"]);
    expect((await list(tanker)).rows.map((row) => row.crew)).toEqual(["Tono"]);
    expect(await list(tanker, { divisionId: 1 })).toMatchObject({ rows: [], total: 0, allowedActions: [] });
    await db.update(crew).set({ processingStoppedAt: new Date() }).where(eq(crew.id, crewId));
    expect((await list(tanker)).rows.map((row) => row.crew)).toEqual([null]);
    for (const role of [
      "crewingplanningmarine",
      "crewingservicemarine",
      "crewingprincipalmarine",
      "crewmarine",
    ] as const)
      await expect(list(await person(db, role))).rejects.toMatchObject({ code: "forbidden" });
    for (const role of ["crewingadminmarine", "crewingmanagermarine"] as const)
      expect((await list(await person(db, role))).total).toBe(1);
  }),
);

test(
  "reads a list in two queries",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    await examined(db, await vessel(db));
    expect(await countQueries(db, () => list(finance))).toBe(2);
  }),
);
