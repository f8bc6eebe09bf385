"use client";

import { useTranslations } from "next-intl";
import type { ChangeEvent } from "react";
import styles from "../list-table.module.css";
import { useSelection, type SelectedRow } from "./frame";

/** Return the rows between the last selected one and this one, in table order, or this one alone. */
function selectedRange(box: HTMLInputElement, last: number | null): SelectedRow[] {
  const boxes = [...(box.closest("tbody")?.querySelectorAll<HTMLInputElement>("input[data-name]") ?? [])];
  const from = boxes.findIndex(({ value }) => Number(value) === last);
  const to = boxes.indexOf(box);
  const range = from < 0 ? [box] : boxes.slice(Math.min(from, to), Math.max(from, to) + 1);
  return range.map(({ value, dataset }) => ({ id: Number(value), name: dataset.name ?? "" }));
}

/** Selects its row; with Shift, all rows since the last one. */
export function SelectCheckbox({ id, name }: SelectedRow) {
  const t = useTranslations("shell.select");
  const { has, set, lastRef } = useSelection();
  const onChange = ({ currentTarget: box, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const withShift = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
    set(selectedRange(box, withShift ? lastRef.current : null), box.checked);
    lastRef.current = id;
  };
  return (
    <label className={styles.choose}>
      <input
        type="checkbox"
        value={id}
        data-name={name}
        checked={has(id)}
        onChange={onChange}
        aria-label={t("one", { name })}
      />
    </label>
  );
}

/** Reserves the space of a checkbox in a row that cannot be selected. */
export const NoCheckbox = () => <span className={styles.choose} aria-hidden="true" />;

/** Selects all rows of the page. */
export function SelectAll({ rows }: { rows: SelectedRow[] }) {
  const t = useTranslations("shell.select");
  const { has, set } = useSelection();
  const all = rows.length > 0 && rows.every(({ id }) => has(id));
  const some = rows.some(({ id }) => has(id));
  return (
    <label className={styles.choose}>
      <input
        type="checkbox"
        checked={all}
        ref={(box) => {
          if (box) box.indeterminate = some && !all;
        }}
        onChange={() => set(rows, !all)}
        aria-label={t("all")}
      />
    </label>
  );
}
