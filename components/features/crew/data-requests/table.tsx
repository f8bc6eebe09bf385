import { getLocale, getTranslations } from "next-intl/server";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { UrgencyBadge } from "@/components/ui/feedback/urgency-badge";
import { Link } from "@/components/ui/layout/link";
import type { DataRequest } from "@/lib/features/crew/data-requests/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { urgency } from "@/lib/platform/calendar/urgency";
import { recordHref } from "../record-href";
import { DataRequestTools } from "./tools";
import { timeLeft } from "./time-left";
import { dataRequestStatusVariants } from "./status-variants";

type Props = { rows: DataRequest[]; tab: "open" | "decided"; now?: Date };

/** Show data requests with the time left to answer, or their decision. product 5.20 */
export async function DataRequestsTable({ rows, tab, now = new Date() }: Props) {
  const [t, labels, shell, locale] = await Promise.all([
    getTranslations("work-lists.dataRequests"),
    getTranslations("data-requests"),
    getTranslations("shell"),
    getLocale(),
  ]);
  const isOpen = tab === "open";
  const instant = (at: Date | null) => (at ? formatDate(at, locale, "instant") : shell("empty"));
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{t("name")}</th>
          <th scope="col" data-column="number">
            {t("number")}
          </th>
          <th scope="col" data-column="kind">
            {t("kind")}
          </th>
          <th scope="col" data-column="reason">
            {t("reason")}
          </th>
          <th scope="col" data-column="askedBy">
            {t("askedBy")}
          </th>
          <th scope="col" data-align="end">
            {t("askedAt")}
          </th>
          {isOpen ? (
            <th scope="col" data-column="due">
              {t("due")}
            </th>
          ) : (
            <th scope="col" data-column="decidedBy">
              {t("decidedBy")}
            </th>
          )}
          {isOpen ? null : (
            <th scope="col" data-align="end">
              {t("decidedAt")}
            </th>
          )}
          <th scope="col" data-column="state">
            {t("state")}
          </th>
          <th scope="col" data-cell="actions">
            {shell("list.actions")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td data-card="title" title={row.fullName}>
              <Link href={`${recordHref(row.employeeId)}#data-subject-title`} prefetch={false}>
                {row.fullName}
              </Link>
            </td>
            <td>{row.employeeNumber}</td>
            <td data-card="fact" data-label={t("kind")}>
              {labels(`kinds.${row.kind}`)}
            </td>
            <td title={row.reason} data-card="fact" data-label={t("reason")}>
              {row.reason}
            </td>
            <td title={row.createdBy ?? undefined}>{row.createdBy ?? labels("someone")}</td>
            <td data-align="end">{instant(row.createdAt)}</td>
            {isOpen ? (
              <td data-card="fact" data-label={t("due")} title={instant(row.dueAt)}>
                <TimeLeft dueAt={row.dueAt} now={now} />
              </td>
            ) : (
              <td data-card="fact" data-label={t("decidedBy")} title={row.decidedBy ?? undefined}>
                {row.decidedBy ?? labels("someone")}
              </td>
            )}
            {isOpen ? null : <td data-align="end">{instant(row.decidedAt)}</td>}
            <td data-cell="status" data-card="badge" title={row.refusedReason ?? undefined}>
              <StatusBadge status={dataRequestStatusVariants[row.state]} label={labels(`states.${row.state}`)} />
            </td>
            <td data-cell="actions" data-card={row.canDecide || row.canDownload ? "actions" : undefined}>
              {row.canDecide || row.canDownload ? <DataRequestTools request={row} name={row.fullName} /> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </>
  );
}

async function TimeLeft({ dueAt, now }: { dueAt: Date; now: Date }) {
  const t = await getTranslations("work-lists.dataRequests");
  const { isLate, days, hours } = timeLeft(dueAt, now);
  return (
    <UrgencyBadge
      level={urgency("waiting", isLate ? -1 : days)}
      label={t(isLate ? "overdue" : "left", { days, hours })}
    />
  );
}
