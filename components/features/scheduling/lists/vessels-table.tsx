import { useTranslations } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { shortName } from "@/components/features/crew/short-name";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { Link } from "@/components/ui/layout/link";
import type { Order, SearchParams } from "@/components/ui/list/list-state";
import { rowActions, rowVerb } from "@/components/ui/list/row-menu";
import { SortHeader } from "@/components/ui/list/sort-header";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { VesselRow } from "@/lib/features/scheduling/vessels/schema";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { vesselStatusVariant } from "../status-variants";
import { TravelDay } from "./travel-day";
import { crewsAddress, detailsAddress, tabOfState, type SchedulingSection } from "./section-addresses";
import { ListStyles, styles } from "./styles";

type Props = { entrance: SchedulingSection; rows: VesselRow[]; params: SearchParams; sort: string; order: Order };

/** List vessels with the status of their schedules, most urgent first. D3 §2, §3 */
export async function VesselsTable({ entrance, rows, params, sort, order }: Props) {
  const [t, shell, locale] = await Promise.all([
    getTranslations("scheduling-lists"),
    getTranslations("shell"),
    getLocale(),
  ]);
  const head = { params, sort, order };
  return (
    <>
      <thead>
        <tr>
          <SortHeader id="name" label={t("columns.vesselName")} {...head} />
          <SortHeader id="type" label={t("columns.shipName")} {...head} />
          <th scope="col" data-column="schedulingStatus">
            {t("columns.schedulingStatus")}
          </th>
          <SortHeader id="latest" label={t("columns.latest")} {...head} />
          <SortHeader id="next" label={t("columns.next")} align="end" {...head} />
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
          const type = inLanguage(locale, { en: row.shipName, id: row.shipNameId });
          const address = crewsAddress(entrance, row.vesselId);
          return (
            <tr key={row.id}>
              <td data-card="title" title={row.vesselName}>
                <Link href={address} prefetch={false}>
                  {row.vesselName}
                </Link>
              </td>
              <td title={type}>{shortName(type)}</td>
              <td data-card="badge">
                <StatusBadge
                  status={vesselStatusVariant[row.schedulingStatus]}
                  label={t(`statuses.${row.schedulingStatus}`)}
                />
              </td>
              <td data-card="fact" data-label={t("columns.latest")} className={styles.wide}>
                <Latest entrance={entrance} row={row} />
              </td>
              <td data-align="end" {...(row.next ? { "data-card": "fact", "data-label": t("columns.next") } : {})}>
                {row.next ? formatDate(row.next.day, locale) : shell("empty")}
              </td>
              <td className={styles.place}>{row.currentLocation ?? shell("empty")}</td>
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

const missingStates = ["1", "2", "4", "5"] as const;

/** Show who is missing what and by when, and how many others. */
function Latest({ entrance, row }: { entrance: SchedulingSection; row: VesselRow }) {
  const t = useTranslations("scheduling-lists");
  const { latest, vesselId, open } = row;
  if (!latest) return <span className={styles.muted}>{t(open > 0 ? "allSet" : "noPeople")}</span>;
  const { employeeSchedulingStatusId: state } = latest;
  const missingState = missingStates.find((id) => id === String(state)) ?? "1";
  return (
    <>
      <Link
        href={detailsAddress(entrance, { ...latest, vesselId }, { tab: tabOfState(entrance, state) })}
        prefetch={false}
        className={styles.why}
      >
        {latest.name}
      </Link>
      {" · "}
      {t(`lacks.${missingState}`)} <TravelDay date={latest.day} daysLeft={latest.daysLeft} isJoining={state < 4} />
      {row.lacking > 1 ? <span className={styles.muted}> {t("moreLacking", { count: row.lacking - 1 })}</span> : null}
    </>
  );
}
