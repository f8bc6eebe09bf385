import { useLocale, useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { UrgencyBadge } from "@/components/ui/feedback/urgency-badge";
import { Link } from "@/components/ui/layout/link";
import { OptionalLink } from "@/components/ui/layout/optional-link";
import { SelectCheckbox } from "@/components/ui/list/selection/checkboxes";
import { PreviewButton } from "@/components/ui/list/preview/button";
import type { crewListTabs, ListedCrew } from "@/lib/features/crew/schema";
import { seaTimeOf } from "@/lib/features/crew/sea-time/rules";
import { daysToMaxTimeOnBoard } from "@/lib/features/crew/sea-time/time-on-board.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import { urgency } from "@/lib/platform/calendar/urgency";
import { inLanguage } from "@/lib/platform/i18n/localized";
import styles from "../crew.module.css";
import { ExpiryDate } from "../expiry-date";
import { shortName } from "../short-name";
import { StoppedMark } from "../stopped-mark";
import { SuitabilityMark } from "../suitability-mark";
import { TimeOnBoard } from "../time-on-board";

type Props = { row: ListedCrew; tab: (typeof crewListTabs)[number]; href: string; vesselHref: string | null };

/**
 * Show one seafarer. On a phone the row is a card: on board with vessel, relief and a long time on board, otherwise
 * with status date and next expiry.
 */
export function PersonRow({ row, tab, href, vesselHref }: Props) {
  const t = useTranslations("crew.screens.list");
  const shell = useTranslations("shell");
  const empty = shell("empty");
  const language = useLocale();
  const isOnBoard = tab === "on-board";
  // Documents of resigned people are not renewed.
  const hasLeft = tab === "resigned";
  const position = inLanguage(language, { en: row.position, id: row.positionNameId });
  const type = inLanguage(language, { en: row.vesselType, id: row.vesselTypeNameId });
  const vessel = (isOnBoard ? row.vesselName : row.lastVesselName) ?? empty;
  const isLong = urgency("stay", daysToMaxTimeOnBoard(row.statusSince, row.boardDays)) !== "none";
  const since = formatDate(row.statusSince, language);
  return (
    <tr data-peek={row.isStopped ? undefined : row.id}>
      <td data-card="title" title={row.fullName}>
        <span className={styles.name}>
          {row.isStopped ? null : <SelectCheckbox id={row.id} name={row.fullName} />}
          <Link href={href} prefetch={false}>
            {row.fullName}
          </Link>
          <SuitabilityMark level={row.suitabilityLevelId} />
          {row.isStopped ? <StoppedMark /> : null}
        </span>
        {row.isStopped ? null : <PreviewButton label={shell("peek.open", { name: row.fullName })} />}
      </td>
      <td>{row.employeeNumber}</td>
      <td>{row.seafarerId ?? empty}</td>
      <td data-card="fact" data-label={t("position")} title={position}>
        {position}
      </td>
      {isOnBoard ? null : <td title={type}>{shortName(type)}</td>}
      <td title={vessel} data-card={isOnBoard ? "fact" : undefined} data-label={isOnBoard ? t("vessel") : undefined}>
        <OptionalLink href={vesselHref}>{vessel}</OptionalLink>
      </td>
      <td
        title={`${row.boardDuration} · ${since}`}
        data-card={isOnBoard && !isLong ? undefined : "fact"}
        data-label={t(`since.${tab}`)}
      >
        {isOnBoard ? (
          <TimeOnBoard since={row.statusSince} days={row.boardDays} />
        ) : (
          <Duration row={row} isOfAll={tab === "all"} />
        )}
      </td>
      {isOnBoard ? (
        <td data-align="end" data-card="fact" data-label={t("plannedOff")}>
          <PlannedOff row={row} language={language} />
        </td>
      ) : null}
      <td data-cell="status" data-card="badge">
        <Certificates row={row} isQuiet={hasLeft} />
      </td>
      <td
        data-align="end"
        data-card={isOnBoard ? undefined : "fact"}
        data-label={isOnBoard ? undefined : t("nextExpiry")}
      >
        {hasLeft && row.nextPaperExpiry ? (
          formatDate(row.nextPaperExpiry, language)
        ) : (
          <ExpiryDate date={row.nextPaperExpiry} days={row.daysToExpiry} never={empty} />
        )}
      </td>
    </tr>
  );
}

/** Show the time ashore or since resignation in years, months and days; the status too on the tab of all crew. */
function Duration({ row, isOfAll }: { row: ListedCrew; isOfAll: boolean }) {
  const [t, crew] = [useTranslations("crew.screens.sea"), useTranslations("crew")];
  const time = t("time", seaTimeOf(row.boardDays)).trim() || row.boardDuration;
  return isOfAll ? `${crew(`tabs.${row.status}`)}, ${time}` : time;
}

/** Show the certificate status; a tooltip shows how many are missing. */
function Certificates({ row, isQuiet }: { row: ListedCrew; isQuiet: boolean }) {
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
function PlannedOff({ row, language }: { row: ListedCrew; language: "en" | "id" }) {
  const t = useTranslations();
  const { plannedOffBoard, daysToOffBoard: days } = row;
  if (plannedOffBoard === null || days === null) return t("shell.empty");
  const word = days < 0 ? t("crew.screens.overdue", { days: -days }) : t("crew.screens.daysLeft", { days });
  return (
    <UrgencyBadge level={urgency("sign-off", days)} label={word}>
      {formatDate(plannedOffBoard, language)}
    </UrgencyBadge>
  );
}
