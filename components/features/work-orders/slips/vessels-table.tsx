import { getFormatter, getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/layout/link";
import type { Order, SearchParams } from "@/components/ui/list/list-state";
import { SortHeader } from "@/components/ui/list/sort-header";
import type { SlipVesselRow } from "@/lib/features/work-orders/slips/schema";
import { rupiah, signedRupiah } from "@/lib/features/work-orders/slip-labels.rules";
import { vesselAddress } from "../addresses";

type Props = { rows: SlipVesselRow[]; params: SearchParams; sort: string; order: Order };

/** List vessels with people on board, this month's slips and blocked ones. Document 3 §2, §3 */
export async function SlipVesselsTable({ rows, params, sort, order }: Props) {
  const [t, format] = await Promise.all([getTranslations("slips"), getFormatter()]);
  const head = { params, sort, order };
  return (
    <>
      <thead>
        <tr>
          <SortHeader id="name" label={t("columns.vesselName")} {...head} />
          <SortHeader id="crew" label={t("columns.onBoard")} align="end" first="desc" {...head} />
          <SortHeader id="workOrders" label={t("columns.workOrders")} align="end" first="desc" {...head} />
          <th scope="col" data-column="takeHome" data-align="end">
            {t("columns.takeHome")}
          </th>
          <th scope="col" data-column="difference" data-align="end">
            {t("columns.difference")}
          </th>
          <SortHeader id="held" label={t("columns.held")} {...head} />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td data-card="title" title={row.vesselName}>
              <Link href={vesselAddress(row.vesselId)} prefetch={false}>
                {row.vesselName}
              </Link>
            </td>
            <td data-align="end" data-card="fact" data-label={t("columns.onBoard")}>
              {format.number(row.totalOnBoardCrew)}
            </td>
            <td data-align="end" data-card="fact" data-label={t("columns.workOrders")}>
              {format.number(row.totalCrewWorkOrdersThisMonth)}
            </td>
            <td data-align="end" data-card="fact" data-label={t("columns.takeHome")}>
              Rp {rupiah(row.totalTakeHomePayCrew)}
            </td>
            <td data-align="end" data-card="fact" data-label={t("columns.difference")}>
              {signedRupiah(row.totalTakeHomePayCrew - row.totalTakeHomePayCrewBefore)}
            </td>
            <td {...(row.held > 0 ? { "data-card": "fact", "data-label": t("columns.held") } : {})}>
              {t("heldOf", { count: row.held })}
            </td>
          </tr>
        ))}
      </tbody>
    </>
  );
}
