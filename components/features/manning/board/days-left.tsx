import { useTranslations } from "next-intl";
import type { VesselCrewRow } from "@/lib/features/vessels/on-board/schema";
import styles from "../../vessels/vessel.module.css";

const tones = { "Over 3 months": styles.calm, "Under 3 months": styles.soon, "Under 1 month": styles.urgent } as const;

/** Days until the planned sign-off, in the documents' three colours; past it, how many days over. */
export function DaysLeft({ days, tone }: { days: number; tone: NonNullable<VesselCrewRow["durationTone"]> }) {
  const t = useTranslations("vessels.detail");
  return (
    <span className={`${styles.left} ${tones[tone]}`} title={t(`durations.${tone}`)}>
      {days < 0 ? t("daysOver", { count: -days }) : t("daysLeft", { count: days })}
    </span>
  );
}
