import { useTranslations } from "next-intl";
import { suitabilityLevels, type SuitabilityLevel } from "@/db/enums/suitability";
import styles from "./crew.module.css";

const tones = { 1: styles.cleared, 2: styles.noted, 3: styles.barred } as const;

/** The open entry of the register in one word; the documents' own name is the title. */
export function SuitabilityMark({ level }: { level: SuitabilityLevel | null }) {
  const t = useTranslations("crew");
  if (level === null) return null;
  return (
    <span className={`${styles.mark} ${tones[level]}`} title={t(`suitability.${suitabilityLevels[level]}`)}>
      {t(`screens.levels.${level}`)}
    </span>
  );
}
