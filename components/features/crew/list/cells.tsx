import { useLocale, useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { UrgencyBadge } from "@/components/ui/feedback/urgency-badge";
import { DigitGroups } from "@/components/ui/form/digits/groups";
import type { CrewList } from "@/db/enums/crew";
import type { ListedCrew } from "@/lib/features/crew/schema";
import { seaTimeOf } from "@/lib/features/crew/sea-time/rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import { urgency } from "@/lib/platform/calendar/urgency";
import { ExpiryDate } from "../expiry-date";
import { shortName } from "../short-name";
import { StoppedMark } from "../stopped-mark";
import { SuitabilityMark } from "../suitability-mark";
import { TimeOnBoard } from "../time-on-board";
import styles from "./list.module.css";

type RowProps = { row: ListedCrew };

/** Show an open register entry and stopped processing. */
export const PersonMarks = ({ row }: RowProps) => (
  <>
    <SuitabilityMark level={row.suitabilityLevelId} />
    {row.isStopped ? <StoppedMark /> : null}
  </>
);

/** Show the time on board, ashore or since resignation; on the tab of all crew with the status. */
export function SinceStatus({ row, tab }: RowProps & { tab: CrewList }) {
  const [t, crew] = [useTranslations("crew.screens.sea"), useTranslations("crew")];
  if (tab === "on-board") return <TimeOnBoard since={row.statusSince} days={row.boardDays} />;
  const time = t("time", seaTimeOf(row.boardDays)).trim() || row.boardDuration;
  return tab === "all" ? `${crew(`tabs.${row.status}`)}, ${time}` : time;
}

/** Show the certificate status; a tooltip shows how many are missing. */
export function CertificateStatus({ row, isQuiet }: RowProps & { isQuiet: boolean }) {
  const t = useTranslations("crew");
  const status = row.certificateStatus;
  const missing = row.missingCertificates ?? 0;
  if (!status) return null;
  if (isQuiet) return t(`certificateStatus.${status}`);
  return (
    <span title={missing > 0 ? t("screens.list.missing", { count: missing }) : undefined}>
      <StatusBadge status={status} label={t(`certificateStatus.${status}`)} />
    </span>
  );
}

/** Show the planned off-board with its urgency. */
export function PlannedOff({ row }: RowProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { plannedOffBoard, daysToOffBoard: days } = row;
  if (plannedOffBoard === null || days === null) return t("shell.empty");
  const label = days < 0 ? t("crew.screens.overdue", { days: -days }) : t("crew.screens.daysLeft", { days });
  return (
    <UrgencyBadge level={urgency("sign-off", days)} label={label}>
      {formatDate(plannedOffBoard, locale)}
    </UrgencyBadge>
  );
}

/** Show the next expiry; quiet without its urgency. */
export function NextExpiry({ row, isQuiet }: RowProps & { isQuiet: boolean }) {
  const shell = useTranslations("shell");
  const locale = useLocale();
  if (isQuiet && row.nextPaperExpiry) return formatDate(row.nextPaperExpiry, locale);
  return <ExpiryDate date={row.nextPaperExpiry} days={row.daysToExpiry} never={shell("empty")} />;
}

type Pay = NonNullable<ListedCrew["pay"]>;

/** Show payroll numbers, one per line. */
export function PayLines({ pay, lines }: { pay: Pay | null; lines: (keyof Pay)[] }) {
  const t = useTranslations("crew.screens.list.pay");
  const shell = useTranslations("shell");
  return (
    <span className={styles.lines}>
      {lines.map((line) => (
        <span key={line} title={[t(line), pay?.[line]].filter(Boolean).join(": ")}>
          {line === "accountNumber" && pay?.accountNumber ? (
            <DigitGroups digits={pay.accountNumber} />
          ) : (
            shortName(pay?.[line] ?? shell("empty"))
          )}
        </span>
      ))}
    </span>
  );
}
