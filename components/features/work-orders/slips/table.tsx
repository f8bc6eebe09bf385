import { getLocale, getTranslations } from "next-intl/server";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { Link } from "@/components/ui/layout/link";
import type { Order, SearchParams } from "@/components/ui/list/list-state";
import { SortHeader } from "@/components/ui/list/sort-header";
import type { SlipRow } from "@/lib/features/work-orders/slips/schema";
import { rupiah } from "@/lib/features/work-orders/slip-labels.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { slipAddress } from "../addresses";
import { AmountToCollect } from "./amount-to-collect";

type Props = { rows: SlipRow[]; params: SearchParams; sort: string; order: Order };

/** List slips with days on board and totals. Money without decimals in lists. Document 3 §2, §9 */
export async function SlipsTable({ rows, params, sort, order }: Props) {
  const [t, activeLocale] = await Promise.all([getTranslations("slips"), getLocale()]);
  const head = { params, sort, order };
  return (
    <>
      <thead>
        <tr>
          <SortHeader id="name" label={t("columns.name")} {...head} />
          <th scope="col" data-column="position">
            {t("columns.position")}
          </th>
          <SortHeader id="month" label={t("columns.month")} first="desc" {...head} />
          <th scope="col" data-column="number">
            {t("columns.number")}
          </th>
          <SortHeader id="days" label={t("columns.days")} align="end" {...head} />
          <SortHeader id="takeHome" label={t("columns.takeHome")} align="end" first="desc" {...head} />
          <th scope="col" data-cell="status">
            {t("columns.state")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const position = inLanguage(activeLocale, { en: row.jobPosition, id: row.jobPositionId });
          const state = row.isHeld ? t("heldState") : t(`states.${row.state}`);
          const badgeStatus = row.state === "locked" ? "Completed" : row.isHeld ? "Pending" : "InProgress";
          return (
            <tr key={row.id}>
              <td data-card="title" title={row.employeeName}>
                <Link href={slipAddress(row)} prefetch={false}>
                  {row.employeeName}
                </Link>
              </td>
              <td title={position}>{position}</td>
              <td data-card="fact" data-label={t("columns.month")}>
                {formatDate(row.period, activeLocale, "month")}
              </td>
              <td>{row.workOrderNumber}</td>
              <td data-align="end">{row.settles ? "–" : row.onBoardDaysInPeriod}</td>
              <td data-align="end" data-card="fact" data-label={t("columns.takeHome")}>
                Rp {rupiah(row.totalTakeHomePayCrew)}
                <AmountToCollect slip={row} />
              </td>
              <td data-card="badge">
                <StatusBadge status={badgeStatus} label={state} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </>
  );
}
