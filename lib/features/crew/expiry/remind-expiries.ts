import { z } from "zod";
import { dayOf } from "@/lib/platform/calendar/dates";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { write } from "@/lib/platform/operation";
import { certificateExpiringMail } from "./emails/certificate-expiring";
import { dueReminders } from "./queries";
import { mailType } from "./rules";
import { languageOf } from "../person-mail.queries";

const mostAtOnce = 2_000;

/**
 * Writes to people whose certificates, travel documents or medical certificate end within 180, 90 and 30 days: once per paper and threshold,
 * whatever address they have by then. Run by the clock only; what is too much for one day follows on the next. product 5.16 @throws forbidden for people
 */
export const remindExpiries = write({
  name: "crew.remind-expiries",
  access: "scheduler",
  input: z.object({}),
  output: z.object({ reminded: z.number() }),
  async run({ db, now, audit, unchanged }) {
    const due = await dueReminders(db, dayOf(now), mostAtOnce);
    for (const { subject, paperId, threshold, recipient, crewOrigin, ...paper } of due) {
      const language = languageOf(paper.language, crewOrigin);
      await enqueueMail(db, {
        type: mailType,
        subject: { type: subject, id: paperId, version: threshold },
        recipient,
        language,
        content: certificateExpiringMail({ ...paper, language }),
      });
    }
    if (due.length === 0) unchanged();
    else audit({ subject: "reminders", after: { reminded: due.length } });
    return { reminded: due.length };
  },
});
