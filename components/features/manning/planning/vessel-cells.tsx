import { useLocale, useTranslations } from "next-intl";
import { crewCountLabel } from "@/components/features/vessels/crew-count-label";
import { UrgencyBadge } from "@/components/ui/feedback/urgency-badge";
import { Link } from "@/components/ui/layout/link";
import type { PlanningRow } from "@/lib/features/manning/planning/schema";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import styles from "./planning.module.css";

/**
 * Show the next crew change and how many leave and join. A date in the past is marked.
 * @param href the crew change, for those who plan
 */
export function NextChange({ row, href, today }: { row: PlanningRow; href: string | null; today: string }) {
  const [t, language] = [useTranslations(), useLocale()];
  const { nextChange: change, vesselName } = row;
  if (!change) return t("shell.empty");
  const counts = [
    ...(change.leaving > 0 ? [t("planning.list.off", { count: change.leaving })] : []),
    ...(change.joining > 0 ? [t("planning.list.on", { count: change.joining })] : []),
  ].join(" / ");
  const date = formatDate(change.day, language);
  const day = href ? (
    <Link
      href={href}
      prefetch={false}
      className={styles.change}
      aria-label={t("crew-changes.openOf", { vessel: vesselName, date })}
    >
      {date}
    </Link>
  ) : (
    date
  );
  return daysBetween(today, change.day) < 0 ? (
    <UrgencyBadge level="overdue" label={counts}>
      {day}
    </UrgencyBadge>
  ) : (
    <>
      {day}
      <span className={styles.line}>{counts}</span>
    </>
  );
}

/** Show how many answers are awaited, and since when. */
export function Waiting({ count, since }: PlanningRow["waitingForAnswer"]) {
  const [t, language] = [useTranslations(), useLocale()];
  if (count === 0) return t("shell.empty");
  return (
    <>
      {count}
      {since ? (
        <span className={styles.line}>
          {t("planning.list.since", { date: formatDate(dayOf(new Date(since)), language) })}
        </span>
      ) : null}
    </>
  );
}

export const SeatsFilled = ({ row }: { row: PlanningRow }) => crewCountLabel(useTranslations("vessels.list"), row);
