import { Difference, Spread, decimals } from "@/components/features/appraisals/calibration/cells";
import { CalibrationStyles } from "@/components/features/appraisals/calibration/styles";
import { getCalibration } from "@/lib/features/appraisals/calibration/get-calibration";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { load } from "@/lib/platform/transport/page";
import type { ListViewer } from "../../list-screen/declaration";
import { visible } from "../../list-screen/filters";
import { list } from "../../list-screen/list-screen";
import { textsOf } from "../../list-screen/texts";
import { AreaTabs } from "../area-tabs";

const texts = "appraisal-lists";
const root = "/dashboard/appraisal";
const groupings = ["officer", "officer-rank"] as const;

type Calibration = Awaited<ReturnType<(typeof getCalibration)["execute"]>>;

/** Explain what is compared and how many reports there are. */
function Lead({ page, viewer }: { page: Calibration; viewer: ListViewer<typeof texts, string> }) {
  const { t, date, locale } = viewer;
  const { fleet, from, to, smallBelow } = page;
  const mean = fleet.mean?.toLocaleString(inLanguage(locale, { en: "en-GB", id: "id-ID" }), {
    maximumFractionDigits: 2,
  });
  return (
    <p className="apprl-lead">
      {t("calibration.lead")}{" "}
      <b>
        {t("calibration.period", { from: date(from) ?? "", to: date(to) ?? "" })}:{" "}
        {mean === undefined ? t("calibration.fleetNone") : t("calibration.fleet", { count: fleet.reports, mean })}.
      </b>{" "}
      {t("calibration.smallText", { count: smallBelow })}
    </p>
  );
}

/** Compare each officer's mean with the fleet's for the same ranks. product 2.13 */
export const calibration = list({
  name: "appraisal-calibration",
  texts,
  sorts: ["difference", "mean", "reports", "officer"],
  order: "desc",
  filters: {
    by: visible({
      label: "calibration.by",
      known: groupings,
      options: async () => {
        const { t } = await textsOf(texts);
        return [
          { value: "officer", label: t("calibration.byOfficer") },
          { value: "officer-rank", label: t("calibration.byOfficerRank") },
        ];
      },
    }),
  },
  load: (query) => load(getCalibration, query),
}).screen({
  address: `${root}/calibration`,
  right: "appraisals:calibrate",
  title: "calibration.title",
  crumbs: ({ home, t }) => [home, { label: t("title"), href: root }],
  above: (viewer) => (
    <>
      <CalibrationStyles />
      <AreaTabs user={viewer.user} current="calibration" />
      {viewer.page ? <Lead page={viewer.page} viewer={viewer} /> : null}
    </>
  ),
  search: "calibration.search",
  keyOf: ({ key }) => key,
  columns: [
    {
      id: "officer",
      label: "calibration.columns.officer",
      card: "title",
      text: ({ reportingOfficer }) => reportingOfficer,
      href: ({ reportingOfficerId: id }) =>
        id === null ? null : `/dashboard/crew-management/${id}/details?tab=crew-details`,
    },
    {
      id: "rank",
      label: "calibration.columns.rank",
      card: "fact",
      when: ({ params }) => params.by === "officer-rank",
      text: ({ rank, rankNameId }, { locale }) => inLanguage(locale, { en: rank, id: rankNameId }),
    },
    {
      id: "reports",
      label: "calibration.columns.reports",
      align: "end",
      card: "fact",
      isMuted: ({ isSmall }) => isSmall,
      text: ({ reports, isSmall }, { t }) => (isSmall ? t("calibration.small", { count: reports }) : reports),
    },
    {
      id: "mean",
      label: "calibration.columns.mean",
      align: "end",
      card: "fact",
      isMuted: ({ isSmall }) => isSmall,
      text: ({ mean }, { locale }) => decimals(mean, locale),
    },
    {
      id: "fleetMean",
      label: "calibration.columns.fleetMean",
      align: "end",
      isMuted: true,
      text: ({ fleetMean, fleetReports: count }, { t, locale }) =>
        t("calibration.fleetOf", { mean: decimals(fleetMean, locale), count }),
    },
    {
      id: "difference",
      label: "calibration.columns.difference",
      align: "end",
      card: "fact",
      isMuted: ({ isSmall }) => isSmall,
      cell: ({ difference, isSmall }, { locale }) => (
        <Difference difference={difference} isSmall={isSmall} locale={locale} />
      ),
    },
    { id: "spread", label: "calibration.columns.spread", cell: ({ spread }) => <Spread spread={spread} /> },
  ],
  empty: { title: "calibration.empty", text: "calibration.emptyText" },
});
