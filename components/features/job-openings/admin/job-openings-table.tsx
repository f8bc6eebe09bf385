import { getLocale, getTranslations } from "next-intl/server";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { Link } from "@/components/ui/layout/link";
import { OptionalLink } from "@/components/ui/layout/optional-link";
import { hrefWith, type Order, type SearchParams } from "@/components/ui/list/list-state";
import { PreviewButton } from "@/components/ui/list/preview/button";
import { NoCheckbox, SelectAll, SelectCheckbox } from "@/components/ui/list/selection/checkboxes";
import { SortHeader } from "@/components/ui/list/sort-header";
import type { ListedJobOpening } from "@/lib/features/job-openings/schema";
import { sizeName } from "@/lib/features/lookups/size-name.rules";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { RowActions, type Rights } from "./row-actions";

type Props = {
  rows: ListedJobOpening[];
  params: SearchParams;
  sort: string;
  order: Order;
  rights: Rights;
  /** Whether the user may open the list of applicants. */
  linksApplicants: boolean;
};

export async function JobOpeningsTable({ rows, params, sort, order, rights, linksApplicants }: Props) {
  const [t, shell, locale] = await Promise.all([
    getTranslations("job-openings.list"),
    getTranslations("shell"),
    getLocale(),
  ]);
  const head = { params, sort, order };
  const nameOf = (row: ListedJobOpening) => inLanguage(locale, { en: row.jobPositionNameEn, id: row.jobPositionName });
  const vesselTypeOf = (row: ListedJobOpening) => inLanguage(locale, { en: row.shipName, id: row.shipNameId });
  const open = rows.filter(({ isOpen }) => isOpen);
  const plain = (key: "vesselSize" | "city" | "jobType" | "status") => (
    <th scope="col" data-column={key}>
      {t(key)}
    </th>
  );
  return (
    <>
      <thead>
        <tr>
          <SortHeader
            id="position"
            label={t("position")}
            before={
              rights.write ? (
                <SelectAll rows={open.map((row) => ({ id: row.id, name: `${nameOf(row)}, ${vesselTypeOf(row)}` }))} />
              ) : null
            }
            {...head}
          />
          <SortHeader id="vesselType" label={t("vesselType")} {...head} />
          {plain("vesselSize")}
          {plain("city")}
          {plain("jobType")}
          <th scope="col" data-column="experience" data-align="end" data-cell="spare">
            {t("experience")}
          </th>
          <th scope="col" data-column="applicants" data-align="end">
            {t("applicants")}
          </th>
          <th scope="col" data-column="filled" data-align="end">
            {t("filled")}
          </th>
          <SortHeader id="createdAt" label={t("openedOn")} align="end" first="desc" {...head} />
          <SortHeader id="closesOn" label={t("closesOn")} align="end" {...head} />
          {plain("status")}
          <th scope="col" data-cell="actions">
            {shell("list.actions")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const name = nameOf(row);
          const edit = hrefWith(params, { joi: row.id, add: null });
          return (
            <tr key={row.id} data-peek={row.id}>
              <td data-card="title" title={name}>
                {!rights.write ? null : row.isOpen ? (
                  <SelectCheckbox id={row.id} name={`${name}, ${vesselTypeOf(row)}`} />
                ) : (
                  <NoCheckbox />
                )}
                {rights.write ? (
                  <Link href={edit} scroll={false} prefetch={false}>
                    {name}
                  </Link>
                ) : (
                  <a href={`/dashboard/registration?joi=${row.id}`} target="_blank" rel="noreferrer">
                    {name}
                  </a>
                )}
                <PreviewButton label={shell("peek.open", { name })} />
              </td>
              <td data-card="fact" data-label={t("vesselType")} data-cell="short" title={vesselTypeOf(row)}>
                {vesselTypeOf(row)}
              </td>
              <td title={sizeName(row.vesselSize, locale)}>{sizeName(row.vesselSize, locale)}</td>
              <td data-cell="short" title={row.cityName ?? undefined}>
                {row.cityName ?? shell("empty")}
              </td>
              <td>{inLanguage(locale, { en: row.jobType, id: row.jobTypeId })}</td>
              <td data-align="end" data-cell="spare">
                {t("years", { count: row.yearsOfExperience })}
              </td>
              <td data-align="end" data-card="fact" data-label={t("applicants")}>
                <OptionalLink
                  href={
                    linksApplicants && row.applicants > 0
                      ? `/dashboard/recruitment/applicants-list?opening=${row.id}&tab=all`
                      : null
                  }
                  label={t("applicantsOf", { count: row.applicants, name })}
                >
                  {row.applicants}
                </OptionalLink>
              </td>
              <td data-align="end">{t("filledOf", { hired: row.hired, vacancies: row.vacancies })}</td>
              <td data-align="end">{formatDate(dayOf(row.createdAt), locale)}</td>
              <td data-align="end">{row.closesOn ? formatDate(row.closesOn, locale) : shell("empty")}</td>
              <td data-card="badge" data-cell="status">
                <StatusBadge status={row.isOpen ? "Open" : "Closed"} label={t(row.isOpen ? "open" : "closed")} />
              </td>
              <td data-cell="actions" data-card="actions">
                <RowActions
                  id={row.id}
                  name={`${name}, ${vesselTypeOf(row)}`}
                  isOpen={row.isOpen}
                  editHref={edit}
                  rights={rights}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </>
  );
}
