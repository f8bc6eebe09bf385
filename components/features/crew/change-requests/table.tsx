import { getLocale, getTranslations } from "next-intl/server";
import { UrgencyBadge } from "@/components/ui/feedback/urgency-badge";
import { Link } from "@/components/ui/layout/link";
import type { ChangeRequestRow } from "@/lib/features/crew/change-requests/schema";
import { daysToAnswer, daysWaited } from "@/lib/features/crew/change-requests/answer-deadline.rules";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { urgency } from "@/lib/platform/calendar/urgency";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { RequestStatusBadge } from "./status-badge";

/** Show change requests, longest waiting first. */
export async function RequestsTable({ rows, now = new Date() }: { rows: ChangeRequestRow[]; now?: Date }) {
  const [t, crew, shell, locale] = await Promise.all([
    getTranslations("crew.screens.requests"),
    getTranslations("crew"),
    getTranslations("shell"),
    getLocale(),
  ]);
  const today = dayOf(now);
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{t("name")}</th>
          <th scope="col" data-column="number">
            {t("number")}
          </th>
          <th scope="col" data-column="rank">
            {t("rank")}
          </th>
          <th scope="col" data-column="section">
            {t("section")}
          </th>
          <th scope="col" data-column="note">
            {t("note")}
          </th>
          <th scope="col" data-column="askedBy">
            {t("askedBy")}
          </th>
          <th scope="col" data-align="end">
            {t("askedAt")}
          </th>
          <th scope="col" data-column="state">
            {t("state")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const rank = inLanguage(locale, { en: row.position, id: row.positionNameId });
          const section = crew(`sections.${row.section}`);
          return (
            <tr key={row.id}>
              <td data-card="title" title={row.fullName}>
                <Link href={`/dashboard/crew-management/change-requests/${row.id}`} prefetch={false}>
                  {row.fullName}
                </Link>
              </td>
              <td>{row.employeeNumber}</td>
              <td data-cell="short" title={rank} data-card="fact" data-label={t("rank")}>
                {rank}
              </td>
              <td title={section} data-card="fact" data-label={t("section")}>
                {section}
              </td>
              <td title={row.note ?? undefined}>{row.note ?? shell("empty")}</td>
              <td title={row.createdBy ?? undefined}>{row.createdBy ?? shell("empty")}</td>
              <td data-align="end" data-card="fact" data-label={t("askedAt")}>
                <UrgencyBadge
                  level={urgency("waiting", row.state === "open" ? daysToAnswer(row.createdAt, today) : null)}
                  label={t("waits", { days: daysWaited(row.createdAt, today) })}
                >
                  {formatDate(row.createdAt, locale, "instant")}
                </UrgencyBadge>
              </td>
              <td data-cell="status" data-card="badge">
                <RequestStatusBadge state={row.state} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </>
  );
}
