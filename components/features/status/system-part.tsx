import { getTranslations } from "next-intl/server";
import { DetailList } from "@/components/ui/layout/detail-list";
import { PageSection } from "@/components/ui/layout/page-section";
import type { SystemStatus } from "@/lib/features/status/schema";
import { CopyButton } from "./copy-button";
import type { Formatters } from "./formatters";

type Props = { status: SystemStatus; write: Formatters };

/** Shows version, uptime and platform, and the status text for support. */
export async function SystemPart({ status, write }: Props) {
  const t = await getTranslations("status");
  return (
    <PageSection title={t("system")} lead={t("systemLead")} action={<CopyButton text={status.forSupport} />}>
      <DetailList
        details={[
          { label: t("version"), value: status.version },
          { label: t("uptime"), value: t("since", { when: write.when(status.startedAt) }) },
          { label: t("processes"), value: status.processes },
          { label: t("memory"), value: write.size(status.memoryBytes) },
          { label: t("node"), value: status.node },
          { label: t("database"), value: status.database },
        ]}
      />
    </PageSection>
  );
}
