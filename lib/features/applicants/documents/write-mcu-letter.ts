import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { mails } from "@/db/schema/mail";
import type { Actor } from "@/lib/access/actor";
import type { Executor } from "@/db/client";
import { AppError, notFound } from "@/lib/platform/errors";
import { stampedName } from "@/lib/platform/files/stamped-name";
import type { Locale } from "@/lib/platform/i18n/locales";
import { completeMail } from "@/lib/platform/mail/outbox";
import { mailSenderAddress } from "@/lib/platform/mail/sender-address";
import { write } from "@/lib/platform/operation";
import { renderPdf } from "@/lib/platform/pdf/render-pdf";
import { mcuHistory, selectedApplicants } from "./queries";
import { mcuScheduleOf } from "./mcu-letter.rules";
import { McuLetterDocument } from "@/lib/features/preparation/letters/pdf/mcu-letter-document";
import { examineesOnLetter } from "./rules";
import { selectHistory } from "../pipeline/move-target.queries";

const emptyLetterInput = {
  letterNumber: null,
  date: null,
  package: null,
  clinic: null,
  clinicLocation: null,
  notes: null,
};

async function schedulerOf(db: Executor, applicantId: number) {
  const rows = await selectHistory(db, [applicantId]);
  return (
    rows.findLast(({ assessment }) => assessment.type === "mcu" && assessment.status === "InProgress")?.by ??
    mailSenderAddress().name
  );
}

async function letterFor(
  db: Executor,
  actor: Actor,
  applicantId: number,
  { locale, now }: { locale: Locale; now: Date },
) {
  const people = await selectedApplicants(db, actor, [applicantId]);
  const schedule = mcuScheduleOf(people, await mcuHistory(db, [applicantId]), emptyLetterInput);
  const letter = {
    people: examineesOnLetter(people, { canViewIdentity: false, locale }),
    audience: "applicants" as const,
    division: people[0]?.division ?? "",
    schedule,
    letterNumber: schedule.letterNumber,
    locale,
    generatedBy: await schedulerOf(db, applicantId),
    now,
  };
  return {
    name: stampedName(now, `MCU_${schedule.letterNumber}`, "pdf"),
    contentType: "application/pdf",
    content: Buffer.from(await renderPdf(McuLetterDocument(letter))),
  };
}

/**
 * Render the letter of a medical check-up mail and release the mail. Each letter has one person and masked identity
 * numbers; after a cancellation the mail goes without a letter. Run by the queue only. product 5.13c, 5.16 @throws
 * forbidden for users, not-found
 */
export const writeMcuLetter = write({
  name: "applicants.write-mcu-letter",
  access: "scheduler",
  input: z.object({ mailId: z.number().int() }),
  output: z.object({ attachments: z.number() }),
  async run({ db, actor, now, audit }, { mailId }) {
    const [mail] = await db
      .select({ id: mails.id, applicantId: mails.subjectId, language: mails.language })
      .from(mails)
      .where(and(eq(mails.id, mailId), eq(mails.type, "RegisterMCU")));
    if (!mail) throw notFound();
    const letter = await letterFor(db, actor, mail.applicantId, { locale: mail.language, now }).catch(
      (error: unknown) => {
        if (error instanceof AppError && error.code === "rule") return null;
        throw error;
      },
    );
    await completeMail(db, mail.id, letter ? [letter] : []);
    audit({ subject: mail.applicantId, after: { mailId, letter: letter?.name ?? null } });
    return { attachments: letter ? 1 : 0 };
  },
});
