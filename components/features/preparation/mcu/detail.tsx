import { useLocale, useTranslations } from "next-intl";
import type { z } from "zod";
import { Alert } from "@/components/ui/feedback/alert";
import { FileLink } from "@/components/ui/feedback/file-link";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { DetailList } from "@/components/ui/layout/detail-list";
import { Link } from "@/components/ui/layout/link";
import type { mcuDetail } from "@/lib/features/preparation/mcu/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { scheduleAddress } from "../addresses";
import { itemStatusVariant } from "../status-variants";
import { rupiah } from "../rupiah";
import styles from "../checkups.module.css";
import { McuDetailActions } from "./detail-actions";

type Detail = z.output<typeof mcuDetail>;

/** Show one check-up: appointment, result as far as visible, and the next step. D2 §2, product 5.13c */
export function McuDetail({ row, mayWrite }: { row: Detail; mayWrite: boolean }) {
  const t = useTranslations("checkups");
  const language = useLocale();
  return (
    <>
      <div className={styles.head}>
        <StatusBadge status={itemStatusVariant(row.status)} label={t(`statuses.${row.status}`)} />
        {mayWrite ? <McuDetailActions row={row} /> : null}
      </div>
      <WhatFollows row={row} mayWrite={mayWrite} />
      <section className={styles.group} aria-labelledby="appointment">
        <h2 id="appointment">{t("mcu.appointment")}</h2>
        <DetailList
          details={[
            {
              label: t("fields.rank"),
              value: inLanguage(language, { en: row.jobPositionName, id: row.jobPositionNameId }),
            },
            { label: t("fields.vessel"), value: row.vesselName },
            { label: t("fields.letterNumber"), value: row.letterNumber },
            { label: t("fields.schedule"), value: formatDate(row.scheduledOn, language) },
            {
              label: t("fields.mcuPackage"),
              value: inLanguage(language, { en: row.mcuPackage, id: row.mcuPackageNameId }),
            },
            { label: t("fields.clinicName"), value: row.clinicName },
            { label: t("fields.clinicLocation"), value: row.clinicLocation },
            { label: t("fields.createdBy"), value: row.createdBy },
            { label: t("fields.createdDate"), value: formatDate(row.dateCreated, language) },
          ]}
        />
      </section>
      {row.result ? <Result row={row} locale={language} /> : null}
    </>
  );
}

/** Show the clinic's result to permitted users. Others see only that the person passed. */
function Result({ row, locale }: { row: Detail; locale: string }) {
  const t = useTranslations("checkups");
  const degree = inLanguage(locale, { en: row.healthStatusDegreeEn, id: row.healthStatusDegreeNameId });
  const code = row.healthStatusDegreeCode;
  return (
    <section className={styles.group} aria-labelledby="result">
      <h2 id="result">{t("fields.result")}</h2>
      <DetailList
        details={[
          { label: t("fields.result"), value: t(`statuses.${row.status}`) },
          ...(row.mcuHealthDegreeId === null
            ? []
            : [{ label: t("fields.healthDegree"), value: [code, degree].filter(Boolean).join(", "), wide: true }]),
          ...(row.mcuPrice === null ? [] : [{ label: t("fields.mcuPrice"), value: rupiah(row.mcuPrice) }]),
          ...(row.attachment ? [{ label: t("fields.attachment"), value: <FileLink file={row.attachment} /> }] : []),
        ]}
      />
    </section>
  );
}

/** Show the next step: confirm a certificate, make another appointment, or replace the person. */
function WhatFollows({ row, mayWrite }: { row: Detail; mayWrite: boolean }) {
  const t = useTranslations("checkups.mcu");
  const { vesselId, crewId, medicalDraft } = row;
  const isOver = row.isEnded || row.isReplaced;
  return (
    <div className={styles.notes}>
      {medicalDraft ? (
        <Alert severity="info">
          {t("draft")}{" "}
          <Link href={scheduleAddress(vesselId, "medical-certificate", crewId)}>{t("confirmCertificate")}</Link>
        </Alert>
      ) : null}
      {row.result === "Failed" && !isOver ? (
        <Alert severity="warning">
          {t(row.failedCount > 1 ? "failedTwice" : "failedOnce")}{" "}
          {mayWrite ? <Link href={scheduleAddress(vesselId, "mcu", crewId)}>{t("scheduleAnother")}</Link> : null}
        </Alert>
      ) : null}
    </div>
  );
}
