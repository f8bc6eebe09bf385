"use client";

import { useTranslations } from "next-intl";
import styles from "./list-pagination.module.css";
import { storeChoice } from "./list-choice-cookie";
import { useListUrl } from "./use-list-url";

type Props = { table: string; pageSize: number; sizes: number[] };

export function PageSizeSelect({ table, pageSize, sizes }: Props) {
  const t = useTranslations("shell.list");
  const { change } = useListUrl();
  const choose = (size: number) => {
    storeChoice(table, { pageSize: size });
    change({ pageSize: size, pageIndex: null });
  };
  return (
    <label className={styles.size}>
      {t("rows")}
      <select value={pageSize} onChange={(event) => choose(Number(event.target.value))}>
        {sizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
    </label>
  );
}
