import fc from "fast-check";
import { eq, sql } from "drizzle-orm";
import { auditEntries } from "@/db/schema/audit";
import { billingRows } from "@/db/schema/billing";
import { contracts, contractVessels } from "@/db/schema/contracts";
import { examined, feesInForce, provisioned, travelled, worked } from "@/db/testing/records/billing";
import { contracted } from "@/db/testing/records/contracts";
import { vessel } from "@/db/testing/crew";
import { propertyTimeout, runsOf } from "@/db/testing/long-run";
import { person, principal } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { onStandIns, standIn } from "@/db/testing/databases/stand-in";
import type { UserActor } from "@/lib/access/actor";
import { feeAmount, vatAmount } from "./bills.queries";
import { listExpenses } from "./lists/list-expenses";
import { listMcuPlanning } from "./lists/list-mcu-planning";
import { listVictualing } from "./lists/list-victualing";
import { listWorkOrders } from "./lists/list-work-orders";
import { lockMonth } from "./periods/lock-month";
import { previewLock } from "./periods/preview-lock";
import { billOf } from "./rules";

afterAll(closeDatabase);

const now = new Date("2026-11-23T05:00:00Z");
const september = { month: 9, year: 2026 };
const lock = (actor: UserActor, usualTerms?: boolean) =>
  lockMonth.execute(as(actor, { now }), { ...september, ...(usualTerms === undefined ? {} : { usualTerms }) });
const wagesOf = async (actor: UserActor, month = 9) =>
  (await listWorkOrders.execute(as(actor, { now }), { month, year: 2026, pageSize: 200 })).rows;

/** A principal with a vessel, an agreement of 8 % with VAT on the fee, and a later one for cadets without a fee. */
async function doubled(db: Parameters<typeof vessel>[0]) {
  const { id: principalId, name } = await principal(db);
  const of = { principalId, vatBase: "feeOnly" as const };
  const manning = await contracted(db, { ...of, name: "Manning services" });
  const cadets = await contracted(db, {
    principalId,
    name: "Cadet programme",
    contractDate: "2026-08-29",
    feeOption: "no-fee" as const,
    feePercentage: null,
  });
  const ship = await vessel(db, { principalId });
  await feesInForce(db);
  return { principalId, name, manning, cadets, ship };
}

test(
  "prices nothing and refuses the lock when two contracts cover a row; with limited coverage each prices its own",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    const { ship, name, manning, cadets } = await doubled(db);
    await worked(db, ship, "2026-09-01", { income: 10_000_000, employerPension: 0 });
    await worked(db, ship, "2026-09-01", { income: 5_000_000, employerPension: 0 });
    const unpriced = { note: "several-contracts", contract: null, fee: null, vat: null, totalBills: null };
    const coveredBy = ["Cadet programme", "Manning services"];
    expect(await wagesOf(finance)).toMatchObject([
      { ...unpriced, coveredBy },
      { ...unpriced, coveredBy },
    ]);
    const preview = await previewLock.execute(as(finance, { now }), september);
    expect(preview).toMatchObject({ usual: [], contested: [{ principal: name, contracts: coveredBy, rows: 2 }] });
    await expect(lock(finance, true)).rejects.toMatchObject({
      code: "rule",
      wireCode: "CONTRACTS_OVERLAP",
      values: { contracts: "Cadet programme, Manning services" },
    });

    await db
      .update(contracts)
      .set({ coversKinds: ["mcu"] })
      .where(eq(contracts.id, cadets.id));
    await db
      .update(contracts)
      .set({ coversKinds: ["expenses", "victualing", "work-order"] })
      .where(eq(contracts.id, manning.id));
    await examined(db, ship, { price: 1_000_000 });
    await travelled(db, ship);
    await provisioned(db, ship, "2026-09-01");
    const rows = await wagesOf(finance);
    expect(rows.map(({ contract, fee, vat }) => [contract, fee, vat]).sort()).toEqual([
      ["Manning services", 400_000, 44_000],
      ["Manning services", 800_000, 88_000],
    ]);
    const scope = as(finance, { now });
    expect((await listMcuPlanning.execute(scope, september)).rows).toMatchObject([
      { contract: "Cadet programme", fee: 0, coveredBy: [], note: null },
    ]);
    expect((await listExpenses.execute(scope, september)).rows).toMatchObject([{ contract: "Manning services" }]);
    expect((await listVictualing.execute(scope, september)).rows).toMatchObject([{ contract: "Manning services" }]);
    await lock(finance);
    const after = await listWorkOrders.execute(scope, september);
    expect(after.invoices).toMatchObject([{ principal: name, contracts: ["Cadet programme", "Manning services"] }]);
    expect(after.rows).toMatchObject([{ contract: "Manning services" }, { contract: "Manning services" }]);
  }),
);

test(
  "prices only the vessels and months a contract covers",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    const { ship, principalId, manning, cadets } = await doubled(db);
    const other = await vessel(db, { principalId });
    for (const one of [ship, other]) await worked(db, one, "2026-09-01");
    await worked(db, ship, "2026-10-01");
    await db.insert(contractVessels).values([
      { contractId: cadets.id, vesselId: other.id },
      { contractId: manning.id, vesselId: ship.id },
    ]);
    const priced = async (month: number) =>
      new Map((await wagesOf(finance, month)).map(({ vessel: name, contract, note }) => [name, contract ?? note]));
    expect(await priced(9)).toEqual(
      new Map([
        [ship.name, "Manning services"],
        [other.name, "Cadet programme"],
      ]),
    );
    await db.update(contracts).set({ coversTo: "2026-09-30" }).where(eq(contracts.id, manning.id));
    expect((await priced(9)).get(ship.name)).toBe("Manning services");
    expect((await priced(10)).get(ship.name)).toBe("no-contract");
    await db.update(contracts).set({ coversFrom: "2026-10-01", coversTo: null }).where(eq(contracts.id, manning.id));
    expect((await priced(9)).get(ship.name)).toBe("no-contract");
    expect((await priced(10)).get(ship.name)).toBe("Manning services");
  }),
);

test(
  "prices rows without a contract by the usual rates after confirmation, logging the principals",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    await feesInForce(db);
    const { id: principalId, name } = await principal(db);
    await worked(db, await vessel(db, { principalId }), "2026-09-01", { income: 1_000_000, employerPension: 0 });
    await worked(db, await vessel(db), "2026-09-01");
    const preview = await previewLock.execute(as(finance, { now }), september);
    expect(preview).toMatchObject({
      usual: [{ principal: name, rows: 1, totalBills: 1_198_800 }],
      contested: [],
      withoutPrincipal: { rows: 1 },
    });
    for (const unticked of [undefined, false])
      await expect(lock(finance, unticked)).rejects.toMatchObject({
        code: "rule",
        wireCode: "USUAL_TERMS",
        values: { principals: name },
      });
    expect(await db.$count(billingRows)).toBe(0);
    await lock(finance, true);
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.operation, "billing.lock-month"));
    expect(entry?.after).toMatchObject({ rows: 2, usualTermsFor: [name] });
  }),
);

test(
  "locks rows without a principal and expenses without a contract without confirmation",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    await feesInForce(db);
    await worked(db, await vessel(db), "2026-09-01");
    const { id: principalId } = await principal(db);
    await travelled(db, await vessel(db, { principalId }));
    expect(await lock(finance)).toMatchObject({ rows: 2, invoices: ["INV/M/2026/09/0001"] });
  }),
);

const priced = fc.record({
  amount: fc.bigInt({ min: 0n, max: 90_000_000_000n }),
  fee: fc.oneof(
    fc.constant({ option: "no-fee" as const }),
    fc
      .integer({ min: 0, max: 10_000 })
      .map((hundredths) => ({ option: "percentage" as const, percent: hundredths / 100 })),
    fc.bigInt({ min: 0n, max: 5_000_000_000n }).map((value) => ({ option: "value" as const, value })),
  ),
  vatBase: fc.constantFrom("billsAfterFee" as const, "feeOnly" as const),
  vatPercent: fc.integer({ min: 0, max: 20 }),
  vatTwelfths: fc.integer({ min: 1, max: 12 }),
});

test(
  "fee and VAT of a row are the same in SQL and in the rules, to the rupiah",
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(priced, { minLength: 1, maxLength: 400, size: "max" }), async (bills) => {
        const columns = {
          id: "int",
          amount: "bigint",
          fee_option: "text",
          fee_percentage: "numeric(5, 2)",
          fee_value: "bigint",
          vat_base: "text",
          percent: "int",
          twelfths: "int",
        };
        const rows = bills.map(({ amount, fee, vatBase, vatPercent, vatTwelfths }, id) => ({
          id,
          amount: String(amount),
          fee_option: fee.option,
          fee_percentage: fee.option === "percentage" ? fee.percent : null,
          fee_value: fee.option === "value" ? String(fee.value) : null,
          vat_base: vatBase,
          percent: vatPercent,
          twelfths: vatTwelfths,
        }));
        const inSql = await onStandIns<{ fee: string; vat: string }>(
          [standIn("bills", columns, rows)],
          sql`select fee::text, (${vatAmount({ vat: sql`percent`, twelfths: sql`twelfths` })})::text as vat
            from bills cross join lateral (select ${feeAmount} as fee) charged order by id`,
        );
        const inRules = bills.map(({ amount, ...terms }) => billOf(amount, terms));
        expect([...inSql]).toEqual(inRules.map(({ fee, vat }) => ({ fee: String(fee), vat: String(vat) })));
      }),
      runsOf(40),
    );
  },
  propertyTimeout,
);
