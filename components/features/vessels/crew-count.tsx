import { useTranslations } from "next-intl";
import styles from "./crew-count.module.css";

/** How many are on board of how many seats; short and over said with a word. */
export function CrewCount({ onBoard, seats }: { onBoard: number; seats: number }) {
  const t = useTranslations("vessels.list");
  const count = t("crewOf", { onBoard, seats });
  if (onBoard === seats) return count;
  const apart = onBoard < seats ? t("short", { count: seats - onBoard }) : t("over", { count: onBoard - seats });
  return (
    <span className={styles.apart}>
      {count} · {apart}
    </span>
  );
}
