"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { visuallyHidden } from "@/components/ui/form/visually-hidden";
import { rowActions, rowVerb } from "@/components/ui/list/row-menu";
import { Icon } from "@/components/ui/layout/icon";
import styles from "./row.module.css";
import type { useRow } from "./use-row";

type Warm = Pick<ComponentProps<"button">, "onPointerEnter" | "onFocus">;
type Props = {
  row: ReturnType<typeof useRow>;
  name: string;
  /** Cells before and after the one that opens editing. */
  before: ReactNode;
  after: ReactNode;
  /** Content of that cell, and its label on cards. */
  figure: ReactNode;
  card: { "data-card": string; "data-label"?: string };
  warm: { row: Warm; dialog: Warm };
};

/** A row in read mode with its edit control: the figure on desktop, a button on phones. */
export function RowFrame({
  row: { opener, onKeyDown, setWay: setEditMode },
  name,
  before,
  after,
  figure,
  card,
  warm,
}: Props) {
  const t = useTranslations("billing");
  const label = t("updateOf", { name });
  return (
    <tr onKeyDown={onKeyDown}>
      {before}
      <td data-align="end" {...card}>
        <span className={styles.phone}>{figure}</span>
        <button
          type="button"
          ref={opener}
          className={styles.edit}
          title={t("update")}
          {...warm.row}
          onClick={() => setEditMode("row")}
        >
          <span style={visuallyHidden}>{label}, </span>
          {figure}
          <Icon name="edit" />
        </button>
      </td>
      {after}
      <td data-cell="actions" data-card="actions" className={styles.phone}>
        <span className={rowActions}>
          <button
            type="button"
            className={rowVerb}
            aria-label={label}
            {...warm.dialog}
            onClick={() => setEditMode("dialog")}
          >
            {t("update")}
          </button>
        </span>
      </td>
    </tr>
  );
}
