import { useTranslations } from "next-intl";
import type { Candidate } from "@/lib/features/manning/candidates/schema";
import styles from "./candidates.module.css";

const words = ["poor", "fair", "good"] as const;

/** Why somebody stands where they stand: each part with how good it is, as a bar and in words; what nobody has judged has no bar. */
export function WhyParts({ why }: Pick<Candidate, "why">) {
  const t = useTranslations("candidates.dialog");
  return (
    <ul className={styles.parts} aria-label={t("why")}>
      {why.map(({ part, level, text }) =>
        level === null ? null : (
          <li key={part} title={text}>
            <span>{t(`parts.${part}`)}</span>
            <i data-level={level} aria-hidden />
            <span className={styles.unseen}>{t(`levels.${words[level]}`)}</span>
          </li>
        ),
      )}
    </ul>
  );
}
