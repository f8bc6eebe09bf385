import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/layout/link";
import type { ChangeRequestRow } from "@/lib/features/crew/change-requests/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { RequestState } from "./state";

/** Change requests, the longest waiting first. */
export async function RequestsTable({ rows }: { rows: ChangeRequestRow[] }) {
  const [t, crew, shell, locale] = await Promise.all([
    getTranslations("crew.screens.requests"),
    getTranslations("crew"),
    getTranslations("shell"),
    getLocale(),
  ]);
  const language = locale === "id" ? "id" : "en";
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{t("name")}</th>
          <th scope="col">{t("number")}</th>
          <th scope="col">{t("rank")}</th>
          <th scope="col">{t("section")}</th>
          <th scope="col">{t("note")}</th>
          <th scope="col">{t("askedBy")}</th>
          <th scope="col" data-align="end">
            {t("askedAt")}
          </th>
          <th scope="col">{t("state")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const rank = language === "id" ? row.positionNameId : row.position;
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
                {formatDate(row.createdAt, language, "instant")}
              </td>
              <td data-cell="status" data-card="badge">
                <RequestState state={row.state} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </>
  );
}
