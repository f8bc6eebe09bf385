"use client";

import { useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { RecordTable } from "@/components/ui/list/record-table";
import type { ImportReport } from "@/lib/features/crew/import/schema";
import styles from "./import.module.css";

/** Line by line what is wrong, errors first. */
export function ProblemTable({ report }: { report: ImportReport }) {
  const t = useTranslations("crew-import");
  const { problems, errors, warnings } = report;
  if (problems.length === 0) return null;
  const more = errors + warnings - problems.length;
  const columns = [
    { label: t("sheet") },
    { label: t("line"), align: "end" as const },
    { label: t("column") },
    { label: t("value") },
    { label: t("problem") },
    { label: "" },
  ];
  const rows = problems.map(({ sheet, line, column, value, message, severity }) => [
    t(`sheets.${sheet}`),
    line,
    column,
    value,
    message,
    <StatusBadge key="severity" status={severity === "error" ? "Failed" : "Pending"} label={t(severity)} />,
  ]);
  return (
    <>
      <h2 className={styles.title}>{t("problemsTitle")}</h2>
      <RecordTable label={t("problemsTitle")} empty="" columns={columns} rows={rows} />
      {more > 0 ? <p className={styles.help}>{t("moreProblems", { count: more })}</p> : null}
    </>
  );
}
