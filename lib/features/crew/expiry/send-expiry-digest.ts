import { z } from "zod";
import { divisionIds } from "@/db/enums/divisions";
import { dayOf } from "@/lib/platform/calendar/dates";
import { defaultLocale } from "@/lib/platform/i18n/locales";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { write } from "@/lib/platform/operation";
import { expiryDigestMail } from "./emails/certificate-expiring";
import { digestRecipients, expiringDocuments } from "./queries";
import { dayVersion, mailType } from "./rules";

const maxListed = 40;
const kinds = ["papers", "medicals"] as const;

/**
 * Send each division its documents that expire in the next 90 days: certificates and travel documents to planning and
 * PDE, medical certificates to users who record results. The scheduler runs it on Mondays; nothing to report sends no
 * mail. product 5.12, 5.16 @throws forbidden for people
 */
export const sendExpiryDigest = write({
  name: "crew.send-expiry-digest",
  access: "scheduler",
  input: z.object({}),
  output: z.object({ sent: z.number() }),
  async run({ db, now, audit, unchanged }) {
    const today = dayOf(now);
    let sent = 0;
    for (const divisionId of divisionIds) {
      for (const kind of kinds) {
        const recipients = await digestRecipients(db, kind, divisionId);
        const documents =
          recipients.length > 0
            ? await expiringDocuments(db, kind, divisionId, today, maxListed)
            : { rows: [], ending: 0, ended: 0 };
        if (documents.ending === 0) continue;
        for (const { email, firstName, language: chosen } of recipients) {
          const language = chosen ?? defaultLocale;
          await enqueueMail(db, {
            type: mailType,
            subject: { type: "division", id: divisionId, version: dayVersion(today) },
            recipient: email,
            language,
            content: expiryDigestMail({ firstName, language, kind, ...documents }),
          });
          sent += 1;
        }
      }
    }
    if (sent === 0) unchanged();
    else audit({ subject: "digest", after: { sent } });
    return { sent };
  },
});
