"use client";

import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/feedback/alert";
import type { CellPlace } from "@/components/ui/grid/sheet";
import { columnNames } from "@/lib/features/rates/kinds.rules";
import styles from "./rates.module.css";
import type { Problem } from "./use-sheet";

type Props = { problems: Problem[]; textOf: (message: string) => string; onLead: (place: CellPlace) => void };

const mostShown = 5;

/** How many cells are wrong, and the way to the first of them. */
export function ProblemList({ problems, textOf, onLead }: Props) {
  const t = useTranslations("rates");
  if (problems.length === 0) return <div role="status" />;
  const head = (column: string) => columnNames.find((name) => name === column);
  return (
    <Alert severity="error" role="status" className={styles.problems}>
      <b>{t("editor.problems", { count: problems.length })}</b>
      <ul>
        {problems.slice(0, mostShown).map(({ id, row, column, message }) => {
          const name = head(column);
          return (
            <li key={`${id} ${column} ${message}`}>
              <button type="button" onClick={() => onLead({ id, column })}>
                {t("editor.problem", { row, column: name ? t(`columns.${name}`) : column })}
              </button>
              : {textOf(message)}
            </li>
          );
        })}
        {problems.length > mostShown ? <li>{t("editor.more", { count: problems.length - mostShown })}</li> : null}
      </ul>
    </Alert>
  );
}
