import { useLocale, useTranslations } from "next-intl";
import { UrgencyBadge } from "@/components/ui/feedback/urgency-badge";
import { Link } from "@/components/ui/layout/link";
import type { Joiner } from "@/lib/features/manning/check-in-out/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { urgency } from "@/lib/platform/calendar/urgency";
import { joinerAddress } from "../../preparation/addresses";
import { CheckInOutButton } from "./button";
import styles from "../../vessels/vessel.module.css";

/** Return why a joiner cannot be checked in, or null. */
const obstacleOf = ({ summaryStatus, isOnBoardElsewhere }: Joiner) =>
  summaryStatus === "Confirmed" ? (isOnBoardElsewhere ? "elsewhere" : null) : summaryStatus;

/** Show when a person joins, with the days left or late. */
export function JoiningDay({ row: { daysToJoin: days, startDate } }: { row: Joiner }) {
  const t = useTranslations("vessels.detail");
  const language = useLocale();
  return (
    <UrgencyBadge
      level={urgency("joining", days)}
      label={days < 0 ? t("daysLate", { count: -days }) : t("inDays", { days })}
    >
      {formatDate(startDate, language)}
    </UrgencyBadge>
  );
}

/** List missing preparation by name, with a link for users who may prepare. */
export function Preparation({ row, vesselId }: { row: Joiner; vesselId: number }) {
  const t = useTranslations("vessels.detail");
  const { missing, crewId, fullName, summaryStatus } = row;
  const listLabels =
    missing.length > 0 ? t("lacks", { names: missing.map((item) => item.toUpperCase()).join(", ") }) : t("prepared");
  if (summaryStatus !== "Confirmed") return listLabels;
  return (
    <Link
      href={joinerAddress(vesselId, crewId)}
      prefetch={false}
      className={styles.person}
      aria-label={`${listLabels}: ${fullName}`}
    >
      {listLabels}
    </Link>
  );
}

/** Check a joiner in, or say why that is not possible. */
export function JoinerAction({ row, vesselId, today }: { row: Joiner; vesselId: number; today: string }) {
  const t = useTranslations("vessels.detail");
  const obstacle = obstacleOf(row);
  if (obstacle) return <span className={styles.note}>{t(`noCheckIn.${obstacle}`)}</span>;
  const level = urgency("joining", row.daysToJoin);
  return (
    <CheckInOutButton
      kind="checkIn"
      due={level === "due" || level === "overdue"}
      today={today}
      vesselId={vesselId}
      vesselCrewId={row.vesselCrewId}
      crewId={row.crewId}
      name={row.fullName}
    />
  );
}
