import { getLocale, getTranslations } from "next-intl/server";
import { Fragment } from "react";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { Link } from "@/components/ui/layout/link";
import { OptionalLink } from "@/components/ui/layout/optional-link";
import type { Order, SearchParams } from "@/components/ui/list/list-state";
import { SortHeader } from "@/components/ui/list/sort-header";
import type { ForecastRow } from "@/lib/features/crew/compliance/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { urgency } from "@/lib/platform/calendar/urgency";
import { inLanguage } from "@/lib/platform/i18n/localized";
import crewStyles from "../crew.module.css";
import { recordHref } from "../record-href";
import styles from "./forecast.module.css";
import { resolveHref } from "./resolve-href";

type Group = "none" | "person" | "vessel";
type Props = {
  rows: ForecastRow[];
  group: Group;
  params: SearchParams;
  sort: string;
  order: Order;
  vesselHrefOf: (row: ForecastRow) => string | null;
};

const statusVariants = { block: "Failed", warn: "Pending", pass: "Passed" } as const;
/** Only the colours the documents define. */
const tones = { none: undefined, soon: undefined, due: crewStyles.soon, overdue: crewStyles.past } as const;

/** Return the vessel's row if its lines start here; null within them and without that grouping. */
const vesselHeadingOf = (rows: ForecastRow[], index: number, group: Group) =>
  group === "vessel" && rows[index]?.vesselId !== rows[index - 1]?.vesselId ? rows[index]?.vesselName : null;
/** Whether this is a further line of the person above. */
const isContinuation = (rows: ForecastRow[], index: number, group: Group) =>
  group === "person" && rows[index]?.employeeId === rows[index - 1]?.employeeId;

/** Show expected problems of assignments and when they occur. product 2.4 */
export async function ForecastTable({ rows, group, vesselHrefOf, ...head }: Props) {
  const [t, lists, levels, shell, locale] = await Promise.all([
    getTranslations("work-lists.forecast"),
    getTranslations("work-lists"),
    getTranslations("compliance.levels"),
    getTranslations("shell"),
    getLocale(),
  ]);
  const date = (day: string) => formatDate(day, locale);
  return (
    <>
      <thead>
        <tr>
          <SortHeader id="name" label={t("name")} {...head} />
          <th scope="col" data-column="rank">
            {t("rank")}
          </th>
          <SortHeader id="vessel" label={t("vessel")} {...head} />
          <SortHeader id="joining" label={t("stay")} {...head} />
          <th scope="col" data-column="level">
            {t("level")}
          </th>
          <SortHeader id="dueOn" label={t("dueOn")} align="end" {...head} />
          <th scope="col" data-column="what">
            {t("what")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const heading = vesselHeadingOf(rows, index, group);
          const rank = inLanguage(locale, { en: row.position, id: row.positionNameId });
          const days = row.daysLeft;
          return (
            <Fragment key={row.id}>
              {heading ? (
                <tr className={styles.group}>
                  <td colSpan={7} data-card="title">
                    {heading}
                  </td>
                </tr>
              ) : null}
              <tr className={isContinuation(rows, index, group) ? styles.further : undefined}>
                <td data-card="title" title={`${row.fullName}, ${row.employeeNumber}`}>
                  <Link href={recordHref(row.employeeId, "certification")} prefetch={false}>
                    {row.fullName}
                  </Link>
                </td>
                <td data-cell="short" title={rank}>
                  {rank}
                </td>
                <td title={row.vesselName}>
                  <OptionalLink href={vesselHrefOf(row)}>{row.vesselName}</OptionalLink>
                </td>
                <td data-card="fact" data-label={row.vesselName}>
                  <span className={styles.stay}>
                    {lists(`stays.${row.slot}`)}
                    <small>{t("period", { from: date(row.startDate), to: date(row.endDate) })}</small>
                  </span>
                </td>
                <td data-cell="status" data-card="badge">
                  <StatusBadge status={statusVariants[row.level]} label={levels(row.level)} />
                </td>
                <td data-align="end" data-card="fact" data-label={t("dueOn")}>
                  <span className={styles.stay}>
                    {row.dueOn ? date(row.dueOn) : shell("empty")}
                    {days === null ? null : (
                      <small className={tones[urgency("paper", days)]}>
                        {days < 0 ? t("past", { days: -days }) : t("inDays", { days })}
                      </small>
                    )}
                  </span>
                </td>
                <td className={styles.what} title={row.text} data-card="fact">
                  <Link href={resolveHref(row.employeeId, row.code)} prefetch={false}>
                    {row.text}
                  </Link>
                </td>
              </tr>
            </Fragment>
          );
        })}
      </tbody>
    </>
  );
}
