"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import select from "@/components/ui/form/native-select.module.css";
import { useListUrl } from "@/components/ui/list/use-list-url";
import styles from "../ujbm.module.css";

type Shown = { months: number; year: number };

const numbers = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const;

/** Month and year, each in sight; a choice shows at once, and the second does not undo the first while it is on its way. D3 §2 */
export function MonthChooser({ months, year, years }: Shown & { years: number[] }) {
  const t = useTranslations("ujbm");
  const { change } = useListUrl();
  const [shown, setShown] = useState<Shown>({ months, year });
  const [chosen, setChosen] = useState<Shown>({ months, year });
  if (shown.months !== months || shown.year !== year) {
    setShown({ months, year });
    setChosen({ months, year });
  }
  const choose = (part: Partial<Shown>) => {
    const next = { ...chosen, ...part };
    setChosen(next);
    change({ ...next, pageIndex: null });
  };
  return (
    <span className={styles.chooser}>
      <select
        className={select.select}
        aria-label={t("months")}
        value={chosen.months}
        onChange={({ target }) => choose({ months: Number(target.value) })}
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
        value={chosen.year}
        onChange={({ target }) => choose({ year: Number(target.value) })}
      >
        {years.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </span>
  );
}
