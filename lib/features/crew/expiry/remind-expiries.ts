import { z } from "zod";
import { dayOf } from "@/lib/platform/calendar/dates";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { write } from "@/lib/platform/operation";
import { certificateExpiringMail } from "./emails/certificate-expiring";
import { dueReminders } from "./queries";
import { mailType } from "./rules";
import { languageOf } from "../recipients/person-mail.queries";

const maxPerRun = 2_000;

/**
 * Send reminders 180, 90 and 30 days before certificates, travel documents or medical certificates expire. Each
 * document and threshold gets one mail. The scheduler runs it; what exceeds one day's limit follows the next day.
 * product 5.16 @throws forbidden for people
 */
export const remindExpiries = write({
  name: "crew.remind-expiries",
  access: "scheduler",
  input: z.object({}),
  output: z.object({ reminded: z.number() }),
  async run({ db, now, audit, unchanged }) {
    const due = await dueReminders(db, dayOf(now), maxPerRun);
    for (const { subject, paperId, threshold, recipient, crewOrigin, ...document } of due) {
      const language = languageOf(document.language, crewOrigin);
      await enqueueMail(db, {
        type: mailType,
        subject: { type: subject, id: paperId, version: threshold },
        recipient,
        language,
        content: certificateExpiringMail({ ...document, language }),
      });
    }
    if (due.length === 0) unchanged();
    else audit({ subject: "reminders", after: { reminded: due.length } });
    return { reminded: due.length };
  },
});
