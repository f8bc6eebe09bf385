import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/layout/link";
import type { Order, SearchParams } from "@/components/ui/list/list-state";
import { PreviewButton } from "@/components/ui/list/preview/button";
import { SelectAll, SelectCheckbox } from "@/components/ui/list/selection/checkboxes";
import { SortHeader } from "@/components/ui/list/sort-header";
import type { TestType } from "@/db/enums/applicants";
import type { ListedApplicant } from "@/lib/features/applicants/schema";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { NextActionCells } from "./next-action-cells";
import { ProgressCell, ProgressHead } from "./progress-cell";
import progress from "./progress.module.css";

type Props = {
  rows: ListedApplicant[];
  params: SearchParams;
  sort: string;
  order: Order;
  now: Date;
  selectable?: boolean;
  /** The test the list is filtered by. */
  test?: TestType;
  hrefOf: (row: ListedApplicant, index: number) => string;
};

export async function ApplicantsTable({ rows, params, sort, order, now, selectable = false, test, hrefOf }: Props) {
  const [t, screens, shell, locale] = await Promise.all([
    getTranslations("applicants.list"),
    getTranslations("applicants.screens.list"),
    getTranslations("shell.peek"),
    getLocale(),
  ]);
  const head = { params, sort, order };
  return (
    <>
      <thead>
        <tr>
          <SortHeader
            id="name"
            label={t("name")}
            before={selectable ? <SelectAll rows={rows.map(({ id, name }) => ({ id, name }))} /> : null}
            {...head}
          />
          <SortHeader id="applicantId" label={t("applicantId")} {...head} />
          <SortHeader id="seafarerId" label={t("seafarerId")} isSecondary {...head} />
          <SortHeader id="position" label={t("position")} {...head} />
          <SortHeader id="vesselType" label={t("vesselType")} {...head} />
          <SortHeader id="regDate" label={t("regDate")} align="end" first="desc" {...head} />
          <ProgressHead />
          <th scope="col" data-column="next">
            {screens("next")}
          </th>
          <SortHeader id="waitingSince" label={screens("waiting")} align="end" {...head} />
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const position = inLanguage(locale, { en: row.position, id: row.positionNameId });
          const vesselType = inLanguage(locale, { en: row.vesselType, id: row.vesselTypeNameId });
          return (
            <tr key={row.id} data-peek={row.id}>
              <td data-card="title" title={row.name}>
                {selectable ? <SelectCheckbox id={row.id} name={row.name} /> : null}
                <Link href={hrefOf(row, index)} prefetch={false}>
                  {row.name}
                </Link>
                <PreviewButton label={shell("open", { name: row.name })} />
              </td>
              <td>{row.applicantId}</td>
              <td data-cell="spare">{row.seafarerId}</td>
              <td data-card="fact" data-label={t("position")} data-cell="short" title={position}>
                {position}
              </td>
              <td data-cell="short" className={progress.type} title={vesselType}>
                {vesselType}
              </td>
              <td data-align="end" data-card="fact" data-label={t("regDate")}>
                {formatDate(dayOf(row.regDate), locale)}
              </td>
              <ProgressCell row={row} />
              <NextActionCells row={row} test={test} now={now} locale={locale} />
            </tr>
          );
        })}
      </tbody>
    </>
  );
}
