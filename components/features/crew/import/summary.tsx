"use client";

import { useFormatter, useTranslations } from "next-intl";
import { RecordTable } from "@/components/ui/list/record-table";
import { sheetNames, type ImportReport } from "@/lib/features/crew/import/schema";

/** Show how many lines are new, changed, unchanged and skipped, per sheet. */
export function ImportSummary({ report }: { report: ImportReport }) {
  const t = useTranslations("crew-import");
  const format = useFormatter();
  const end = { align: "end" as const };
  const columns = [
    { label: t("sheet") },
    { label: t("rows"), ...end },
    { label: t("added"), ...end },
    { label: t("changed"), ...end },
    { label: t("unchanged"), ...end },
    { label: t("skipped"), ...end },
  ];
  const rows = sheetNames.map((sheet) => {
    const { rows: lines, added, changed, unchanged, skipped } = report[sheet];
    return [t(`sheets.${sheet}`), ...[lines, added, changed, unchanged, skipped].map((count) => format.number(count))];
  });
  return <RecordTable label={t("summary")} empty="" columns={columns} rows={rows} />;
}
