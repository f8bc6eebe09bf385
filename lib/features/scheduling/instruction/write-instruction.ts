import { and, eq, gt } from "drizzle-orm";
import { z } from "zod";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { mails } from "@/db/schema/mail";
import { schedules } from "@/db/schema/scheduling";
import { notFound } from "@/lib/platform/errors";
import { completeMail } from "@/lib/platform/mail/outbox";
import { write } from "@/lib/platform/operation";
import { renderInstruction } from "./render.queries";

type Mail = typeof mails.$inferSelect;

/** Return the mail's schedule and whether the mail is still current, so that no outdated instruction is sent. */
async function scheduleOf(db: Executor, mail: Mail) {
  const [current] = await db
    .select({
      crewId: schedules.crewId,
      statusId: schedules.statusId,
      cancelledAt: schedules.cancelledAt,
      stoppedAt: crew.processingStoppedAt,
      erasedAt: crew.erasedAt,
    })
    .from(schedules)
    .innerJoin(crew, eq(crew.id, schedules.crewId))
    .where(eq(schedules.id, mail.subjectId));
  if (!current) throw notFound("scheduling.notFound");
  const [laterMail] = await db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.subjectType, "schedule"),
        eq(mails.subjectId, mail.subjectId),
        eq(mails.recipient, mail.recipient),
        gt(mails.id, mail.id),
      ),
    )
    .limit(1);
  const { crewId, statusId, cancelledAt, stoppedAt, erasedAt } = current;
  const isOpen = statusId === 3 && cancelledAt === null && stoppedAt === null && erasedAt === null;
  return { crewId, isCurrent: isOpen && laterMail === undefined };
}

/**
 * Render the joining instruction of a seafarer's mail from the current schedule, and release the mail. An outdated
 * mail, or one of a schedule that is no longer ready, goes without it. Run by the queue only. product 2.11, 5.16
 * @throws forbidden for users, not-found
 */
export const writeInstruction = write({
  name: "scheduling.write-joining-instruction",
  access: "scheduler",
  input: z.object({ mailId: z.number().int() }),
  output: z.object({ attachments: z.number() }),
  async run(scope, { mailId }) {
    const { db, audit } = scope;
    const [mail] = await db
      .select()
      .from(mails)
      .where(and(eq(mails.id, mailId), eq(mails.subjectType, "schedule")));
    if (!mail) throw notFound();
    const { crewId, isCurrent } = await scheduleOf(db, mail);
    const page = isCurrent ? await renderInstruction(scope, mail.subjectId, mail.language) : null;
    const attachments = page ? [{ name: page.name, contentType: "application/pdf", content: page.content }] : [];
    await completeMail(db, mail.id, attachments);
    audit({ subject: crewId, after: { mailId, attachments: attachments.length } });
    return { attachments: attachments.length };
  },
});
