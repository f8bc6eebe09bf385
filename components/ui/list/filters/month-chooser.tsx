"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import select from "@/components/ui/form/native-select.module.css";
import styles from "./month-chooser.module.css";
import { useListUrl } from "../use-list-url";

type SelectedMonth = { months: number; year: number };
/** `monthKey`: name of the month's URL parameter. */
type Props = SelectedMonth & { years: number[]; monthKey: string };

/** Full month names, because abbreviations are hard to scan. */
const nameIn = (locale: string, number: number) =>
  new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" }).format(Date.UTC(2000, number - 1));
const numbers = Array.from({ length: 12 }, (_, index) => index + 1);

/** Chooses month and year. Each change applies at once, and a second change does not undo a pending one. D3 §2 */
export function MonthChooser({ months, year, years, monthKey }: Props) {
  const t = useTranslations("shell.list");
  const locale = useLocale();
  const { change } = useListUrl();
  const [selected, setSelected] = useState<SelectedMonth>({ months, year });
  const [chosen, setChosen] = useState<SelectedMonth>({ months, year });
  if (selected.months !== months || selected.year !== year) {
    setSelected({ months, year });
    setChosen({ months, year });
  }
  const choose = (part: Partial<SelectedMonth>) => {
    const next = { ...chosen, ...part };
    setChosen(next);
    change({ [monthKey]: next.months, year: next.year, pageIndex: null });
  };
  return (
    <span className={styles.chooser}>
      <select
        className={select.select}
        aria-label={t("month")}
        value={chosen.months}
        onChange={({ target }) => choose({ months: Number(target.value) })}
      >
        {numbers.map((number) => (
          <option key={number} value={number}>
            {nameIn(locale, number)}
          </option>
        ))}
      </select>
      <select
        className={select.select}
        aria-label={t("year")}
        value={chosen.year}
        onChange={({ target }) => choose({ year: Number(target.value) })}
      >
        {years.map((item) => (
          <option key={item}>{item}</option>
        ))}
      </select>
    </span>
  );
}
