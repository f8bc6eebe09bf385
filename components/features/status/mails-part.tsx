import { getTranslations } from "next-intl/server";
import { PageSection } from "@/components/ui/layout/page-section";
import { RecordTable } from "@/components/ui/list/record-table";
import type { SystemStatus } from "@/lib/features/status/schema";
import type { Formatters } from "./formatters";
import { ResendButton } from "./resend-button";
import { TestMailButton } from "./test-mail-button";

type Props = { mails: SystemStatus["mails"]; write: Formatters };

/** Lists emails that failed, each with a resend button, and sends a test email. */
export async function MailsPart({ mails: { rows, waiting, failed, isSent }, write }: Props) {
  const t = await getTranslations("status");
  return (
    <PageSection
      title={t("mails")}
      lead={isSent ? t("mailsLead", { waiting, failed }) : t("mailsKept")}
      action={<TestMailButton />}
    >
      <RecordTable
        label={t("failedMails")}
        columns={[
          { label: t("recipient") },
          { label: t("subject") },
          { label: t("error") },
          { label: t("failedAt") },
          { label: t("actionsLabel"), kind: "actions" },
        ]}
        rows={rows.map(({ id, recipient, title, lastError, failedAt }) => [
          recipient,
          title,
          lastError,
          write.when(failedAt),
          <ResendButton key={id} mailId={id} title={title} />,
        ])}
        empty={t("noFailedMails")}
      />
    </PageSection>
  );
}
