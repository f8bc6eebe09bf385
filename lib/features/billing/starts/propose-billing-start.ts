import { billingStarts } from "@/db/schema/billing";
import { billingPeriod } from "@/lib/features/accounting-periods/declarations.rules";
import { holdPeriod } from "@/lib/features/accounting-periods/queries";
import { userActorOf } from "@/lib/platform/access";
import { dayOf } from "@/lib/platform/calendar/dates";
import { AppError, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { requirePresent } from "@/lib/platform/unknown-record";
import { monthFrom, firstDayOf } from "@/lib/platform/calendar/months";
import { billingMonthOf } from "../queries";
import { earlierUnbilledMonths, rowsOf } from "./earlier-months.queries";
import { proposeStartInput, startProposed } from "./schema";

/**
 * Request the first month billed here: earlier rows were billed elsewhere. Effective after a second person confirms.
 * product 5.14 @throws conflict START_KNOWN, rule for a month that is not over or after a locked one
 */
export const proposeBillingStart = write({
  name: "billing.propose-start",
  access: "billing:lock",
  input: proposeStartInput,
  output: startProposed,
  async run({ db, actor, now, audit }, { month: months, year }) {
    const { divisionId, userId } = userActorOf(actor);
    const month = monthFrom({ months, year });
    await holdPeriod(db, billingPeriod);
    const head = await billingMonthOf(db, divisionId, month);
    if (head.start) throw new AppError("conflict", "billing.startKnown", {}, [], "START_KNOWN");
    if (month >= firstDayOf(dayOf(now)) || (head.locked && month > head.locked.first))
      throw refused("billing.startNotNext");
    const rows = rowsOf(await earlierUnbilledMonths(db, { actor, ...head }));
    const [stored] = await db
      .insert(billingStarts)
      .values({ divisionId, month, createdAt: now, createdBy: userId })
      .returning();
    audit({ subject: requirePresent(stored, "the first month").id, divisionId, after: { month, rows } });
    return { month, rows };
  },
});
