import { useLocale, useTranslations } from "next-intl";
import type { z } from "zod";
import { Link } from "@/components/ui/layout/link";
import type { Order, SearchParams } from "@/components/ui/list/list-state";
import { SortHeader } from "@/components/ui/list/sort-header";
import type { calibrationRow } from "@/lib/features/appraisals/calibration/schema";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { AppraisalListStyles } from "../list-styles";

type Row = z.output<typeof calibrationRow>;
type Props = { rows: Row[]; isByRank: boolean; params: SearchParams; sort: string; order: Order };

/** Mark officers with a mean at least this far above the fleet's. */
const markedDifference = 0.5;
const tallestPixels = 24;

/**
 * Compare each officer's mean with the fleet's for the same ranks. Few reports are marked as unreliable. product 2.13
 */
export function CalibrationTable({ rows, isByRank, params, sort, order }: Props) {
  const t = useTranslations("appraisal-lists.calibration.columns");
  const head = { params, sort, order };
  return (
    <>
      <thead>
        <tr>
          <SortHeader id="officer" label={t("officer")} {...head} />
          {isByRank ? (
            <th scope="col" data-column="rank">
              {t("rank")}
            </th>
          ) : null}
          <SortHeader id="reports" label={t("reports")} align="end" {...head} />
          <SortHeader id="mean" label={t("mean")} align="end" {...head} />
          <th scope="col" data-align="end" data-column="fleetMean">
            {t("fleetMean")}
          </th>
          <SortHeader id="difference" label={t("difference")} align="end" {...head} />
          <th scope="col" data-column="spread">
            {t("spread")}
            <AppraisalListStyles />
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Officer key={row.key} row={row} isByRank={isByRank} />
        ))}
      </tbody>
    </>
  );
}

function Officer({ row, isByRank }: { row: Row; isByRank: boolean }) {
  const t = useTranslations("appraisal-lists.calibration");
  const language = useLocale();
  const number = (value: number) =>
    value.toLocaleString(inLanguage(language, { en: "en-GB", id: "id-ID" }), {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
  const { difference, isSmall } = row;
  const isHigh = !isSmall && difference >= markedDifference;
  const rank = inLanguage(language, { en: row.rank, id: row.rankNameId });
  return (
    <tr>
      <td data-card="title" title={row.reportingOfficer}>
        {row.reportingOfficerId ? (
          <Link href={`/dashboard/crew-management/${row.reportingOfficerId}/details?tab=crew-details`} prefetch={false}>
            {row.reportingOfficer}
          </Link>
        ) : (
          row.reportingOfficer
        )}
      </td>
      {isByRank ? (
        <td data-card="fact" data-label={t("columns.rank")}>
          {rank}
        </td>
      ) : null}
      <td data-align="end" data-card="fact" data-label={t("columns.reports")}>
        {isSmall ? <span className="apprl-small">{t("small", { count: row.reports })}</span> : row.reports}
      </td>
      <td
        data-align="end"
        data-card="fact"
        data-label={t("columns.mean")}
        className={isSmall ? "apprl-small" : undefined}
      >
        {number(row.mean)}
      </td>
      <td data-align="end" className="apprl-small">
        {t("fleetOf", { mean: number(row.fleetMean), count: row.fleetReports })}
      </td>
      <td
        data-align="end"
        data-card="fact"
        data-label={t("columns.difference")}
        className={isSmall ? "apprl-small" : isHigh ? "apprl-high" : undefined}
      >
        {difference > 0 ? "+" : difference < 0 ? "−" : ""}
        {number(Math.abs(difference))}
      </td>
      <td>
        <Spread spread={row.spread} />
      </td>
    </tr>
  );
}

/** Show how many reports got each average, as five bars and as text. */
function Spread({ spread }: { spread: number[] }) {
  const t = useTranslations("appraisal-lists.calibration");
  const [ones = 0, two = 0, three = 0, four = 0, five = 0] = spread;
  const maxCount = Math.max(1, ...spread);
  const spreadText = t("spread", { one: ones, two, three, four, five });
  return (
    <span className="apprl-bars" role="img" aria-label={spreadText} title={spreadText}>
      {[ones, two, three, four, five].map((count, index) => (
        <i
          key={index}
          data-none={count === 0 || undefined}
          style={{ blockSize: Math.round((count / maxCount) * tallestPixels) }}
        />
      ))}
    </span>
  );
}
