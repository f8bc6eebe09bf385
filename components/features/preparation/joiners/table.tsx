import { getLocale, getTranslations } from "next-intl/server";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { Link } from "@/components/ui/layout/link";
import type { JoinerRow } from "@/lib/features/preparation/joiners/schema";
import type { ItemName } from "@/lib/features/preparation/readiness.rules";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { crewsAddress, joinerAddress } from "../addresses";
import { JoiningDay } from "../joining-day";
import { NextStep } from "../next-step";
import { ItemCell } from "./item-cell";
import type { ItemRights } from "./item-links";
import styles from "./joiners.module.css";

/** items: those the user may see. withVessel: the list covers several vessels. */
type Props = { rows: JoinerRow[]; items: readonly ItemName[]; rights: ItemRights; withVessel: boolean };

/** List joiners with a cell per item and the next step. Ready joiners are muted. D2 §2, §3 */
export async function JoinersTable({ rows, items, rights, withVessel }: Props) {
  const [t, locale] = await Promise.all([getTranslations("preparation-joiners"), getLocale()]);
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{t("columns.name")}</th>
          {withVessel ? null : (
            <th scope="col" data-column="vessel">
              {t("columns.vesselName")}
            </th>
          )}
          <th scope="col" data-column="joins" data-align="end">
            {t("columns.joins")}
          </th>
          <th scope="col" data-column="next">
            {t("columns.next")}
          </th>
          {items.map((item) => (
            <th key={item} scope="col" data-column={item}>
              {t(`columns.${item}`)}
            </th>
          ))}
          <th scope="col" data-cell="actions">
            {t("columns.actions")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const position = inLanguage(locale, { en: row.jobPositionName, id: row.jobPositionNameId });
          const isReady = row.preparationStatus === "Completed";
          return (
            <tr key={row.id}>
              <td data-card="title" className={styles.top} title={row.employeeFullName}>
                <Link href={joinerAddress(row.vesselId, row.employeeId)} prefetch={false}>
                  {row.employeeFullName}
                </Link>
                <span className={styles.sub}>{position}</span>
                {withVessel ? (
                  <span className={styles.sub}>
                    <Link href={crewsAddress(row.vesselId)} prefetch={false} className={styles.vessel}>
                      {row.vesselName}
                    </Link>
                  </span>
                ) : null}
              </td>
              {withVessel ? null : (
                <td className={styles.top}>
                  <span className={styles.quiet}>{row.vesselName}</span>
                </td>
              )}
              <td data-align="end" data-card="fact" data-label={t("columns.joins")} className={styles.top}>
                <JoiningDay date={row.joiningDate} daysLeft={row.daysLeft} isReady={isReady} />
                {row.isConfirmed ? null : <span className={styles.sub}>{t("unconfirmed")}</span>}
              </td>
              <td data-card="fact" data-label={t("columns.next")} className={styles.next}>
                {row.next ? <NextStep step={row.next} /> : <StatusBadge status="Completed" label={t("ready")} />}
              </td>
              {items.map((item) => (
                <td key={item} className={styles.cell}>
                  <ItemCell item={item} row={row} rights={rights} />
                </td>
              ))}
              <td data-cell="actions" data-card="actions">
                <Link
                  href={joinerAddress(row.vesselId, row.employeeId)}
                  prefetch={false}
                  className={styles.view}
                  aria-label={t("viewOf", { name: row.employeeFullName })}
                >
                  {t("view")}
                </Link>
              </td>
            </tr>
          );
        })}
      </tbody>
    </>
  );
}
