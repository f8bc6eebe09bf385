"use client";

import useMediaQuery from "@mui/material/useMediaQuery";
import { useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { Grid, type GridColumn } from "@/components/ui/grid/data-grid";
import type { ImportReport } from "@/lib/features/crew/import/schema";
import styles from "./import.module.css";

type Problem = ImportReport["problems"][number] & { id: number };
const phone = "(max-width: 48em)";

/** Show the problems as a sortable grid, to compare with the file. */
export function ProblemGrid({ label, problems }: { label: string; problems: ImportReport["problems"] }) {
  const t = useTranslations("crew-import");
  const isPhone = useMediaQuery(phone);
  const line: GridColumn<Problem> = { field: "line", headerName: t("line"), type: "number", width: 72 };
  const message: GridColumn<Problem> = { field: "message", headerName: t("problem"), flex: 1 };
  const wide: GridColumn<Problem>[] = [
    { field: "severity", headerName: t("severity"), width: 96, renderCell: ({ row }) => <Severity row={row} /> },
    { field: "sheet", headerName: t("sheet"), width: 120, valueGetter: (_value, { sheet }) => t(`sheets.${sheet}`) },
    line,
    { field: "column", headerName: t("column"), width: 170 },
    { field: "value", headerName: t("value"), width: 180 },
    { ...message, minWidth: 220 },
  ];
  const narrow: GridColumn<Problem>[] = [line, { ...message, renderCell: ({ row }) => <MessageCell row={row} /> }];
  const rows = problems.map((problem, id) => ({ ...problem, id }));
  return <Grid label={label} columns={isPhone ? narrow : wide} rows={rows} rowId={({ id }) => id} />;
}

function Severity({ row }: { row: Problem }) {
  const t = useTranslations("crew-import");
  return <StatusBadge status={row.severity === "error" ? "Failed" : "Pending"} label={t(row.severity)} />;
}

/** Show message and place in one cell on a phone. */
function MessageCell({ row }: { row: Problem }) {
  const t = useTranslations("crew-import");
  return (
    <span className={styles.together}>
      <Severity row={row} />
      <b>{row.message}</b>
      <span>{[t(`sheets.${row.sheet}`), row.column, row.value].filter(Boolean).join(" · ")}</span>
    </span>
  );
}
