import { getLocale, getTranslations } from "next-intl/server";
import type { VesselTab } from "@/db/enums/vessels";
import { shortName } from "@/components/features/crew/short-name";
import { Link } from "@/components/ui/layout/link";
import { OptionalLink } from "@/components/ui/layout/optional-link";
import { PreviewButton } from "@/components/ui/list/preview/button";
import { hrefWith, type Order, type SearchParams } from "@/components/ui/list/list-state";
import { SortHeader } from "@/components/ui/list/sort-header";
import type { VesselRow } from "@/lib/features/vessels/schema";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { CrewCount } from "../crew-count";

type Props = { rows: VesselRow[]; tab: VesselTab; params: SearchParams; sort: string; order: Order };

export async function VesselsTable({ rows, tab, params, sort, order }: Props) {
  const [t, shell, locale] = await Promise.all([
    getTranslations("vessels.list"),
    getTranslations("shell"),
    getLocale(),
  ]);
  const head = { params, sort, order };
  const inScrap = tab === "in-scrap";
  return (
    <>
      <thead>
        <tr>
          <SortHeader id="name" label={t("name")} {...head} />
          <SortHeader id="type" label={t("type")} {...head} />
          <th scope="col" data-column="imoNumber">
            {t("imoNumber")}
          </th>
          <th scope="col" data-column="flag">
            {t("flag")}
          </th>
          <SortHeader id="location" label={t("location")} {...head} />
          <SortHeader id="principal" label={t("principal")} {...head} />
          {inScrap ? (
            <th scope="col" data-column="scrappedOn" data-align="end">
              {t("scrappedOn")}
            </th>
          ) : (
            <SortHeader id="crewOnBoard" label={t("crewOnBoard")} align="end" first="desc" {...head} />
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const type = inLanguage(locale, { en: row.vesselType, id: row.vesselTypeNameId });
          const doing = inLanguage(locale, { en: row.navigationStatus, id: row.navigationStatusNameId });
          const since = row.locationRecordedAt ? formatDate(dayOf(row.locationRecordedAt), locale) : "";
          return (
            <tr key={row.id} data-peek={row.id}>
              <td data-card="title" title={row.vesselName}>
                <Link href={`/dashboard/vessel-management/${row.id}/details`} prefetch={false}>
                  {row.vesselName}
                </Link>
                <PreviewButton label={shell("peek.open", { name: row.vesselName })} />
              </td>
              <td title={type} data-card="fact" data-label={t("type")}>
                {shortName(type)}
              </td>
              <td>{row.imoNumber ?? shell("empty")}</td>
              <td data-cell="short" title={row.flag ?? undefined}>
                {row.flag ?? shell("empty")}
              </td>
              <td data-card="fact" data-label={t("location")} title={[doing, since].filter(Boolean).join(", ")}>
                {row.currentLocation ? [row.currentLocation, doing].filter(Boolean).join(" · ") : shell("empty")}
              </td>
              <td title={row.principal ?? undefined}>
                <OptionalLink
                  href={
                    row.principalId === null ? null : hrefWith(params, { principal: row.principalId, pageIndex: null })
                  }
                >
                  {row.principal ?? shell("empty")}
                </OptionalLink>
              </td>
              <td data-align="end" data-card="fact" data-label={t(inScrap ? "scrappedOn" : "crewOnBoard")}>
                {inScrap ? (
                  row.scrappedOn ? (
                    formatDate(row.scrappedOn, locale)
                  ) : (
                    shell("empty")
                  )
                ) : (
                  <CrewCount vesselId={row.id} vesselName={row.vesselName} crew={row} vacant={row.vacantSeats} />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </>
  );
}
