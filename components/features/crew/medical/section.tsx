import { useLocale, useTranslations } from "next-intl";
import { FileLink } from "@/components/ui/feedback/file-link";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { DetailList } from "@/components/ui/layout/detail-list";
import { RecordTable } from "@/components/ui/list/record-table";
import type { CrewDetail, MedicalRow } from "@/lib/features/crew/detail/schema";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { labelFor } from "@/lib/platform/i18n/message-key";
import detail from "../sections/record.module.css";
import { RecordSection } from "../sections/record-section";
import { visibleFacts } from "../sections/visible-facts";
import { ExpiryDate } from "../expiry-date";
import { AddMedicalButton, RemoveMedicalButton } from "./buttons";
import { medicalStatusVariant } from "./status-variant";
import styles from "./medical.module.css";

/** Show the seafarer's medical certificates, as far as the viewer may see them. product 5.5, 5.12 */
export function MedicalSection({ person }: { person: CrewDetail }) {
  const t = useTranslations("crew.screens.sections");
  const { medical, medicalCertificates, allowedActions } = person;
  if (!medicalCertificates && !medical) return null;
  const writes = allowedActions.includes("write-medical");
  return (
    <RecordSection
      id="medical"
      title={t("medical")}
      aside={writes ? <AddMedicalButton dateOfBirth={person.personal.dateOfBirth} /> : null}
    >
      {medicalCertificates ? (
        <AllCertificates rows={medicalCertificates} writes={writes} />
      ) : medical ? (
        <CurrentResult medical={medical} />
      ) : null}
    </RecordSection>
  );
}

function Result({ status }: { status: string }) {
  const t = useTranslations("crew.screens.medical");
  return <StatusBadge status={medicalStatusVariant(status)} label={labelFor(t, status)} />;
}

/** Show an expired certificate without its old result. */
function ExpiredStatus({ status }: { status: string }) {
  const [t, results] = [useTranslations("crew.screens.medicals"), useTranslations("crew.screens.medical")];
  return (
    <span title={t("was", { result: labelFor(results, status) })}>
      <StatusBadge status="Closed" label={t("ended")} />
    </span>
  );
}

/** Show every certificate, the current one first; only its expiry is coloured. */
function AllCertificates({ rows, writes }: { rows: MedicalRow[]; writes: boolean }) {
  const [t, locale] = [useTranslations("crew.screens"), useLocale()];
  const date = (value: string) => formatDate(value, locale);
  const inOrder = [...rows].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  return (
    <RecordTable
      label={t("sections.medical")}
      empty={t("medicals.none")}
      columns={[
        { label: t("fields.medicalStatus") },
        { label: t("fields.number") },
        { label: t("fields.examinationDate"), align: "end" },
        { label: t("fields.validUntil"), align: "end" },
        { label: t("fields.recordedBy") },
        { label: t("fields.file") },
        { label: t("actions"), align: "end", kind: "actions" },
      ]}
      rows={inOrder.map((row) => [
        <span key="result" className={styles.result}>
          <span className={styles.badges}>
            {row.daysLeft < 0 ? <ExpiredStatus status={row.status} /> : <Result status={row.status} />}
            {rows.length > 1 && row.isCurrent ? <span className={styles.current}>{t("medicals.current")}</span> : null}
          </span>
          {row.restriction ? <span className={detail.small}>{row.restriction}</span> : null}
        </span>,
        row.certificateNumber,
        date(row.examinationDate),
        <ExpiryDate
          key="until"
          kind="medical"
          date={row.validUntil}
          days={row.isCurrent && row.status !== "UNFIT" ? row.daysLeft : null}
        />,
        <span key="by">
          {row.createdBy}
          <span className={detail.small}>{date(dayOf(row.createdAt))}</span>
        </span>,
        row.attachment ? <FileLink key="file" file={row.attachment} /> : null,
        writes ? <RemoveMedicalButton key="tools" id={row.id} date={date(row.examinationDate)} /> : null,
      ])}
    />
  );
}

/** Show what a head or principal may see of the current certificate. */
function CurrentResult({ medical }: { medical: NonNullable<CrewDetail["medical"]> }) {
  const t = useTranslations("crew.screens.fields");
  const details = [
    { label: t("medicalStatus"), value: <Result status={medical.status} /> },
    ...visibleFacts(false, [
      {
        label: t("validUntil"),
        value: medical.validUntil ? (
          <ExpiryDate
            kind="medical"
            date={medical.validUntil}
            days={medical.status === "UNFIT" ? null : medical.daysLeft}
          />
        ) : null,
      },
      { label: t("restriction"), value: medical.restriction, wide: true },
    ]),
  ];
  return <DetailList details={details} />;
}
