import { useLocale, useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { Link } from "@/components/ui/layout/link";
import type { Order, SearchParams } from "@/components/ui/list/list-state";
import { rowActions, rowVerb } from "@/components/ui/list/row-menu";
import { SortHeader } from "@/components/ui/list/sort-header";
import type { RequestRow } from "@/lib/features/chandler/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { requestAddress } from "../addresses";
import { DeliveryDue } from "../delivery-due";
import { ListStyles, listStyles as styles } from "../list-styles";
import { statusVariant } from "../status-variants";

type ListMode = {
  /** Lists every vessel, with vessel names. */
  isFleet: boolean;
  isHistory: boolean;
};
type Props = ListMode & { rows: RequestRow[]; params: SearchParams; sort: string; order: Order };

/** List requests with dates, port, vendor and status; the history shows the outcome. Document 3 §2 */
export function RequestsTable({ rows, params, sort, order, ...listMode }: Props) {
  const t = useTranslations("chandler-requests.columns");
  const head = { params, sort, order };
  const { isFleet, isHistory } = listMode;
  return (
    <>
      <thead>
        <tr>
          {isFleet ? (
            <th scope="col" data-column="vesselName">
              {t("vesselName")}
            </th>
          ) : null}
          <SortHeader id="requested" label={t("requestedDate")} first="desc" {...head} />
          <SortHeader id="delivery" label={t("deliveryDate")} {...head} />
          <th scope="col" data-column="portOfCall">
            {t("portOfCall")}
          </th>
          <th scope="col" data-column="period">
            {t("period")}
          </th>
          <th scope="col" data-column="requester">
            {t("requester")}
          </th>
          <th scope="col" data-column="vendorName">
            {t("vendorName")}
          </th>
          {isHistory ? (
            <th scope="col" data-column="receivedDate">
              {t("receivedDate")}
            </th>
          ) : null}
          <th scope="col" data-cell="status">
            {t("requestStatus")}
            <ListStyles />
          </th>
          <th scope="col" data-cell="actions">
            {t("actions")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} {...listMode} />
        ))}
      </tbody>
    </>
  );
}

function Row({ row, isFleet, isHistory }: ListMode & { row: RequestRow }) {
  const [t, shell] = [useTranslations("chandler-requests"), useTranslations("shell")];
  const locale = useLocale();
  const address = requestAddress(row);
  const requested = formatDate(row.requestedDate, locale);
  const link = (text: string) => (
    <Link href={address} prefetch={false}>
      {text}
    </Link>
  );
  return (
    <tr>
      {isFleet ? (
        <td data-card="title" title={row.vesselName}>
          {link(row.vesselName)}
        </td>
      ) : null}
      <td {...(isFleet ? {} : { "data-card": "title" })}>{isFleet ? requested : link(requested)}</td>
      <td data-card="fact" data-label={t("columns.deliveryDate")}>
        <DeliveryDue date={row.requestedDeliveryDate} daysLeft={row.daysLeft} isOpen={!isHistory} />
      </td>
      <td data-card="fact" data-label={t("columns.portOfCall")} title={row.portOfCall}>
        {row.portOfCall}
      </td>
      <td>{formatDate(row.periodFrom, locale, "month")}</td>
      <td title={row.requesterName}>{row.requesterName}</td>
      <td title={row.vendorName ?? undefined}>{row.vendorName ?? shell("empty")}</td>
      {isHistory ? (
        <td
          className={styles.top}
          {...(row.receivedDate ? { "data-card": "fact", "data-label": t("columns.receivedDate") } : {})}
        >
          {row.receivedDate ? formatDate(row.receivedDate, locale) : shell("empty")}
        </td>
      ) : null}
      <td data-card="badge" className={styles.top}>
        <State row={row} isHistory={isHistory} />
      </td>
      <td data-cell="actions" data-card="actions">
        <span className={rowActions}>
          <Link
            href={address}
            prefetch={false}
            className={rowVerb}
            aria-label={`${t("view")}: ${t("facts.request", { id: row.id })}`}
          >
            {t("view")}
          </Link>
        </span>
      </td>
    </tr>
  );
}

/** State with its step number and remark. */
function State({ row, isHistory }: { row: RequestRow; isHistory: boolean }) {
  const [t, statuses] = [useTranslations("chandler-requests"), useTranslations("chandler.statuses")];
  const locale = useLocale();
  const { status, step, rejectReason, proposedReceivedDate: proposed } = row;
  const remark =
    rejectReason ??
    (proposed && !isHistory ? t("reported", { date: formatDate(proposed, locale) }) : null) ??
    (isHistory ? null : t("step", { step }));
  return (
    <>
      <StatusBadge status={statusVariant(status)} label={statuses(status)} />
      {remark ? (
        <span className={styles.sub} title={remark}>
          {remark}
        </span>
      ) : null}
    </>
  );
}
