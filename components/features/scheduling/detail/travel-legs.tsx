import { useLocale, useTranslations } from "next-intl";
import { useId, type ReactNode } from "react";
import { DetailList } from "@/components/ui/layout/detail-list";
import type { ScheduleDetail } from "@/lib/features/scheduling/detail/schema";
import { agentText } from "@/lib/features/scheduling/travel-leg.rules";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { dayText } from "./formats";
import { styles } from "./styles";
import type { WayName } from "./form-values";

type BlockProps = { way: WayName; locked: string | null; children: ReactNode };

/** Show one way: joining or leaving. A locked one is muted with the reason. Document 3 §4 */
export function TravelLegBlock({ way, locked, children }: BlockProps) {
  const t = useTranslations("schedule-details.ways");
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id} data-locked={locked !== null || undefined}>
      <h2 id={id}>{t(way)}</h2>
      {children}
      {locked ? <p className={styles.muted}>{locked}</p> : null}
    </section>
  );
}

/** Return why a way is locked; null when it can be edited. */
export function useLegLock(way: WayName, statusId: number): string | null {
  const t = useTranslations("scheduling");
  if (statusId > 6) return null;
  if (way === "onBoard") return statusId < 4 ? null : t("lockedOnBoard");
  return statusId < 4 ? t("lockedUntilOnBoard") : null;
}

/** Show one way read-only. */
export function TravelLegFacts({ way, schedule }: { way: WayName; schedule: ScheduleDetail }) {
  const t = useTranslations("schedule-details.ways");
  const locale = useLocale();
  const isJoining = way === "onBoard";
  const port = isJoining ? schedule.onboardLocationPortName : schedule.offboardLocationPortName;
  const day = isJoining ? schedule.scheduledOnBoardDate : schedule.scheduledOffBoardDate;
  const time = isJoining ? schedule.scheduledOnBoardTime : schedule.scheduledOffBoardTime;
  const agent = isJoining
    ? agentText(schedule.onboardAgentName, schedule.onboardAgentPhone)
    : agentText(schedule.offboardAgentName, schedule.offboardAgentPhone);
  const isWithout = isJoining ? schedule.noTravelOnBoard : schedule.noTravelOffBoard;
  const { originalScheduledOffboardDate: original } = schedule;
  return (
    <>
      <DetailList
        details={[
          ...(isJoining
            ? [
                {
                  label: t("position"),
                  value: inLanguage(locale, { en: schedule.initialRankAs, id: schedule.initialRankAsNameId }),
                  wide: true,
                },
              ]
            : []),
          {
            label: t("date"),
            value: time ? t("at", { date: dayText(day, locale), time }) : dayText(day, locale),
          },
          { label: t("location"), value: port ?? t("unset") },
          ...(agent ? [{ label: t("agentName"), value: agent, wide: true }] : []),
        ]}
      />
      {!isJoining && original && original !== day ? (
        <p className={styles.muted}>{t("original", { date: dayText(original, locale) })}</p>
      ) : null}
      {isWithout ? <p className={styles.muted}>{t("isWithout")}</p> : null}
    </>
  );
}
