import { getLocale, getTranslations } from "next-intl/server";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { Link } from "@/components/ui/layout/link";
import type { Order, SearchParams } from "@/components/ui/list/list-state";
import { SortHeader } from "@/components/ui/list/sort-header";
import type { crewListTabs, ListedCrew } from "@/lib/features/crew/schema";
import { seaTimeOf } from "@/lib/features/crew/sea-time.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import styles from "../crew.module.css";
import { PaperDate } from "../paper-date";
import { shortName } from "../short-name";
import { StoppedMark } from "../stopped-mark";
import { SuitabilityMark } from "../suitability-mark";
import columns from "./list.module.css";
import { placedHref } from "./placed-href";

type Props = {
  rows: ListedCrew[];
  tab: (typeof crewListTabs)[number];
  params: SearchParams;
  sort: string;
  order: Order;
  list: string;
  first: number;
};

/** Seafarers of one tab: where they are or were, how long, and how their papers stand. Document 2 §3 */
export async function PeopleTable({ rows, tab, params, sort, order, list, first }: Props) {
  const [t, crew, shell, locale] = await Promise.all([
    getTranslations("crew.screens.list"),
    getTranslations("crew"),
    getTranslations("shell"),
    getLocale(),
  ]);
  const language = locale === "id" ? "id" : "en";
  const head = { params, sort, order };
  const onBoard = tab === "on-board";
  const since = t(`since.${tab}`);
  return (
    <>
      <thead className={columns.people}>
        <tr>
          <SortHeader id="name" label={t("name")} {...head} />
          <SortHeader id="employeeNumber" label={t("employeeNumber")} {...head} />
          <SortHeader id="seafarerId" label={t("seafarerId")} {...head} />
          <SortHeader id="position" label={t("position")} {...head} />
          {onBoard ? null : <th scope="col">{t("vesselType")}</th>}
          <SortHeader id="vessel" label={t(onBoard ? "vessel" : "lastVessel")} {...head} />
          <SortHeader id="boardDuration" label={since} first="desc" {...head} />
          {onBoard ? <SortHeader id="plannedOff" label={t("plannedOff")} align="end" {...head} /> : null}
          <SortHeader id="certificateStatus" label={t("certificates")} {...head} />
          <SortHeader id="nextExpiry" label={t("nextExpiry")} align="end" {...head} />
        </tr>
      </thead>
      <tbody className={columns.people}>
        {rows.map((row, index) => {
          const position = language === "id" ? row.positionNameId : row.position;
          const type = language === "id" ? row.vesselTypeNameId : row.vesselType;
          const vessel = (onBoard ? row.vesselName : row.lastVesselName) ?? shell("empty");
          const missing = row.missingCertificates ?? 0;
          const status = row.certificateStatus;
          return (
            <tr key={row.id}>
              <td data-card="title" title={row.fullName}>
                <span className={styles.name}>
                  <Link href={placedHref(row.id, { list, at: first + index })} prefetch={false}>
                    {row.fullName}
                  </Link>
                  <SuitabilityMark level={row.suitabilityLevelId} />
                  {row.isStopped ? <StoppedMark /> : null}
                </span>
              </td>
              <td>{row.employeeNumber}</td>
              <td>{row.seafarerId ?? shell("empty")}</td>
              <td data-card="fact" data-label={t("position")} title={position}>
                {position}
              </td>
              {onBoard ? null : <td title={type}>{shortName(type)}</td>}
              <td title={vessel} {...(onBoard ? { "data-card": "fact", "data-label": t("vessel") } : {})}>
                {vessel}
              </td>
              <td
                title={`${row.boardDuration} · ${formatDate(row.statusSince, language)}`}
                {...(onBoard ? {} : { "data-card": "fact", "data-label": since })}
              >
                {crew("screens.sea.time", seaTimeOf(row.boardDays)).trim() || row.boardDuration}
              </td>
              {onBoard ? (
                <td className={columns.dated} data-align="end" data-card="fact" data-label={t("plannedOff")}>
                  <PlannedOff
                    row={row}
                    language={language}
                    overdue={
                      row.daysToOffBoard !== null && row.daysToOffBoard < 0
                        ? crew("screens.overdue", { days: -row.daysToOffBoard })
                        : null
                    }
                    empty={shell("empty")}
                  />
                </td>
              ) : null}
              <td data-cell="status" data-card="badge">
                {status ? (
                  <span title={missing > 0 ? t("missing", { count: missing }) : undefined}>
                    <StatusBadge status={status} label={crew(`certificateStatus.${status}`)} />
                  </span>
                ) : null}
              </td>
              <td
                className={columns.dated}
                data-align="end"
                {...(onBoard ? {} : { "data-card": "fact", "data-label": t("nextExpiry") })}
              >
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
