import { useTranslations } from "next-intl";
import type { Candidate } from "@/lib/features/manning/candidates/schema";
import styles from "./candidates.module.css";

const levelKeys = ["poor", "fair", "good"] as const;

/** Parts shown as a problem when poor. An unfamiliar vessel or type is not a problem. */
const blockingParts = new Set<string>(["papers", "free", "rest", "elsewhere"]);

/** Show the fit reasons of a candidate as bars with text. Parts without a level have no bar. */
export function FitReasons({ why }: Pick<Candidate, "why">) {
  const t = useTranslations("candidates.dialog");
  return (
    <ul className={styles.parts} aria-label={t("why")}>
      {why.map(({ part, level, text }) =>
        level === null ? null : (
          <li key={part} title={text} data-serious={blockingParts.has(part) || undefined}>
            <span>{t(`parts.${part}`)}</span>
            <i data-level={level} aria-hidden />
            <span className={styles.unseen}>{t(`levels.${levelKeys[level]}`)}</span>
          </li>
        ),
      )}
    </ul>
  );
}
