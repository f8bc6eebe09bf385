import { and, eq } from "drizzle-orm";
import { auditEntries } from "@/db/schema/audit";
import { billingAmounts } from "@/db/schema/billing";
import { applicantAt } from "@/db/testing/applicants";
import { appointed, examined, feesInForce } from "@/db/testing/records/billing";
import { contracted } from "@/db/testing/records/contracts";
import { vessel } from "@/db/testing/crew";
import { person, principal } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { listMcuPlanning } from "../lists/list-mcu-planning";
import { lockMonth } from "../periods/lock-month";
import { updateMcuPlanning } from "./update-mcu-planning";
import { updateMcuRegister } from "./update-mcu-register";

afterAll(closeDatabase);

const september = { month: 9, year: 2026 };
const now = new Date("2026-11-23T05:00:00Z");
const update = (actor: UserActor, id: number, values: object) =>
  updateMcuPlanning.execute(as(actor, { now }), { employeePreparationMCUId: id, mcuPrice: 1_000_000, ...values });
const rowsOf = async (actor: UserActor) => (await listMcuPlanning.execute(as(actor), september)).rows;

test(
  "stores an amount with each fee option, last one wins, and logs them",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    const { id } = await examined(db, await vessel(db));
    expect(await update(finance, id, { mcuFeePercentage: 10 })).toMatchObject({ version: 1 });
    expect(await rowsOf(finance)).toMatchObject([
      { amount: 1_000_000, feeOption: "percentage", fee: 100_000, version: 1 },
    ]);
    await update(finance, id, { mcuPrice: "2.500.000", mcuFeeValue: "75000", version: 1 });
    expect(await rowsOf(finance)).toMatchObject([
      { amount: 2_500_000, feeOption: "value", fee: 75_000, mcuFeePercentage: 0, mcuFeeValue: 75_000 },
    ]);
    await update(finance, id, { mcuFeePercentage: 0, mcuFeeValue: 0 });
    expect(await rowsOf(finance)).toMatchObject([
      { amount: 1_000_000, feeOption: "no-fee", fee: 0, vat: 110_000, version: 3 },
    ]);
    await update(finance, id, { mcuFeePercentage: 0, mcuFeeValue: 0 });
    const entries = await db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.operation, "billing.update-mcu-planning"), eq(auditEntries.subject, String(id))))
      .orderBy(auditEntries.id);
    expect(entries.map(({ after }) => after)).toMatchObject([
      { amount: 1_000_000, feeOption: "percentage", feePercentage: 10 },
      { amount: 2_500_000, feeOption: "value", feeValue: 75_000 },
      { amount: 1_000_000, feeOption: "no-fee" },
    ]);
    await expect(update(finance, id, { mcuPrice: 5_000, version: 1 })).rejects.toMatchObject({ code: "conflict" });
  }),
);

test.each([
  [{ mcuPrice: "" }, "mcuPrice", "billing.amountRequired"],
  [{ mcuPrice: 99 }, "mcuPrice", "billing.amountLeast"],
  [{ mcuPrice: 100_000_000_000 }, "mcuPrice", "billing.amountMost"],
  [{ mcuPrice: "12a" }, "mcuPrice", "billing.digitsOnly"],
  [{ mcuFeePercentage: 8, mcuFeeValue: 100 }, "mcuFeeValue", "billing.oneFee"],
  [{ feeOption: "percentage", mcuFeePercentage: "" }, "mcuFeePercentage", "billing.percentageRequired"],
  [{ feeOption: "percentage", mcuFeePercentage: 0 }, "mcuFeePercentage", "billing.percentageLeast"],
  [{ mcuFeePercentage: 101 }, "mcuFeePercentage", "billing.percentageMost"],
  [{ feeOption: "value", mcuFeeValue: "" }, "mcuFeeValue", "billing.valueRequired"],
  [{ mcuFeeValue: 99 }, "mcuFeeValue", "billing.valueLeast"],
  [{ mcuFeeValue: 1_000_000_001 }, "mcuFeeValue", "billing.valueMost"],
])("refuses an amount in the documented words: %o", (values, path, message) =>
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    await expect(update(finance, 1, values)).rejects.toMatchObject({
      code: "invalid",
      fields: expect.arrayContaining([{ path, message }]),
    });
  })(),
);

test.each([
  { mcuPrice: 100 },
  { mcuPrice: 99_999_999_999 },
  { mcuFeePercentage: 1 },
  { mcuFeePercentage: 100 },
  { mcuFeeValue: 100 },
  { mcuFeeValue: 1_000_000_000 },
  { MCUPrice: 4_000 },
])("accepts both limits: %o", (values) =>
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    const { id } = await examined(db, await vessel(db));
    await update(finance, id, { ...("MCUPrice" in values ? { mcuPrice: undefined } : {}), ...values });
    expect(await db.$count(billingAmounts)).toBe(1);
  })(),
);

test(
  "updates an applicant's check-up by id, in its division and with the right only",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    const { id } = await appointed(db, await applicantAt(db, "mcu"), "2026-09-10", 300);
    const values = { AssessmentHistoryMCUId: id, MCUPrice: 5_000, MCUFeePercentage: 0, MCUFeeValue: 0 };
    const enter = (actor: UserActor) => updateMcuRegister.execute(as(actor), values);
    expect(await enter(finance)).toEqual({ assessmentHistoryMCUId: id, version: 1 });
    await expect(enter(await person(db, "crewingfinancetanker"))).rejects.toMatchObject({ code: "not-found" });
    for (const role of ["crewingmanagermarine", "crewingservicemarine", "crewmarine"] as const)
      await expect(enter(await person(db, role))).rejects.toMatchObject({ code: "forbidden" });
    const { id: tanker } = await examined(db, await vessel(db, { divisionId: 2 }));
    await expect(update(finance, tanker, {})).rejects.toMatchObject({ code: "not-found" });
  }),
);

test(
  "refuses to change the amount of a locked check-up",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    const { id } = await examined(db, await vessel(db));
    await feesInForce(db);
    await lockMonth.execute(as(finance, { now }), september);
    await expect(update(finance, id, {})).rejects.toMatchObject({ status: 409, wireCode: "PERIOD_LOCKED" });
    expect((await rowsOf(finance))[0]).toMatchObject({ amount: 1_250_000, invoiceNumber: null });
  }),
);

test(
  "prices by the contract's decimal fee until an own whole fee replaces it",
  rolledBack(async (db) => {
    await feesInForce(db);
    const finance = await person(db, "crewingfinancemarine");
    const { id: principalId } = await principal(db);
    await contracted(db, { principalId, feePercentage: 7.25 });
    const checkup = await examined(db, await vessel(db, { principalId }), { price: 1_250_000 });
    const read = async () => (await listMcuPlanning.execute(as(finance), { month: 9, year: 2026 })).rows[0];
    const save = (fee: object) =>
      updateMcuPlanning.execute(as(finance), {
        employeePreparationMCUId: checkup.id,
        mcuPrice: 1_250_000,
        ...fee,
      });
    const termsFee = { option: "percentage", percentage: 7.25, value: 0 };
    const ofContract = { hasOwnFee: false, feePercentage: 7.25, fee: 90_625, termsFee };
    expect(await read()).toMatchObject(ofContract);
    await save({ feeOption: "percentage", mcuFeePercentage: 8 });
    expect(await read()).toMatchObject({ hasOwnFee: true, feePercentage: 8, fee: 100_000, termsFee });
    await save({ feeOption: "contract" });
    expect(await read()).toMatchObject(ofContract);
    await expect(save({ feeOption: "contract", mcuFeePercentage: 8 })).rejects.toMatchObject({ code: "invalid" });
    await expect(save({ feeOption: "percentage", mcuFeePercentage: 7.5 })).rejects.toMatchObject({ code: "invalid" });
  }),
);
