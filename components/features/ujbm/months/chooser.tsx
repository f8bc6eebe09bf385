"use client";

import { useTranslations } from "next-intl";
import select from "@/components/ui/form/native-select.module.css";
import { useListUrl } from "@/components/ui/list/use-list-url";
import styles from "../ujbm.module.css";

type Props = { months: number; year: number; years: number[] };

const numbers = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const;

/** Month and year, each in sight; a choice shows at once. D3 §2 */
export function MonthChooser({ months, year, years }: Props) {
  const t = useTranslations("ujbm");
  const { change } = useListUrl();
  return (
    <span className={styles.chooser}>
      <select
        className={select.select}
        aria-label={t("months")}
        value={months}
        onChange={({ target }) => change({ months: target.value, year, pageIndex: null })}
      >
        {numbers.map((number) => (
          <option key={number} value={number}>
            {t(`monthNames.${number}`)}
          </option>
        ))}
      </select>
      <select
        className={select.select}
        aria-label={t("years")}
        value={year}
        onChange={({ target }) => change({ months, year: target.value, pageIndex: null })}
      >
        {years.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </span>
  );
}
