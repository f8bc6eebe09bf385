"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { GridSkeleton } from "@/components/ui/grid/skeleton";
import type { ImportReport } from "@/lib/features/crew/import/schema";
import styles from "./import.module.css";

const ProblemGrid = dynamic(() => import("./problem-grid").then((module) => module.ProblemGrid), {
  ssr: false,
  loading: () => <GridSkeleton />,
});

/** Show the problems by line, errors first. */
export function ProblemTable({ report }: { report: ImportReport }) {
  const t = useTranslations("crew-import");
  const { problems, errors, warnings } = report;
  if (problems.length === 0) return null;
  const more = errors + warnings - problems.length;
  return (
    <>
      <h2 className={styles.title}>{t("problemsTitle")}</h2>
      <ProblemGrid label={t("problemsTitle")} problems={problems} />
      {more > 0 ? <p className={styles.help}>{t("moreProblems", { count: more })}</p> : null}
    </>
  );
}
