import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Transaction } from "@/db/client";
import { preparationBjsts, preparationMcus } from "@/db/schema/preparation";
import { dayOf } from "@/lib/platform/calendar/dates";
import { write } from "@/lib/platform/operation";
import { notifyBjst } from "../bjst/mail.queries";
import { mailSubjectOf, pendingAppointments, wasCancelled } from "../letters/pending-appointments.queries";
import { notifyMcu } from "../mcu/mail.queries";

type Scope = { db: Transaction; now: Date };
type About = Awaited<ReturnType<typeof mailSubjectOf>>;

/**
 * Raise the sequence by two: the cancellation used the next one, the restored entry needs another. RFC 5545 3.8.7.4
 */
const nextSequence = { mcu: sql`${preparationMcus.version} + 2`, bjst: sql`${preparationBjsts.version} + 2` };

async function renotifyMcu({ db }: Scope, about: About, id: number) {
  const [row] = await db
    .update(preparationMcus)
    .set({ version: nextSequence.mcu })
    .where(eq(preparationMcus.id, id))
    .returning();
  return row ? notifyMcu(db, about, row) : [];
}

async function renotifyBjst(scope: Scope, about: About, id: number) {
  const [row] = await scope.db
    .update(preparationBjsts)
    .set({ version: nextSequence.bjst })
    .where(eq(preparationBjsts.id, id))
    .returning();
  return row ? notifyBjst(scope, about, row) : [];
}

/**
 * Notify a seafarer that the cancelled appointments of a resumed plan take place, and restore the calendar entries.
 * It skips a plan dropped again. Run by the queue only. product 5.16 @throws forbidden for users, not-found
 */
export const notifyPlanResumed = write({
  name: "preparation.tell-taken-up",
  access: "scheduler",
  input: z.object({ preparationId: z.number().int() }),
  output: z.object({ mails: z.number() }),
  async run(scope, { preparationId }) {
    const { db, now, audit, unchanged } = scope;
    const about = await mailSubjectOf(db, preparationId);
    const isOpen = about.preparation.endedAt === null;
    const { mcu, bjst } = isOpen ? await pendingAppointments(db, preparationId, dayOf(now)) : { mcu: [], bjst: [] };
    const mailIds: number[] = [];
    for (const one of mcu)
      if (await wasCancelled(db, "mcu", one)) mailIds.push(...(await renotifyMcu(scope, about, one.id)));
    for (const appointment of bjst)
      if (await wasCancelled(db, "bjst", appointment))
        mailIds.push(...(await renotifyBjst(scope, about, appointment.id)));
    if (mailIds.length === 0) unchanged();
    else
      audit({
        subject: about.person.id,
        divisionId: about.vessel.divisionId,
        after: { preparationId, mails: mailIds.length },
      });
    return { mails: mailIds.length };
  },
});
