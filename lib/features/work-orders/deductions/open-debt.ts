import { payrollDebts } from "@/db/schema/work-orders";
import { userIdOf } from "@/lib/access/actor";
import { write } from "@/lib/platform/operation";
import { requirePresent } from "@/lib/platform/unknown-record";
import { firstDayOf } from "@/lib/platform/calendar/months";
import { assertOpen, lockPayOf } from "../inputs/queries";
import { needsSecondPerson } from "../second-person.queries";
import { assertOwnUpload, attachDebtDocument } from "./documents.queries";
import { debtOpened, openDebtInput } from "./schema";

/**
 * Record a debt of a seafarer, also before the first slip. From the division's threshold a second person confirms it;
 * below, slips deduct it directly. Whole rupiah, a month of Asia/Jakarta. product 5.15, §8, MLC A2.2 @throws not-found,
 * invalid for another person's upload, conflict PERIOD_LOCKED, PAYROLL_LOCKING
 */
export const openDebt = write({
  name: "work-orders.open-debt",
  access: "work-orders:open-debt",
  input: openDebtInput,
  output: debtOpened,
  async run({ db, actor, now, audit }, { fromMonth, fileId = null, ...values }) {
    const { crewId, kind, name, amount, instalment } = values;
    const { divisionId, ...person } = await lockPayOf(db, actor, crewId);
    await assertOpen(db, { ...person, divisionId }, fromMonth);
    if (fileId) await assertOwnUpload(db, actor, fileId);
    const userId = userIdOf(actor);
    const isWaiting = await needsSecondPerson(db, divisionId, amount);
    const by = { createdAt: now, createdBy: userId, updatedAt: now };
    const confirmation = isWaiting ? {} : { state: "open" as const, decidedAt: now, decidedBy: userId };
    const [stored] = await db
      .insert(payrollDebts)
      .values({
        ...values,
        fileId,
        divisionId,
        source: "office",
        fromMonth: firstDayOf(fromMonth),
        ...by,
        ...confirmation,
      })
      .returning({ id: payrollDebts.id });
    const { id } = requirePresent(stored, "the debt");
    if (fileId) await attachDebtDocument(db, id, fileId);
    audit({ subject: id, divisionId, after: { crewId, kind, name, amount, instalment, fromMonth, isWaiting, fileId } });
    return { id, crewId, isWaiting };
  },
});
