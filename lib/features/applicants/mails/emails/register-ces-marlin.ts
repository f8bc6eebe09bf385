import type { TestType } from "@/db/enums/applicants";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { MailContent } from "@/lib/platform/mail/layout";
import { registerMail, type Recipient } from "./register-frame";

type Schedule = { tests: TestType[]; date: string; time: string | null; place: string | null };

/** When and where the tests take place. product 5.16 RegisterCESMarlin */
export function registerCesMarlin(recipient: Recipient, { tests, date, time, place }: Schedule): MailContent {
  return registerMail(recipient, (t) => {
    const names = tests.map((test) => t(`applicants.mail.test.${test}`)).join(t("applicants.mail.and"));
    const day = formatDate(date, recipient.language);
    return {
      title: t("applicants.mail.testsTitle", { date: day }),
      paragraphs: [t("applicants.mail.testsBody", { tests: names }), t("applicants.mail.testsNext")],
      facts: [
        [t("applicants.mail.date"), time ? `${day} ${time} WIB` : day],
        ...(place ? [[t("applicants.mail.place"), place] satisfies [string, string]] : []),
      ],
    };
  });
}
