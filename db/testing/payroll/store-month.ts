import { requirePresent } from "@/lib/platform/unknown-record";
import { canonical } from "@/lib/features/work-orders/calculation/inputs.rules";
import type { CalculatedSlips } from "@/lib/features/work-orders/calculation/calculate-month.rules";
import type { SlipInputs } from "@/lib/features/work-orders/calculation/schema";
import { daysIn } from "@/lib/platform/calendar/months";
import type { Executor } from "../../client";
import type { crew } from "../../schema/crew";
import type { vessels } from "../../schema/vessels";
import { personMonths, workOrderLines, workOrders } from "../../schema/work-orders";

export type PaidMonth = {
  person: typeof crew.$inferSelect;
  /** One for each work order, in their order. */
  ships: (typeof vessels.$inferSelect)[];
  inputs: SlipInputs;
  calculated: CalculatedSlips;
  calculatedAt: Date;
  problems?: object[];
  values?: Partial<typeof workOrders.$inferInsert>;
};

/** jsonb holds whole numbers of any length as digits. */
const asStored = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_key, held: unknown) => (typeof held === "bigint" ? held.toString() : held)));

async function storePerson(db: Executor, { person, inputs, calculated, calculatedAt, problems = [] }: PaidMonth) {
  const { slips, ofYear, tables, hash } = calculated;
  const [stored] = await db
    .insert(personMonths)
    .values({
      divisionId: person.divisionId,
      crewId: person.id,
      month: `${inputs.workMonth}-01`,
      taxMonth: `${ofYear.taxMonth}-01`,
      inputs: canonical(inputs),
      tables: asStored(tables),
      problems,
      isHeld: problems.length > 0,
      hash,
      gross: Number(ofYear.gross),
      pension: Number(ofYear.pension),
      withheld: Number(ofYear.withheld),
      takeHome: slips.reduce((sum, { totals }) => sum + Number(totals.takeHome), 0),
      calculatedAt,
    })
    .returning();
  return requirePresent(stored, "a person's month");
}

async function storeSlips(db: Executor, month: PaidMonth, personMonthId: number) {
  const { person, ships, inputs, calculated, values = {} } = month;
  return db
    .insert(workOrders)
    .values(
      calculated.slips.map((slip, place) => {
        const ship = requirePresent(ships[place], "the vessel of a slip");
        const day = Math.max(1, slip.days === daysIn(inputs.workMonth) ? daysIn(inputs.workMonth) : slip.days);
        return {
          number: slip.number,
          personMonthId,
          divisionId: person.divisionId,
          crewId: person.id,
          crewName: person.fullName,
          employeeNumber: person.employeeNumber,
          vesselId: ship.id,
          vesselName: ship.name,
          principalId: ship.principalId,
          month: `${inputs.workMonth}-01`,
          firstDay: `${inputs.workMonth}-01`,
          lastDay: `${inputs.workMonth}-${String(day).padStart(2, "0")}`,
          days: slip.days,
          positionId: person.positionId,
          payrollCategoryId: inputs.workOrders[place]?.payrollCategoryId ?? null,
          ptkpCode: inputs.person.ptkpCode,
          idNumber: person.idNumber,
          wages: Number(slip.totals.wages),
          income: Number(slip.totals.taxable),
          employerPension: Number(slip.employerPension),
          deductions: Number(slip.totals.deductions),
          takeHome: Number(slip.totals.takeHome),
          leaveSaved: Number(slip.leaveSaved),
          ...values,
        };
      }),
    )
    .returning();
}

/** Stores a calculated month as a draft, exactly as it came out: the person's month, a slip for each vessel, their lines. */
export async function storeMonth(db: Executor, month: PaidMonth) {
  const stored = await storePerson(db, month);
  const slips = await storeSlips(db, month, stored.id);
  const lines = month.calculated.slips.flatMap(({ lines: all }, at) =>
    all.map(({ name, part, amount, explanation }, place) => {
      const { name: paid, reason } = explanation.values;
      const said = name === "irregular" ? paid : name === "adjustment" ? reason : null;
      return {
        workOrderId: requirePresent(slips[at], "a slip").id,
        place,
        name,
        part,
        label: typeof said === "string" ? said : null,
        amount: Number(amount),
        explanation: asStored(explanation),
      };
    }),
  );
  await db.insert(workOrderLines).values(lines);
  return { month: stored, slips };
}
