import { useTranslations } from "next-intl";
import type { Candidate } from "@/lib/features/manning/candidates/schema";
import styles from "./candidates.module.css";

const words = ["poor", "fair", "good"] as const;

/** A vessel or type somebody does not know is no fault; these stand in the way. */
const serious = new Set<string>(["papers", "free", "rest", "elsewhere"]);

/** Why somebody stands where they stand: each part with how good it is, as a bar and in words; what nobody has judged has no bar. */
export function WhyParts({ why }: Pick<Candidate, "why">) {
  const t = useTranslations("candidates.dialog");
  return (
    <ul className={styles.parts} aria-label={t("why")}>
      {why.map(({ part, level, text }) =>
        level === null ? null : (
          <li key={part} title={text} data-serious={serious.has(part) || undefined}>
            <span>{t(`parts.${part}`)}</span>
            <i data-level={level} aria-hidden />
            <span className={styles.unseen}>{t(`levels.${words[level]}`)}</span>
          </li>
        ),
      )}
    </ul>
  );
}
