import { useLocale, useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { Link } from "@/components/ui/layout/link";
import { NoCheckbox, SelectAll, SelectCheckbox } from "@/components/ui/list/selection/checkboxes";
import type { McuRow } from "@/lib/features/preparation/mcu/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { itemAddress } from "../addresses";
import { itemStatusVariant } from "../status-variants";
import { McuActions } from "./row-actions";
import styles from "../checkups.module.css";

type Props = {
  rows: McuRow[];
  /** Users who write letters can select rows. */
  mayWrite: boolean;
  /** The list covers several vessels, so the vessel is shown. */
  withVessel: boolean;
};

/** List check-ups with letter, date, package, clinic and the visible result. D2 §3 */
export function McuTable({ rows, mayWrite, withVessel }: Props) {
  const t = useTranslations("checkups");
  const showsDegree = rows.some(({ healthStatusDegreeEn }) => healthStatusDegreeEn !== null);
  const heads = ["rank", ...(withVessel ? (["vessel"] as const) : []), "letterNumber", "schedule"] as const;
  return (
    <>
      <thead>
        <tr>
          <th scope="col">
            {mayWrite ? <SelectAll rows={rows.map(({ id, employeeName }) => ({ id, name: employeeName }))} /> : null}
            {t("fields.name")}
          </th>
          {heads.map((head) => (
            <th key={head} scope="col" data-column={head} data-align={head === "schedule" ? "end" : undefined}>
              {t(`fields.${head}`)}
            </th>
          ))}
          <th scope="col" data-column="mcuPackage">
            {t("fields.mcuPackage")}
          </th>
          <th scope="col" data-column="clinicName">
            {t("fields.clinicName")}
          </th>
          <th scope="col" data-cell="status">
            {t("fields.result")}
          </th>
          {showsDegree ? (
            <th scope="col" data-column="degree">
              {t("fields.healthDegree")}
            </th>
          ) : null}
          {mayWrite ? (
            <th scope="col" data-cell="actions">
              {t("fields.actions")}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} mayWrite={mayWrite} withVessel={withVessel} showsDegree={showsDegree} />
        ))}
      </tbody>
    </>
  );
}

type RowProps = Omit<Props, "rows"> & { row: McuRow; showsDegree: boolean };

function Row({ row, mayWrite, withVessel, showsDegree }: RowProps) {
  const t = useTranslations("checkups");
  const language = useLocale();
  const { id, employeeName: name } = row;
  const rank = inLanguage(language, { en: row.jobPositionName, id: row.jobPositionNameId });
  return (
    <tr className={styles.row}>
      <td data-card="title" title={name}>
        {mayWrite ? row.letterNumber ? <SelectCheckbox id={id} name={name} /> : <NoCheckbox /> : null}
        <Link href={itemAddress(row, "mcu", id)} prefetch={false}>
          {name}
        </Link>
      </td>
      <td data-card="fact" data-label={t("fields.rank")}>
        {rank}
      </td>
      {withVessel ? (
        <td data-card="fact" data-label={t("fields.vessel")}>
          {row.vesselName}
        </td>
      ) : null}
      <td className={styles.number} data-card="fact" data-label={t("fields.letterNumber")}>
        {row.letterNumber}
      </td>
      <td data-align="end" data-card="fact" data-label={t("fields.schedule")}>
        {formatDate(row.scheduledOn, language)}
      </td>
      <td data-card="fact" data-label={t("fields.mcuPackage")}>
        <span className={styles.words}>{inLanguage(language, { en: row.mcuPackage, id: row.mcuPackageNameId })}</span>
      </td>
      <td data-card="fact" data-label={t("fields.clinicName")}>
        <span className={styles.words}>{row.clinicName}</span>
        {row.clinicLocation ? <span className={styles.line}>{row.clinicLocation}</span> : null}
      </td>
      <td data-cell="status" data-card="badge">
        <StatusBadge status={itemStatusVariant(row.status)} label={t(`statuses.${row.status}`)} />
      </td>
      {showsDegree ? (
        <td data-card={row.healthStatusDegreeEn ? "fact" : undefined} data-label={t("fields.healthDegree")}>
          <span className={styles.words}>
            {inLanguage(language, { en: row.healthStatusDegreeEn, id: row.healthStatusDegreeNameId })}
          </span>
        </td>
      ) : null}
      {mayWrite ? (
        <td data-cell="actions" data-card="actions">
          <McuActions row={row} />
        </td>
      ) : null}
    </tr>
  );
}
