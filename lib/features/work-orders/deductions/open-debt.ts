import { payrollDebts } from "@/db/schema/work-orders";
import { userIdOf } from "@/lib/access/actor";
import { write } from "@/lib/platform/operation";
import { present } from "@/lib/platform/record";
import { assertOpen, lockPayOf } from "../inputs/queries";
import { firstDayOf } from "../month.rules";
import { debtProposed, openDebtInput } from "./schema";

/**
 * Writes down what a seafarer owes, for a second person to confirm: until then no slip deducts it. Also before the person's first slip. Whole
 * rupiah, a month of Asia/Jakarta. product 5.15, MLC A2.2 @throws not-found, conflict PERIOD_LOCKED, PAYROLL_LOCKING
 */
export const openDebt = write({
  name: "work-orders.open-debt",
  access: "work-orders:open-debt",
  input: openDebtInput,
  output: debtProposed,
  async run({ db, actor, now, audit }, { fromMonth, ...values }) {
    const { crewId, kind, name, amount, instalment } = values;
    const { divisionId, ...person } = await lockPayOf(db, actor, crewId);
    await assertOpen(db, { ...person, divisionId }, fromMonth);
    const by = { createdAt: now, createdBy: userIdOf(actor), updatedAt: now };
    const [stored] = await db
      .insert(payrollDebts)
      .values({ ...values, divisionId, source: "office", fromMonth: firstDayOf(fromMonth), ...by })
      .returning({ id: payrollDebts.id });
    const { id } = present(stored, "the debt");
    audit({ subject: id, divisionId, after: { crewId, kind, name, amount, instalment, fromMonth } });
    return { id, crewId };
  },
});
