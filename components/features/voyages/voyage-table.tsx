import { getLocale, getTranslations } from "next-intl/server";
import { RecordTable } from "@/components/ui/list/record-table";
import type { VoyageEntry } from "@/lib/features/voyages/schema";
import { formatDate } from "@/lib/platform/dates";

export async function VoyageTable({ rows }: { rows: VoyageEntry[] }) {
  const [t, locale] = await Promise.all([getTranslations("voyages"), getLocale()]);
  const language = locale === "id" ? "id" : "en";
  const columns = [
    { label: t("recordedAt") },
    { label: t("navigationStatus") },
    { label: t("port") },
    { label: t("voyageNumber") },
    { label: t("origin") },
    { label: t("destination") },
    { label: t("note") },
    { label: t("recordedBy") },
  ];
  return (
    <RecordTable
      label={t("title")}
      empty={t("empty")}
      columns={columns}
      rows={rows.map((row) => [
        formatDate(row.recordedAt, language, "instant"),
        language === "id" ? (row.navigationStatusNameId ?? row.navigationStatus) : row.navigationStatus,
        row.port,
        row.voyageNumber,
        row.originPort,
        row.destinationPort,
        row.note,
        row.createdByName,
      ])}
    />
  );
}
