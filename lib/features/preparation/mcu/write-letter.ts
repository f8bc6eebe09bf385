import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { Executor } from "@/db/client";
import { mails } from "@/db/schema/mail";
import { preparationMcus } from "@/db/schema/preparation";
import type { Actor } from "@/lib/access/actor";
import { notFound } from "@/lib/platform/errors";
import { stampedName } from "@/lib/platform/files/stamped-name";
import { completeMail, type Attachment } from "@/lib/platform/mail/outbox";
import { mailSenderAddress } from "@/lib/platform/mail/sender-address";
import { write } from "@/lib/platform/operation";
import { renderPdf } from "@/lib/platform/pdf/render-pdf";
import { masked } from "@/lib/features/crew/fields.rules";
import { invitationOf } from "../letters/invitation.rules";
import { letterScheduleOf, emptyAppointment } from "../letters/appointment.rules";
import { McuLetterDocument } from "../letters/pdf/mcu-letter-document";
import { examinedOf, examineeOf, schedulerOf } from "./letter.queries";
import { appointmentOf, mcuMail } from "./mail.queries";

type Mail = { recipient: string; language: "en" | "id" };
type Mcu = typeof preparationMcus.$inferSelect;

/** Render the letter with one person and masked identity numbers, and the calendar entry. */
async function attachmentsOf(
  { db, actor, now }: { db: Executor; actor: Actor; now: Date },
  mcu: Mcu,
  { recipient, language }: Mail,
): Promise<Attachment[]> {
  const [examinee] = await examinedOf(db, actor, [mcu.crewId], ({ id }) => id === mcu.id);
  if (!examinee) throw notFound("preparation.notFound");
  const { person, passport, position, vessel, division, stated } = examinee;
  const schedule = letterScheduleOf([{ fullName: person.fullName, stored: stated }], emptyAppointment);
  const identityNumber = person.idNumber ?? passport;
  const letter = McuLetterDocument({
    people: [examineeOf(examinee, identityNumber && masked(identityNumber), language)],
    audience: "joiners",
    division,
    schedule,
    letterNumber: schedule.letterNumber,
    locale: language,
    generatedBy: (await schedulerOf(db, mcu.id)) ?? mailSenderAddress().name,
    now,
  });
  const to = { email: recipient, name: person.fullName, language };
  return [
    {
      name: stampedName(now, `MCU_${schedule.letterNumber}`, "pdf"),
      contentType: "application/pdf",
      content: Buffer.from(await renderPdf(letter)),
    },
    invitationOf("mcu", to, mcu, appointmentOf({ person, position, vessel }, mcu, null), now),
  ];
}

/**
 * Render the attachments of a joiner's mail and release it. An outdated mail goes without them, because the next one
 * has them. Run by the queue only. product 5.13c, 5.16 @throws forbidden for users, not-found
 */
export const writeLetter = write({
  name: "preparation.write-mcu-letter",
  access: "scheduler",
  input: z.object({ mailId: z.number().int() }),
  output: z.object({ attachments: z.number() }),
  async run(scope, { mailId }) {
    const { db, audit } = scope;
    const [mail] = await db
      .select()
      .from(mails)
      .where(and(eq(mails.id, mailId), eq(mails.type, mcuMail)));
    if (!mail) throw notFound();
    const [mcu] = await db.select().from(preparationMcus).where(eq(preparationMcus.id, mail.subjectId));
    const isCurrent = mcu?.version === mail.subjectVersion;
    const attachments = mcu && isCurrent ? await attachmentsOf(scope, mcu, mail) : [];
    await completeMail(db, mail.id, attachments);
    audit({ subject: mcu?.crewId ?? mail.subjectId, after: { mailId, attachments: attachments.length } });
    return { attachments: attachments.length };
  },
});
