import { getTranslations } from "next-intl/server";
import { Alert } from "@/components/ui/feedback/alert";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { PageSection } from "@/components/ui/layout/page-section";
import { RecordTable } from "@/components/ui/list/record-table";
import type { SystemStatus } from "@/lib/features/status/schema";
import type { Formatters } from "./formatters";

type Props = { status: SystemStatus; write: Formatters };

/** Lists current problems with their remedies, then recent ones. */
export async function AlertsPart({ status: { alerts, alertAddresses }, write }: Props) {
  const t = await getTranslations("status");
  const open = alerts.filter(({ overAt }) => overAt === null);
  const lead = alertAddresses.length > 0 ? t("mailedTo", { addresses: alertAddresses.join(", ") }) : t("mailedToNone");
  return (
    <PageSection title={open.length > 0 ? t("wrong", { count: open.length }) : t("allWell")} lead={lead}>
      {open.map(({ id, kind, reading }) => (
        <Alert key={id} severity="error" role="status" space="below-12">
          {t(`alerts.${kind}.text`, reading)}
        </Alert>
      ))}
      <RecordTable
        label={t("recentAlerts")}
        columns={[{ label: t("alert") }, { label: t("raised") }, { label: t("ended") }]}
        rows={alerts.map(({ id, kind, reading, raisedAt, overAt }) => [
          t(`alerts.${kind}.title`, reading),
          write.when(raisedAt),
          overAt ? write.when(overAt) : <StatusBadge key={id} status="Failed" label={t("open")} />,
        ])}
        empty={t("noAlerts")}
      />
    </PageSection>
  );
}
