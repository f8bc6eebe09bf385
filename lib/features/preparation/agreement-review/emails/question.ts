import type { MailContent } from "@/lib/platform/mail/layout";
import { agreementPage, agreementTexts, type Agreed, type Reader } from "./shared-texts";

/**
 * Build the mail to admins about a seafarer's question. The question itself is only on the agreement's page. product
 * 5.16
 */
export function pklQuestionMail(reader: Reader, agreed: Agreed): MailContent {
  const { t, values, facts } = agreementTexts(reader, agreed);
  return {
    title: t("pkl.mail.questionTitle", values),
    greeting: t("manning.mail.greeting", { name: reader.name }),
    paragraphs: [t("pkl.mail.questionBody", values)],
    facts,
    button: { label: t("pkl.mail.open"), href: agreementPage(agreed) },
    reason: t("pkl.mail.officeReason"),
  };
}
