import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { Link } from "@/components/ui/layout/link";
import type { Order, SearchParams } from "@/components/ui/list/list-state";
import { SortHeader } from "@/components/ui/list/sort-header";
import { removalDecisions, suitabilityLevels, suitabilityReasons } from "@/db/enums/suitability";
import type { ListedEntry } from "@/lib/features/crew/schema";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { crewStatusVariants } from "../status-variants";
import { recordFromListHref } from "./record-from-list-href";

type Props = {
  rows: ListedEntry[];
  params: SearchParams;
  sort: string;
  order: Order;
  /** Whether the viewer may sort by family names as in the passport. */
  byFamilyName: boolean;
  list: string;
  first: number;
  actionsOf: (row: ListedEntry) => ReactNode;
};
const levelVariants = { 1: "Completed", 2: "Pending", 3: "Failed" } as const;

/** Show open entries of the suitability register, one row each. Document 2 §3 */
export async function RegisterTable({ rows, params, sort, order, byFamilyName, list, first, actionsOf }: Props) {
  const [t, crew, shell, locale] = await Promise.all([
    getTranslations("crew.screens.list"),
    getTranslations("crew"),
    getTranslations("shell"),
    getLocale(),
  ]);
  const head = { params, sort, order };
  const date = (value: string | null) => (value ? formatDate(value, locale) : shell("empty"));
  const removal = (row: ListedEntry) => {
    const decided = removalDecisions.find((decision) => decision === row.unblacklistApproval);
    if (decided) return crew(`removal.${decided}`);
    return row.unblacklistRequest
      ? t("removalAsked", { date: formatDate(dayOf(row.unblacklistRequest), locale) })
      : shell("empty");
  };
  return (
    <>
      <thead>
        <tr>
          <SortHeader
            id="name"
            label={t("name")}
            also={byFamilyName ? { id: "familyName", label: t("familyName") } : undefined}
            {...head}
          />
          <SortHeader id="employeeNumber" label={t("employeeNumber")} {...head} />
          <SortHeader id="position" label={t("position")} {...head} />
          <th scope="col" data-column="status">
            {t("status")}
          </th>
          <SortHeader id="level" label={t("level")} first="desc" {...head} />
          <th scope="col" data-column="reason">
            {t("reason")}
          </th>
          <SortHeader id="startDate" label={t("startDate")} align="end" first="desc" {...head} />
          <SortHeader id="endDate" label={t("endDate")} align="end" first="desc" {...head} />
          <th scope="col" data-column="reviewDate" data-align="end">
            {t("reviewDate")}
          </th>
          <th scope="col" data-column="removal">
            {t("removal")}
          </th>
          <th scope="col" data-cell="actions">
            {shell("list.actions")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const position = inLanguage(locale, { en: row.position, id: row.positionNameId });
          const reason = crew(
            `suitabilityReason.${suitabilityReasons.find((option) => option === row.reason) ?? "other"}`,
          );
          const level = row.employeeBlacklistLevelId;
          const waits = level === 3 && !row.isConfirmed;
          return (
            <tr key={row.id}>
              <td data-card="title" title={row.name}>
                <Link
                  href={recordFromListHref(row.employeeId, { list, at: first + index }, "blacklist-history")}
                  prefetch={false}
                >
                  {row.name}
                </Link>
              </td>
              <td>{row.employeeNumber}</td>
              <td data-cell="short" data-card="fact" data-label={t("position")} title={position}>
                {position}
              </td>
              <td data-cell="status">
                <StatusBadge status={crewStatusVariants[row.status]} label={crew(`tabs.${row.status}`)} />
              </td>
              <td data-cell="status" data-card="badge" title={waits ? t("notConfirmedTitle") : undefined}>
                <StatusBadge
                  status={waits ? "Pending" : levelVariants[level]}
                  label={waits ? t("notConfirmed") : crew(`suitability.${suitabilityLevels[level]}`)}
                />
              </td>
              <td data-cell="short" data-card="fact" data-label={t("reason")} title={reason}>
                {reason}
              </td>
              <td data-align="end" data-card="fact" data-label={t("startDate")}>
                {date(row.startDate)}
              </td>
              <td data-align="end">{date(row.endDate)}</td>
              <td data-align="end">{date(row.reviewDate)}</td>
              <td data-cell="short" title={removal(row)}>
                {removal(row)}
              </td>
              <td data-cell="actions" data-card="actions">
                {actionsOf(row)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </>
  );
}
