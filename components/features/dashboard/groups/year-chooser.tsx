"use client";

import { useTranslations } from "next-intl";
import select from "@/components/ui/form/native-select.module.css";
import { useListUrl } from "@/components/ui/list/use-list-url";
import styles from "./groups.module.css";

type Props = { year: string; years: string[] };

/** Chooses the year of yearly numbers and applies it at once. Document 3 §9 */
export function YearChooser({ year, years }: Props) {
  const t = useTranslations("dashboard");
  const { change } = useListUrl();
  return (
    <label className={styles.year}>
      {t("year")}
      <select
        key={year}
        className={select.select}
        defaultValue={year}
        onChange={({ target }) => change({ year: target.value === years[0] ? null : target.value })}
      >
        {years.map((item) => (
          <option key={item}>{item}</option>
        ))}
      </select>
    </label>
  );
}
