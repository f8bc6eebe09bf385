import { useTranslations } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { shortName } from "@/components/features/crew/short-name";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { Link } from "@/components/ui/layout/link";
import type { Order, SearchParams } from "@/components/ui/list/list-state";
import { rowActions, rowVerb } from "@/components/ui/list/row-menu";
import { SortHeader } from "@/components/ui/list/sort-header";
import type { ChandlerVesselRow } from "@/lib/features/chandler/vessels/schema";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { requestAddress, vesselAddress } from "../addresses";
import { DeliveryDue } from "../delivery-due";
import { ListStyles, listStyles as styles } from "../list-styles";
import { vesselStatusVariant } from "../status-variants";

type Props = { rows: ChandlerVesselRow[]; params: SearchParams; sort: string; order: Order };

/** List vessels with request status, the next delivery first. Document 3 §2, §3 */
export async function VesselsTable({ rows, params, sort, order }: Props) {
  const [t, statusNames, shell, locale] = await Promise.all([
    getTranslations("chandler-requests"),
    getTranslations("chandler.vesselStatuses"),
    getTranslations("shell"),
    getLocale(),
  ]);
  const head = { params, sort, order };
  return (
    <>
      <thead>
        <tr>
          <SortHeader id="name" label={t("columns.vesselName")} {...head} />
          <SortHeader id="type" label={t("columns.vesselType")} {...head} />
          <th scope="col" data-column="chandlerStatus">
            {t("columns.chandlerStatus")}
          </th>
          <SortHeader id="delivery" label={t("columns.next")} {...head} />
          <SortHeader id="location" label={t("columns.currentLocation")} {...head} />
          <th scope="col" data-column="status">
            {t("columns.status")}
          </th>
          <th scope="col" data-cell="actions">
            <ListStyles />
            {t("columns.actions")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const type = inLanguage(locale, { en: row.vesselType, id: row.vesselTypeNameId });
          const address = vesselAddress(row.vesselId);
          return (
            <tr key={row.id}>
              <td data-card="title" title={row.vesselName}>
                <Link href={address} prefetch={false}>
                  {row.vesselName}
                </Link>
              </td>
              <td title={type}>{shortName(type)}</td>
              <td data-card="badge">
                <StatusBadge status={vesselStatusVariant[row.chandlerStatus]} label={statusNames(row.chandlerStatus)} />
              </td>
              <td data-card="fact" data-label={t("columns.next")} className={styles.wide}>
                <Next row={row} />
              </td>
              <td>{row.currentLocation ?? shell("empty")}</td>
              <td className={styles.muted}>{t(`lifecycle.${row.status}`)}</td>
              <td data-cell="actions" data-card="actions">
                <span className={rowActions}>
                  <Link
                    href={address}
                    prefetch={false}
                    className={rowVerb}
                    aria-label={t("viewOf", { name: row.vesselName })}
                  >
                    {t("view")}
                  </Link>
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </>
  );
}

/** Next delivery with port and day, and the number of other open requests. */
function Next({ row }: { row: ChandlerVesselRow }) {
  const [t, statuses] = [useTranslations("chandler-requests"), useTranslations("chandler.statuses")];
  const { next, open, late, vesselId } = row;
  if (!next) return <span className={styles.muted}>{t("noOpen")}</span>;
  return (
    <>
      <Link
        href={requestAddress({ vesselId, shipChandlerId: next.shipChandlerId })}
        prefetch={false}
        className={styles.link}
      >
        {t("requestAt", { port: next.portOfCall, status: statuses(next.status) })}
      </Link>{" "}
      <DeliveryDue date={next.requestedDeliveryDate} daysLeft={next.daysLeft} isOpen />
      {open > 1 ? <span className={styles.muted}> {t("moreOpen", { count: open - 1 })}</span> : null}
      {late > 1 ? <span className={styles.late}> {t("lateOf", { count: late })}</span> : null}
    </>
  );
}
