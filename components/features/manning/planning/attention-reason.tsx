import { useLocale, useTranslations } from "next-intl";
import { Link } from "@/components/ui/layout/link";
import type { PlanningRow, PlanningAttentionReason } from "@/lib/features/manning/planning/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { crewAddress, proposeAddress, seatAddress, slotAddress, type ManningSide } from "./address";
import styles from "./planning.module.css";

/** The side of manning, and whether the user may propose. */
type Viewer = { side: ManningSide; mayPropose: boolean };

/** Label keys for reasons with a planned but unconfirmed person. */
const labelKeysWithNext = {
  unmanned: "unmannedNext",
  "over-contract": "over-contractNext",
  "leaves-soon": "leaves-soonNext",
  "no-relief": "no-relief",
  "next-unprepared": "next-unprepared",
  "next-rejected": "next-rejected",
  "next-pending": "next-pending",
} as const satisfies Record<PlanningAttentionReason["reason"], string>;

/** Link to the person's dialog, else to the propose dialog, or to the seat without permission. */
function attentionHref(
  { side, mayPropose }: Viewer,
  vesselId: number,
  attentionReason: PlanningAttentionReason,
): string {
  const { vesselCrewId, nextCrewId, currentCrewId } = attentionReason;
  if (nextCrewId !== null) return slotAddress(side, { vesselId, vesselCrewId, slot: "Next", crewId: nextCrewId });
  if (mayPropose) return proposeAddress(vesselId, vesselCrewId, "Next");
  if (currentCrewId !== null)
    return slotAddress(side, { vesselId, vesselCrewId, slot: "Current", crewId: currentCrewId });
  return seatAddress(side, vesselId, vesselCrewId);
}

/** Show why a vessel needs attention, linked to the seat. Fully planned vessels show until when they are covered. */
export function AttentionReason({ row, side, mayPropose }: Viewer & { row: PlanningRow }) {
  const t = useTranslations("planning");
  const language = useLocale();
  const { why, awaited, otherSeats, vesselId, vesselName, coveredUntil } = row;
  const vacancy = awaited ? <Awaited awaited={awaited} side={side} vesselId={vesselId} /> : null;
  if (!why && vacancy) return vacancy;
  if (!why)
    return coveredUntil ? (
      <span className={styles.calm}>{t("list.covered", { date: formatDate(coveredUntil, language) })}</span>
    ) : null;
  const text = t(`why.${why.nextCrewId === null ? why.reason : labelKeysWithNext[why.reason]}`, {
    position: inLanguage(language, { en: why.jobPositionName, id: why.jobPositionNameId }),
    date: formatDate(why.day, language),
    name: why.nextEmployeeName ?? t("someone"),
  });
  return (
    <>
      {vacancy ? <span className={styles.first}>{vacancy}</span> : null}
      <Link
        href={attentionHref({ side, mayPropose }, vesselId, why)}
        prefetch={false}
        className={why.reason === "unmanned" ? styles.vacant : styles.why}
        aria-label={t("list.seeSeat", { why: text, vessel: vesselName })}
      >
        {text}
      </Link>
      {otherSeats > 0 ? (
        <>
          {" · "}
          <Link href={crewAddress(side, vesselId)} prefetch={false} className={styles.more}>
            {t("list.moreSeats", { count: otherSeats })}
          </Link>
        </>
      ) : null}
    </>
  );
}

/** Show a vacant seat that waits for a confirmed joiner. */
function Awaited({
  awaited,
  side,
  vesselId,
}: {
  awaited: NonNullable<PlanningRow["awaited"]>;
  side: ManningSide;
  vesselId: number;
}) {
  const t = useTranslations("planning");
  const language = useLocale();
  const { vesselCrewId, crewId } = awaited;
  return (
    <Link
      href={slotAddress(side, { vesselId, vesselCrewId, slot: "Next", crewId })}
      prefetch={false}
      className={styles.vacant}
    >
      {t("list.joining", {
        position: inLanguage(language, { en: awaited.jobPositionName, id: awaited.jobPositionNameId }),
        date: formatDate(awaited.day, language),
        name: awaited.employeeName ?? t("someone"),
      })}
    </Link>
  );
}
