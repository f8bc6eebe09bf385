"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { lazyDialog } from "../../form/lazy-dialog";
import { Icon } from "../../layout/icon";
import type { Column } from "./column-panel";
import styles from "./columns.module.css";
import { useHideColumns } from "./hidden-columns";

const ColumnPanel = lazyDialog(() => import("./column-panel").then((module) => module.ColumnPanel));

/** The columns that may be hidden: all but the first and the actions. */
const columnsOf = (button: HTMLElement): Column[] =>
  [...(button.closest("[data-list]")?.querySelectorAll<HTMLElement>("thead th[data-column]:not(:first-child)") ?? [])]
    .filter((head) => head.dataset.cell !== "actions")
    .map((head) => ({
      id: head.dataset.column ?? "",
      label: head.dataset.columnName ?? head.textContent?.trim() ?? "",
    }));

type Open = { anchor: HTMLElement; columns: Column[] };

/** Opens the column chooser. The button shows how many columns are hidden. */
export function ColumnChoice({ table, hidden }: { table: string; hidden: string[] }) {
  const t = useTranslations("shell.list.columns");
  const id = useId();
  const hide = useHideColumns(table);
  const [open, setOpen] = useState<Open | null>(null);
  return (
    <>
      <button
        type="button"
        className={styles.open}
        {...ColumnPanel.preloadProps}
        onClick={({ currentTarget }) =>
          setOpen((shown) => (shown ? null : { anchor: currentTarget, columns: columnsOf(currentTarget) }))
        }
        aria-label={hidden.length > 0 ? t("openHidden", { count: hidden.length }) : t("title")}
        title={t("title")}
        aria-haspopup="dialog"
        aria-expanded={open !== null}
        aria-controls={open ? id : undefined}
        data-hides={hidden.length > 0 || undefined}
      >
        <Icon name="columns" />
      </button>
      {open ? <ColumnPanel {...open} id={id} hidden={hidden} onHide={hide} onClose={() => setOpen(null)} /> : null}
    </>
  );
}
