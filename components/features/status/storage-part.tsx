import { getTranslations } from "next-intl/server";
import { DetailList } from "@/components/ui/layout/detail-list";
import { PageSection } from "@/components/ui/layout/page-section";
import { RecordTable } from "@/components/ui/list/record-table";
import type { SystemStatus } from "@/lib/features/status/schema";
import type { Formatters } from "./formatters";

type Props = { status: SystemStatus; write: Formatters };

/** Shows used and free disk space. */
export async function StoragePart({ status: { sizes, disks }, write }: Props) {
  const t = await getTranslations("status");
  return (
    <PageSection title={t("storage")} lead={t("storageLead")}>
      <DetailList
        details={[
          { label: t("databaseSize"), value: write.size(sizes.database) },
          { label: t("filesSize"), value: write.size(sizes.files) },
          { label: t("backupsSize"), value: write.size(sizes.backups) },
        ]}
      />
      <RecordTable
        label={t("disks")}
        columns={[
          { label: t("folder") },
          { label: t("free"), align: "end" },
          { label: t("freePercent"), align: "end" },
        ]}
        rows={disks.map(({ folder, freeBytes, freePercent }) => [
          folder,
          write.size(freeBytes),
          `${write.number(Math.floor(freePercent))} %`,
        ])}
        empty={t("noDisks")}
      />
    </PageSection>
  );
}
