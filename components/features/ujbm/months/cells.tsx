import { useTranslations } from "next-intl";
import type { UjbmRow } from "@/lib/features/ujbm/months/schema";
import { signedAmount } from "../signed-amount";
import styles from "../ujbm.module.css";

/** Say that a rate or an account is missing. */
export const MissingText = ({ text }: { text: string }) => <span className={styles.missing}>{text}</span>;

/** Show the difference to last month, marked when it is large. */
export function DifferenceToLast({ row: { difference, isLarge } }: { row: UjbmRow }) {
  const [t, shell] = [useTranslations("ujbm"), useTranslations("shell")];
  if (difference === null) return shell("empty");
  return (
    <span className={styles.signed} data-large={isLarge || undefined} title={isLarge ? t("large") : undefined}>
      {signedAmount(difference)}
      {isLarge ? " !" : ""}
    </span>
  );
}
