import { eq } from "drizzle-orm";
import { billingSettings } from "@/db/schema/billing";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { userActorOf } from "@/lib/platform/access";
import { write } from "@/lib/platform/operation";
import { reminders, setRemindersInput } from "./schema";

/**
 * Turn invoice reminders of the division on, or off without days. product 5.14 @throws conflict when they changed
 * meanwhile
 */
export const setReminders = write({
  name: "billing.set-reminders",
  access: "billing:payments",
  input: setRemindersInput,
  output: reminders,
  async run(scope, { afterDays, whom, version: expectedVersion }) {
    const { db, actor, now, audit, unchanged } = scope;
    const { divisionId, userId } = userActorOf(actor);
    const [before] = await db
      .select()
      .from(billingSettings)
      .where(eq(billingSettings.divisionId, divisionId))
      .for("update");
    if (before) await assertUnchanged(scope, { ...before, id: divisionId }, expectedVersion);
    if (before?.remindAfterDays === afterDays && before.remindWhom === whom) {
      unchanged();
      return { afterDays, whom, version: before.version, mayChange: true };
    }
    const version = (before?.version ?? 0) + 1;
    const values = { remindAfterDays: afterDays, remindWhom: whom, updatedAt: now, updatedBy: userId, version };
    await db
      .insert(billingSettings)
      .values({ divisionId, ...values, createdAt: now, createdBy: userId })
      .onConflictDoUpdate({ target: billingSettings.divisionId, set: values });
    audit({
      subject: divisionId,
      divisionId,
      before: before ? { remindAfterDays: before.remindAfterDays, remindWhom: before.remindWhom } : null,
      after: { remindAfterDays: afterDays, remindWhom: whom },
    });
    return { afterDays, whom, version, mayChange: true };
  },
});
