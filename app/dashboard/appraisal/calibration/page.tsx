import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { CalibrationTable } from "@/components/features/appraisals/calibration/table";
import { PageHeader } from "@/components/ui/layout/page-header";
import { ListFilter } from "@/components/ui/list/list-filter";
import { emptyStateOf, emptyStateAction } from "@/components/ui/list/empty-state";
import { ListPagination } from "@/components/ui/list/list-pagination";
import { ListSearch } from "@/components/ui/list/list-search";
import {
  hrefWith,
  oneOf,
  readChoice,
  readListState,
  tableCookie,
  valueOf,
  type SearchParams,
} from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import { getCalibration } from "@/lib/features/appraisals/calibration/get-calibration";
import { formatDate } from "@/lib/platform/calendar/dates";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { requireUser } from "../../require-user";
import { AreaTabs } from "../area-tabs";

const table = "appraisal-calibration";
const defaults = { pageSize: 10, sorts: ["difference", "mean", "reports", "officer"], order: "desc" } as const;
const groupings = ["officer", "officer-rank"] as const;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("appraisal-lists.calibration"))("title") };
}

/** Compares how each officer rates with the fleet. product 2.13 */
export default async function CalibrationPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [user, params, cookieStore, t, shell] = await Promise.all([
    requireUser("appraisals:calibrate"),
    searchParams,
    cookies(),
    getTranslations("appraisal-lists"),
    getTranslations("shell"),
  ]);
  const choice = readChoice(cookieStore.get(tableCookie(table))?.value);
  const { pageIndex, pageSize, search, sort, order } = readListState(params, defaults, choice);
  const by = oneOf(valueOf(params, "by"), groupings);
  const page = await orNull(
    load(getCalibration, { by, filterList: search, sort, order, pageNumber: pageIndex + 1, pageSize }),
  );
  const isFiltered = search !== "";
  return (
    <>
      <PageHeader
        crumbs={[
          { label: shell("menu.dashboard"), href: "/dashboard" },
          { label: t("title"), href: "/dashboard/appraisal" },
        ]}
        title={t("calibration.title")}
      />
      <AreaTabs user={user} current="calibration" />
      <Lead page={page} />
      <ListTable
        name={table}
        label={t("calibration.title")}
        choice={choice}
        emptyState={emptyStateOf(page?.rows, {
          title: t("calibration.empty"),
          text: isFiltered ? shell("list.noneMatches") : t("calibration.emptyText"),
          action: await emptyStateAction({ params, tab: "", isPast: pageIndex > 0, isFiltered }),
        })}
        tools={
          <>
            <ListSearch label={t("calibration.search")} />
            <ListFilter
              label={t("calibration.by")}
              choices={groupings.map((id) => ({
                id,
                label: t(id === "officer" ? "calibration.byOfficer" : "calibration.byOfficerRank"),
                href: hrefWith(params, { by: id, pageIndex: null }),
              }))}
              current={by}
            />
          </>
        }
        footer={
          <ListPagination
            table={table}
            total={page?.total ?? 0}
            pageIndex={pageIndex}
            pageSize={pageSize}
            defaultPageSize={defaults.pageSize}
            params={params}
          />
        }
      >
        {page ? (
          <CalibrationTable
            rows={page.rows}
            isByRank={by === "officer-rank"}
            params={params}
            sort={sort}
            order={order}
          />
        ) : null}
      </ListTable>
    </>
  );
}

type Calibration = Awaited<ReturnType<(typeof getCalibration)["execute"]>>;

/** Explains what is compared and how many reports there are. */
async function Lead({ page }: { page: Calibration | null }) {
  const [t, locale] = await Promise.all([getTranslations("appraisal-lists.calibration"), getLocale()]);
  if (!page) return null;
  const { fleet, from, to, smallBelow } = page;
  const mean = fleet.mean?.toLocaleString(inLanguage(locale, { en: "en-GB", id: "id-ID" }), {
    maximumFractionDigits: 2,
  });
  return (
    <p className="apprl-lead">
      {t("lead")}{" "}
      <b>
        {t("period", { from: formatDate(from, locale), to: formatDate(to, locale) })}:{" "}
        {mean === undefined ? t("fleetNone") : t("fleet", { count: fleet.reports, mean })}.
      </b>{" "}
      {t("smallText", { count: smallBelow })}
    </p>
  );
}
