import { and, eq, sql } from "drizzle-orm";
import { applicants } from "@/db/schema/applicants";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { enqueueMail, resendMail } from "@/lib/platform/mail/outbox";
import { write } from "@/lib/platform/operation";
import { limitRate } from "@/lib/platform/limits/rate-limit";
import { registerSubmitted } from "../mails/emails/register-submitted";
import { selectApplicants } from "../queries";
import { statusLinkInput, statusLinkSent } from "../schema";

/** Mail the status link to the application's address. The response does not reveal whether one exists. */
export const requestStatusLink = write({
  name: "applicants.request-status-link",
  access: "gate",
  input: statusLinkInput,
  output: statusLinkSent,
  admit: ({ db, address, now }) =>
    limitRate(db, { name: "status-link", subject: address, max: 10, seconds: 3_600, now }),
  async run({ db, audit, unchanged }, { joi, email }) {
    const [row] = await selectApplicants(db).where(
      and(eq(applicants.jobOpeningId, joi), eq(sql`lower(${applicants.email})`, email)),
    );
    if (!row) {
      unchanged();
      return { accepted: true as const };
    }
    const { applicant } = row;
    const language = applicant.language;
    const names = {
      position: inLanguage(language, { en: row.positionEn, id: row.position }),
      vesselType: inLanguage(language, { en: row.vesselType, id: row.vesselTypeNameId }),
    };
    const mailId = await enqueueMail(db, {
      type: "RegisterSubmitted",
      subject: { type: "applicant", id: applicant.id },
      recipient: applicant.email,
      language,
      content: registerSubmitted({ ...applicant, ...names }, language),
    });
    await resendMail(db, mailId);
    audit({ subject: applicant.id, divisionId: applicant.divisionId, after: { mailId } });
    return { accepted: true as const };
  },
});
