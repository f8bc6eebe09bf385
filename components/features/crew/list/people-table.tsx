import { getLocale, getTranslations } from "next-intl/server";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { Link } from "@/components/ui/layout/link";
import type { Order, SearchParams } from "@/components/ui/list/list-state";
import { SortHeader } from "@/components/ui/list/sort-header";
import type { crewListTabs, ListedCrew } from "@/lib/features/crew/schema";
import { formatDate } from "@/lib/platform/dates";
import styles from "../crew.module.css";
import { PaperDate } from "../paper-date";
import { SuitabilityMark } from "../suitability-mark";
import { recordHref } from "../record-href";

type Props = { rows: ListedCrew[]; tab: (typeof crewListTabs)[number]; params: SearchParams; sort: string; order: Order };

/** Seafarers of one tab: where they are or were, how long, and how their papers stand. Document 2 §3 */
export async function PeopleTable({ rows, tab, params, sort, order }: Props) {
  const [t, crew, shell, locale] = await Promise.all([getTranslations("crew.screens.list"), getTranslations("crew"), getTranslations("shell"), getLocale()]);
  const language = locale === "id" ? "id" : "en";
  const head = { params, sort, order };
  const onBoard = tab === "on-board";
  const since = t(`since.${tab}`);
  return (
    <>
      <thead>
        <tr>
          <SortHeader id="name" label={t("name")} {...head} />
          <SortHeader id="employeeNumber" label={t("employeeNumber")} {...head} />
          <SortHeader id="seafarerId" label={t("seafarerId")} {...head} />
          <SortHeader id="position" label={t("position")} {...head} />
          {onBoard ? null : <th scope="col">{t("vesselType")}</th>}
          <SortHeader id="vessel" label={t(onBoard ? "vessel" : "lastVessel")} {...head} />
          <SortHeader id="boardDuration" label={since} first="desc" {...head} />
          {onBoard ? (
            <th scope="col" data-align="end">
              {t("plannedOff")}
            </th>
          ) : null}
          <SortHeader id="certificateStatus" label={t("certificates")} {...head} />
          <SortHeader id="nextExpiry" label={t("nextExpiry")} align="end" {...head} />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const position = language === "id" ? row.positionNameId : row.position;
          const type = language === "id" ? row.vesselTypeNameId : row.vesselType;
          const vessel = (onBoard ? row.vesselName : row.lastVesselName) ?? shell("empty");
          const missing = row.missingCertificates ?? 0;
          const status = row.certificateStatus;
          return (
            <tr key={row.id}>
              <td data-card="title" title={row.fullName}>
                <span className={styles.name}>
                  <Link href={recordHref(row.id)} prefetch={false}>
                    {row.fullName}
                  </Link>
                  <SuitabilityMark level={row.suitabilityLevelId} />
                </span>
              </td>
              <td>{row.employeeNumber}</td>
              <td>{row.seafarerId ?? shell("empty")}</td>
              <td data-card="fact" data-label={t("position")} data-cell="short" title={position}>
                {position}
              </td>
              {onBoard ? null : (
                <td data-cell="short" title={type}>
                  {type}
                </td>
              )}
              <td data-cell="short" title={vessel} {...(onBoard ? { "data-card": "fact", "data-label": t("vessel") } : {})}>
                {vessel}
              </td>
              <td title={formatDate(row.statusSince, language)} {...(onBoard ? {} : { "data-card": "fact", "data-label": since })}>
                {row.boardDuration}
              </td>
              {onBoard ? (
                <td data-align="end" data-card="fact" data-label={t("plannedOff")}>
                  <PlannedOff row={row} language={language} overdue={row.daysToOffBoard !== null && row.daysToOffBoard < 0 ? crew("screens.overdue", { days: -row.daysToOffBoard }) : null} empty={shell("empty")} />
                </td>
              ) : null}
              <td data-cell="status" data-card="badge">
                {status ? (
                  <span title={missing > 0 ? t("missing", { count: missing }) : undefined}>
                    <StatusBadge status={status} label={crew(`certificateStatus.${status}`)} />
                  </span>
                ) : null}
              </td>
              <td data-align="end" {...(onBoard ? {} : { "data-card": "fact", "data-label": t("nextExpiry") })}>
                <PaperDate date={row.nextPaperExpiry} days={row.daysToExpiry} never={shell("empty")} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </>
  );
}

type PlannedProps = { row: ListedCrew; language: "en" | "id"; overdue: string | null; empty: string };

function PlannedOff({ row, language, overdue, empty }: PlannedProps) {
  if (row.plannedOffBoard === null) return empty;
  const date = formatDate(row.plannedOffBoard, language);
  return overdue ? (
    <span className={styles.past}>
      {date} <span className={styles.word}>{overdue}</span>
    </span>
  ) : (
    date
  );
}
