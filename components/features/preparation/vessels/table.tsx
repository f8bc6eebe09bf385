import { useTranslations } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { shortName } from "@/components/features/crew/short-name";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { Link } from "@/components/ui/layout/link";
import type { Order, SearchParams } from "@/components/ui/list/list-state";
import { SortHeader } from "@/components/ui/list/sort-header";
import type { VesselRow } from "@/lib/features/preparation/vessels/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { crewsAddress, joinerAddress } from "../addresses";
import { vesselStatusVariant } from "../status-variants";
import { NextStep } from "../next-step";
import styles from "./vessels.module.css";

type Props = { rows: VesselRow[]; params: SearchParams; sort: string; order: Order };

/** List vessels with their joiners, most overdue first. D2 §2, §3 */
export async function VesselsTable({ rows, params, sort, order }: Props) {
  const [t, shell, locale] = await Promise.all([
    getTranslations("preparation-joiners"),
    getTranslations("shell"),
    getLocale(),
  ]);
  const head = { params, sort, order };
  return (
    <>
      <thead className={styles.heads}>
        <tr>
          <SortHeader id="name" label={t("columns.vesselName")} {...head} />
          <SortHeader id="type" label={t("columns.shipName")} {...head} />
          <th scope="col" data-column="preparationStatus">
            {t("columns.preparationStatus")}
          </th>
          <SortHeader id="latest" label={t("columns.latest")} {...head} />
          <SortHeader id="crew" label={t("columns.numberOfCrew")} align="end" first="desc" {...head} />
          <th scope="col" data-column="joinsOn" data-align="end">
            {t("columns.joinsOn")}
          </th>
          <SortHeader id="location" label={t("columns.currentLocation")} {...head} />
          <th scope="col" data-column="status">
            {t("columns.status")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const type = inLanguage(locale, { en: row.shipName, id: row.shipNameId });
          return (
            <tr key={row.id}>
              <td data-card="title" title={row.vesselName}>
                <Link href={crewsAddress(row.vesselId)} prefetch={false}>
                  {row.vesselName}
                </Link>
              </td>
              <td title={type}>{shortName(type)}</td>
              <td data-card="badge">
                <StatusBadge
                  status={vesselStatusVariant[row.preparationStatus]}
                  label={t(`statuses.${row.preparationStatus}`)}
                />
              </td>
              <td data-card="fact" data-label={t("columns.latest")} className={styles.wide}>
                <Latest row={row} />
              </td>
              <td
                data-align="end"
                {...(row.numberOfCrew > 0 ? { "data-card": "fact", "data-label": t("columns.numberOfCrew") } : {})}
              >
                {row.numberOfCrew}
              </td>
              <td data-align="end">{row.joinsOn ? formatDate(row.joinsOn, locale) : shell("empty")}</td>
              <td className={styles.place}>{row.currentLocation ?? shell("empty")}</td>
              <td className={styles.muted}>{t("inOperation")}</td>
            </tr>
          );
        })}
      </tbody>
    </>
  );
}

/** Show the joiner with the most urgent missing item and how many others are not ready. */
function Latest({ row: { vesselId, latest, open, numberOfCrew } }: { row: VesselRow }) {
  const t = useTranslations("preparation-joiners");
  if (!latest) return <span className={styles.calm}>{t(numberOfCrew > 0 ? "allReady" : "noJoiner")}</span>;
  return (
    <>
      <Link href={joinerAddress(vesselId, latest.employeeId)} prefetch={false} className={styles.why}>
        {latest.employeeFullName}
      </Link>
      {" · "}
      <NextStep step={latest} />
      {open > 1 ? <span className={styles.more}> {t("moreOpen", { count: open - 1 })}</span> : null}
    </>
  );
}
