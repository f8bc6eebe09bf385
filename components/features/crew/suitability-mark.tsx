import { useTranslations } from "next-intl";
import { suitabilityLevels, type SuitabilityLevel } from "@/db/enums/suitability";
import styles from "./crew.module.css";

const tones = { 1: styles.cleared, 2: styles.noted, 3: styles.barred } as const;

/** Show the open register entry as a short label, with the documented name as title. */
export function SuitabilityMark({ level }: { level: SuitabilityLevel | null }) {
  const t = useTranslations("crew");
  if (level === null) return null;
  return (
    <span className={`${styles.mark} ${tones[level]}`} title={t(`suitability.${suitabilityLevels[level]}`)}>
      {t(`screens.levels.${level}`)}
    </span>
  );
}
