import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/layout/link";
import type { Order, SearchParams } from "@/components/ui/list/list-state";
import { rowActions, rowVerb } from "@/components/ui/list/row-menu";
import { SortHeader } from "@/components/ui/list/sort-header";
import type { listAppraisalVessels } from "@/lib/features/appraisals/vessels/list-appraisal-vessels";
import { crewsAddress } from "../address";
import { AppraisalListStyles } from "../list-styles";

type Rows = Awaited<ReturnType<(typeof listAppraisalVessels)["execute"]>>["rows"];
type Props = { rows: Rows; first: number; params: SearchParams; sort: string; order: Order };

/** List vessels with upcoming sign-offs and pending reports. Document 3 §2 */
export function AppraisalVesselsTable({ rows, first, params, sort, order }: Props) {
  const t = useTranslations("appraisal-lists");
  const head = { params, sort, order };
  return (
    <>
      <thead>
        <tr>
          <th scope="col" data-align="end" data-column="no">
            {t("columns.no")}
          </th>
          <SortHeader id="name" label={t("columns.vesselName")} {...head} />
          <SortHeader id="ready" label={t("columns.crewReady")} align="end" {...head} />
          <SortHeader id="open" label={t("columns.open")} {...head} />
          <th scope="col" data-cell="actions">
            {t("columns.action")}
            <AppraisalListStyles />
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.vesselId}>
            <td data-align="end" className="apprl-small">
              {first + index}
            </td>
            <td data-card="title" title={row.vesselName}>
              <Link href={crewsAddress(row.vesselId)} prefetch={false} className="apprl-name">
                {row.vesselName}
              </Link>
            </td>
            <td data-align="end" data-card="fact" data-label={t("columns.crewReady")}>
              {row.crewReadyToOffBoard}
            </td>
            <td className="apprl-top" data-card="fact" data-label={t("columns.open")}>
              <Open row={row} />
            </td>
            <td data-cell="actions" data-card="actions">
              <span className={rowActions}>
                <Link
                  href={crewsAddress(row.vesselId)}
                  prefetch={false}
                  className={rowVerb}
                  aria-label={t("verbOf", { verb: t("verbs.view"), name: row.vesselName })}
                >
                  {t("verbs.view")}
                </Link>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </>
  );
}

/** Show the pending reports and who must act. */
function Open({ row }: { row: Rows[number] }) {
  const t = useTranslations("appraisal-lists.open");
  const parts = (["waitingForReport", "waitingForReview", "waitingForRevision"] as const).filter(
    (part) => row[part] > 0,
  );
  if (parts.length === 0) return <span className="apprl-small">{t("none")}</span>;
  return parts.map((part) => t(part, { count: row[part] })).join(" · ");
}
