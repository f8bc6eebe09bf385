import { useTranslations } from "next-intl";
import type { JoinerRow } from "@/lib/features/preparation/joiners/schema";
import type { ItemName } from "@/lib/features/preparation/readiness.rules";
import { ItemCell } from "./item-cell";
import type { ItemRights } from "./item-links";
import styles from "./joiners.module.css";

/** Show all items of one joiner side by side. */
export function PreparationItems({
  row,
  items,
  rights,
}: {
  row: JoinerRow;
  items: readonly ItemName[];
  rights: ItemRights;
}) {
  const t = useTranslations("preparation-joiners.columns");
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item}>
          <h2>{t(item)}</h2>
          <ItemCell item={item} row={row} rights={rights} />
        </li>
      ))}
    </ul>
  );
}
