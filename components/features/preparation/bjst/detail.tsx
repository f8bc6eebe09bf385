import { useLocale, useTranslations } from "next-intl";
import type { z } from "zod";
import { Alert } from "@/components/ui/feedback/alert";
import { FileLink } from "@/components/ui/feedback/file-link";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { DetailList } from "@/components/ui/layout/detail-list";
import { Link } from "@/components/ui/layout/link";
import type { bjstDetail } from "@/lib/features/preparation/bjst/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { scheduleAddress } from "../addresses";
import { itemStatusVariant } from "../status-variants";
import styles from "../checkups.module.css";
import { BjstDetailActions } from "./detail-actions";

type Props = { row: z.output<typeof bjstDetail>; mayWrite: boolean };

/** Show one training: dates, place, result and validity. D2 §2, product 5.5 */
export function BjstDetail({ row, mayWrite }: Props) {
  const t = useTranslations("checkups");
  const language = useLocale();
  const day = (value: string | Date) => formatDate(value, language);

  const isOver = row.isEnded || row.isReplaced;
  return (
    <>
      <div className={styles.head}>
        <StatusBadge status={itemStatusVariant(row.status)} label={t(`statuses.${row.status}`)} />
        {mayWrite ? <BjstDetailActions row={row} /> : null}
      </div>
      {row.result === "Failed" && !isOver ? (
        <div className={styles.notes}>
          <Alert severity="warning">
            {t("bjst.failedOnce")}{" "}
            {mayWrite ? (
              <Link href={scheduleAddress(row.vesselId, "bjst", row.crewId)}>{t("bjst.scheduleAnother")}</Link>
            ) : null}
          </Alert>
        </div>
      ) : null}
      <section className={styles.group} aria-labelledby="training">
        <h2 id="training">{t("bjst.training")}</h2>
        <DetailList
          details={[
            {
              label: t("fields.bjstType"),
              value: inLanguage(language, { en: row.bjstTypeName, id: row.bjstTypeNameId }),
            },
            {
              label: t("fields.rank"),
              value: inLanguage(language, { en: row.jobPositionName, id: row.jobPositionNameId }),
            },
            { label: t("fields.vessel"), value: row.vesselName },
            { label: t("fields.letterNumber"), value: row.letterNumber },
            { label: t("fields.startDate"), value: day(row.startDate) },
            { label: t("fields.endDate"), value: day(row.endDate) },
            { label: t("fields.place"), value: row.place },
            { label: t("fields.createdBy"), value: row.createdBy },
            { label: t("fields.createdDate"), value: day(row.createdDate) },
          ]}
        />
      </section>
      {row.result ? (
        <section className={styles.group} aria-labelledby="result">
          <h2 id="result">{t("fields.result")}</h2>
          <DetailList
            details={[
              { label: t("fields.result"), value: t(`statuses.${row.result}`) },
              ...(row.countsUntil ? [{ label: t("bjst.counts"), value: day(row.countsUntil) }] : []),
              ...(row.attachment ? [{ label: t("fields.attachment"), value: <FileLink file={row.attachment} /> }] : []),
            ]}
          />
        </section>
      ) : null}
    </>
  );
}
