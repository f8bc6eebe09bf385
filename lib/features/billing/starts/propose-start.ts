import { billingStarts } from "@/db/schema/billing";
import { holdBills } from "@/lib/features/scheduling/billed.queries";
import { monthFrom, monthOf } from "@/lib/features/ujbm/month.rules";
import { personOf } from "@/lib/platform/access";
import { dayOf } from "@/lib/platform/calendar/dates";
import { AppError, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { present } from "@/lib/platform/record";
import { headOf } from "../queries";
import { monthsBefore, rowsOf } from "./before.queries";
import { proposeStartInput, startProposed } from "./schema";

/**
 * Request the first month billed here: earlier rows were billed elsewhere. Effective after a second person confirms.
 * product 5.14 @throws conflict START_KNOWN, rule for a month that is not over or after a locked one
 */
export const proposeStart = write({
  name: "billing.propose-start",
  access: "billing:lock",
  input: proposeStartInput,
  output: startProposed,
  async run({ db, actor, now, audit }, { month: months, year }) {
    const { divisionId, userId } = personOf(actor);
    const month = monthFrom({ months, year });
    await holdBills(db);
    const head = await headOf(db, divisionId, month);
    if (head.start) throw new AppError("conflict", "billing.startKnown", {}, [], "START_KNOWN");
    if (month >= monthOf(dayOf(now)) || (head.locked && month > head.locked.first))
      throw refused("billing.startNotNext");
    const rows = rowsOf(await monthsBefore(db, { actor, ...head }));
    const [stored] = await db
      .insert(billingStarts)
      .values({ divisionId, month, createdAt: now, createdBy: userId })
      .returning();
    audit({ subject: present(stored, "the first month").id, divisionId, after: { month, rows } });
    return { month, rows };
  },
});
