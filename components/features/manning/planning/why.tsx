import { useLocale, useTranslations } from "next-intl";
import { Link } from "@/components/ui/layout/link";
import type { PlanningRow, PlanningWhy } from "@/lib/features/manning/planning/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { crewAddress, seatAddress, slotAddress, type Side } from "./address";
import styles from "./planning.module.css";

/** The words where somebody is planned, who is not confirmed. */
const withNext = {
  unmanned: "unmannedNext",
  "over-contract": "over-contractNext",
  "leaves-soon": "leaves-soonNext",
  "no-relief": "no-relief",
  "next-rejected": "next-rejected",
  "next-pending": "next-pending",
} as const satisfies Record<PlanningWhy["reason"], string>;

/** The dialog of whoever the reason is about, or the empty seat in the table. */
function addressOf(side: Side, vesselId: number, why: PlanningWhy): string {
  const { vesselCrewId, nextEmployeeId, currentEmployeeId } = why;
  if (nextEmployeeId !== null)
    return slotAddress(side, { vesselId, vesselCrewId, slot: "Next", employeeId: nextEmployeeId });
  if (currentEmployeeId !== null)
    return slotAddress(side, { vesselId, vesselCrewId, slot: "Current", employeeId: currentEmployeeId });
  return seatAddress(side, vesselId, vesselCrewId);
}

/** Why a vessel needs somebody, in words that lead to the seat; one that needs nobody says until when. */
export function Why({ row, side }: { row: PlanningRow; side: Side }) {
  const t = useTranslations("planning");
  const language = useLocale() === "id" ? "id" : "en";
  const { why, otherSeats, vesselId, vesselName, coveredUntil } = row;
  if (!why)
    return coveredUntil ? (
      <span className={styles.calm}>{t("list.covered", { date: formatDate(coveredUntil, language) })}</span>
    ) : null;
  const text = t(`why.${why.nextEmployeeId === null ? why.reason : withNext[why.reason]}`, {
    position: language === "id" ? why.jobPositionNameId : why.jobPositionName,
    date: formatDate(why.day, language),
    name: why.nextEmployeeName ?? t("someone"),
  });
  return (
    <>
      <Link
        href={addressOf(side, vesselId, why)}
        prefetch={false}
        className={styles.why}
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
