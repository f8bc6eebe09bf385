import { eq } from "drizzle-orm";
import { billingStarts } from "@/db/schema/billing";
import { billingPeriod } from "@/lib/features/accounting-periods/declarations.rules";
import { holdPeriod } from "@/lib/features/accounting-periods/queries";
import { userActorOf } from "@/lib/platform/access";
import { notFound } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { billingMonthOf } from "../queries";
import { recordBilledElsewhere } from "./earlier-months.queries";
import { billingStartOf } from "./queries";
import { decideStartInput, startDecided } from "./schema";

/**
 * Confirm the division's first billing month, which permanently marks earlier rows as billed elsewhere; or refuse or
 * withdraw it. product 5.14 @throws not-found without a request, rule for one's own request while there is a second
 * person
 */
export const decideBillingStart = write({
  name: "billing.decide-start",
  access: "billing:confirm",
  secondPerson: {
    right: "billing:confirm",
    refusal: "billing.secondPerson",
    appliesTo: ({ decision }) => decision !== "refuse",
  },
  input: decideStartInput,
  output: startDecided,
  async run({ db, actor, now, audit, requireSecondPerson }, { decision }) {
    const { divisionId, userId } = userActorOf(actor);
    await holdPeriod(db, billingPeriod);
    const start = await billingStartOf(db, divisionId);
    if (!start || start.confirmedAt) throw notFound("billing.noStart");
    const { id, month } = start;
    if (decision === "refuse") {
      await db.update(billingStarts).set({ endedAt: now, endedBy: userId }).where(eq(billingStarts.id, id));
      audit({ subject: id, divisionId, before: { month }, after: { decision } });
      return { month, isConfirmed: false, rows: 0 };
    }
    await requireSecondPerson({ divisionId, involvedUsers: [start.createdBy] });
    const rows = await recordBilledElsewhere(db, id, { actor, ...(await billingMonthOf(db, divisionId, month)) });
    await db.update(billingStarts).set({ confirmedAt: now, confirmedBy: userId }).where(eq(billingStarts.id, id));
    audit({ subject: id, divisionId, before: { month }, after: { decision, rows } });
    return { month, isConfirmed: true, rows };
  },
});
