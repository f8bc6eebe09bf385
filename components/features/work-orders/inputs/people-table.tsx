import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/layout/link";
import type { ListedPerson } from "@/lib/features/work-orders/inputs/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { isLocale } from "@/lib/platform/i18n/locales";
import { OpeningSumsBadge } from "./opening-sums-badge";

/** List people paid in a year with the status of their opening sums. */
export async function PeopleTable({ rows, year }: { rows: ListedPerson[]; year: number }) {
  const [t, activeLocale] = await Promise.all([getTranslations("pay-data.people"), getLocale()]);
  const locale = isLocale(activeLocale) ? activeLocale : "en";
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{t("name")}</th>
          <th scope="col">{t("number")}</th>
          <th scope="col">{t("joined")}</th>
          <th scope="col">{t("opening")}</th>
          <th scope="col">{t("former")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ crewId, name, employeeNumber, joinedOn, opening, former }) => (
          <tr key={crewId}>
            <td data-card="title" title={name}>
              <Link href={`/dashboard/payroll-and-contracts/payroll-management/people/${crewId}?year=${year}`}>
                {name}
              </Link>
            </td>
            <td data-card="fact" data-label={t("number")}>
              {employeeNumber}
            </td>
            <td data-card="fact" data-label={t("joined")}>
              {formatDate(joinedOn, locale)}
            </td>
            <td data-card="fact" data-label={t("opening")}>
              <OpeningSumsBadge state={opening} />
            </td>
            <td data-card="fact" data-label={t("former")}>
              <OpeningSumsBadge state={former} />
            </td>
          </tr>
        ))}
      </tbody>
    </>
  );
}
