import { getTranslations } from "next-intl/server";
import { FileLink } from "@/components/ui/feedback/file-link";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { RecordTable } from "@/components/ui/list/record-table";
import type { ApplicantDetail } from "@/lib/features/applicants/schema";
import { expiryStatus } from "@/lib/features/crew/compliance/certificate-validity.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import styles from "./applicant.module.css";
import { DetailSection } from "./section";

const stateNames = { valid: "Valid", "need-renewal": "Need Renewal", expired: "Expired" } as const;

type Props = { applicant: ApplicantDetail; locale: Locale; today: string };
type Certificate = ApplicantDetail["coc"][number];

export async function DocumentsSection({ applicant, locale, today }: Props) {
  const t = await getTranslations("applicants.detail");
  const expiry = (expired: string | null) => {
    const state = stateNames[expiryStatus(expired, today).status];
    return [
      expired ? formatDate(expired, locale) : t("noExpiry"),
      <StatusBadge key="state" status={state} label={t(`states.${state}`)} />,
    ];
  };
  const columns = [
    { label: t("number") },
    { label: t("issued"), align: "end" as const },
    { label: t("expires"), align: "end" as const },
    { label: t("state") },
  ];
  const certificate = (entry: Certificate) => [
    <span key="name">
      {entry.certificateName}
      {entry.isRequired ? <span className={styles.required}>{t("required")}</span> : null}
    </span>,
    entry.certificateNumber,
    formatDate(entry.issued, locale),
    ...expiry(entry.expired),
    entry.description ?? "",
    entry.attachment ? <FileLink key="file" file={entry.attachment} /> : "",
  ];
  const certificates = (label: string, rows: Certificate[]) => (
    <>
      <h3 className={styles.subtitle}>{label}</h3>
      <RecordTable
        label={label}
        columns={[{ label: t("certificate") }, ...columns, { label: t("note") }, { label: t("file") }]}
        rows={rows.map(certificate)}
        empty={t("none")}
      />
    </>
  );
  return (
    <DetailSection id="documents">
      <h3 className={styles.subtitle}>{t("travel")}</h3>
      <RecordTable
        label={t("travel")}
        columns={[{ label: t("document") }, ...columns, { label: t("note") }]}
        rows={applicant.travelDocuments.map((entry) => [
          entry.documentName,
          entry.documentNumber,
          formatDate(entry.issued, locale),
          ...expiry(entry.expired),
          entry.description ?? "",
        ])}
        empty={t("none")}
      />
      {certificates(t("coc"), applicant.coc)}
      {certificates(t("cop"), applicant.cop)}
    </DetailSection>
  );
}
