import type { TestType } from "@/db/enums/applicants";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { MailContent } from "@/lib/platform/mail/layout";
import { registerMail, type Recipient } from "./register-frame";
import { formatAppointmentTime, type AppointmentTime } from "./appointment-time";

type Schedule = AppointmentTime & { tests: TestType[]; movedFrom: AppointmentTime | null; place: string | null };

/** Build the test invitation, with the previous date after a change. product 5.16 RegisterCESMarlin */
export function registerCesMarlin(
  recipient: Recipient,
  { tests, date, time, movedFrom, place }: Schedule,
): MailContent {
  return registerMail(recipient, (t) => {
    const names = tests.map((test) => t(`applicants.mail.test.${test}`)).join(t("applicants.mail.and"));
    const day = formatDate(date, recipient.language);
    const when = formatAppointmentTime({ date, time }, recipient.language);
    return {
      title: t(movedFrom ? "applicants.mail.testsMovedTitle" : "applicants.mail.testsTitle", { date: day }),
      paragraphs: [
        movedFrom
          ? t("applicants.mail.testsMovedBody", {
              tests: names,
              from: formatAppointmentTime(movedFrom, recipient.language),
              to: when,
            })
          : t("applicants.mail.testsBody", { tests: names }),
        t("applicants.mail.testsNext"),
      ],
      facts: [
        [t("applicants.mail.date"), when],
        ...(place ? [[t("applicants.mail.place"), place] satisfies [string, string]] : []),
      ],
    };
  });
}
