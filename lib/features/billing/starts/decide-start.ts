import { eq } from "drizzle-orm";
import { billingStarts } from "@/db/schema/billing";
import { hasSecondPerson } from "@/lib/features/crew/second-person.queries";
import { holdBills } from "@/lib/features/scheduling/billed.queries";
import { personOf } from "@/lib/platform/access";
import { notFound, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { headOf } from "../queries";
import { listElsewhere } from "./before.queries";
import { startOf } from "./queries";
import { decideStartInput, startDecided } from "./schema";

/**
 * Confirms the first month of the actor's division, which lists what lies before it as billed elsewhere, once and for good; or refuses it,
 * or takes it back. product 5.14 @throws not-found where none waits, rule for one's own while there is a second person
 */
export const decideStart = write({
  name: "billing.decide-start",
  access: "billing:lock",
  input: decideStartInput,
  output: startDecided,
  async run({ db, actor, now, audit }, { decision }) {
    const { divisionId, userId } = personOf(actor);
    await holdBills(db);
    const start = await startOf(db, divisionId);
    if (!start || start.confirmedAt) throw notFound("billing.noStart");
    const { id, month } = start;
    if (decision === "refuse") {
      await db.update(billingStarts).set({ endedAt: now, endedBy: userId }).where(eq(billingStarts.id, id));
      audit({ subject: id, divisionId, before: { month }, after: { decision } });
      return { month, isConfirmed: false, rows: 0 };
    }
    const isOwn = start.createdBy === userId;
    if (isOwn && (await hasSecondPerson(db, "billing:lock", { divisionId, except: userId })))
      throw refused("billing.secondPerson");
    const rows = await listElsewhere(db, id, { actor, ...(await headOf(db, divisionId, month)) });
    await db.update(billingStarts).set({ confirmedAt: now, confirmedBy: userId }).where(eq(billingStarts.id, id));
    audit({ subject: id, divisionId, before: { month }, after: { decision, rows } });
    return { month, isConfirmed: true, rows };
  },
});
