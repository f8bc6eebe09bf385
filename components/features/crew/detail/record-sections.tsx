import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { FileTile } from "@/components/ui/feedback/file-link";
import { DigitGroups } from "@/components/ui/form/digits/groups";
import { RecordTable } from "@/components/ui/list/record-table";
import type { CrewDetail } from "@/lib/features/crew/detail/schema";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { twoDecimals } from "@/lib/platform/i18n/decimals";
import styles from "../sections/record.module.css";
import { VerifiedBy } from "./document-status";
import { RecordSection } from "../sections/record-section";

type Props = { person: CrewDetail; aside?: ReactNode };

export async function EducationSection({
  person,
  aside,
  actions,
}: Props & { actions: (row: NonNullable<CrewDetail["education"]>[number]) => ReactNode }) {
  const [t, crew, format] = await Promise.all([
    getTranslations("crew.screens"),
    getTranslations("crew"),
    getFormatter(),
  ]);
  if (!person.education) return null;
  return (
    <RecordSection id="education" title={crew("sections.education")} aside={aside}>
      <RecordTable
        label={crew("sections.education")}
        columns={[
          { label: t("fields.universityName") },
          { label: t("fields.degree") },
          { label: t("fields.major") },
          { label: t("fields.gpa"), align: "end" },
          { label: t("fields.period"), align: "end" },
          { label: t("fields.city") },
          { label: t("actions"), align: "end", kind: "actions" },
        ]}
        rows={person.education.map((row) => [
          row.universityName,
          row.degree,
          row.major,
          row.gpa === null ? null : format.number(row.gpa, twoDecimals),
          `${row.entryYear}–${row.graduationYear}`,
          row.city,
          actions(row),
        ])}
        empty={t("none")}
      />
    </RecordSection>
  );
}

export async function BankSection({ person, aside }: Props) {
  const [t, crew, locale] = await Promise.all([getTranslations("crew.screens"), getTranslations("crew"), getLocale()]);
  if (!person.bank) return null;
  return (
    <RecordSection id="bank" title={crew("sections.bank")} aside={aside}>
      <RecordTable
        label={crew("sections.bank")}
        columns={[
          { label: t("fields.bankName") },
          { label: t("fields.accountNumber") },
          { label: t("fields.accountName") },
          { label: t("fields.since"), align: "end" },
          { label: t("fields.confirmedBy") },
        ]}
        rows={person.bank.map((row) => [
          row.bankName,
          <DigitGroups key="account" digits={row.accountNumber} />,
          row.accountName,
          formatDate(dayOf(row.createdAt), locale),
          row.confirmedBy,
        ])}
        empty={t("none")}
      />
    </RecordSection>
  );
}

export async function DocumentsSection({
  person,
  aside,
  actions,
}: Props & { actions: (row: CrewDetail["documents"][number]) => ReactNode }) {
  const t = await getTranslations("crew.screens");
  const others = person.documents.filter(({ type }) => type !== "photo");
  if (others.length === 0 && !aside) return null;
  return (
    <RecordSection id="documents" title={t("sections.documents")} aside={aside}>
      {person.documents.length === 0 ? <p className={styles.muted}>{t("none")}</p> : null}
      <div className={styles.tiles}>
        {person.documents.map((row) => (
          <div key={row.id}>
            <FileTile label={row.label} file={row.attachment} />
            {row.type === "photo" ? null : (
              <div className={styles.tileFoot}>
                <VerifiedBy document={row} />
              </div>
            )}
            {actions(row)}
          </div>
        ))}
      </div>
    </RecordSection>
  );
}

export async function StatusHistorySection({ person }: Props) {
  const [t, crew, locale] = await Promise.all([getTranslations("crew.screens"), getTranslations("crew"), getLocale()]);
  if (!person.statusHistory) return null;
  return (
    <RecordSection id="status-history" title={t("sections.statusHistory")}>
      <RecordTable
        label={t("sections.statusHistory")}
        columns={[
          { label: t("fields.event") },
          { label: t("fields.effectiveOn"), align: "end" },
          { label: t("fields.status") },
          { label: t("fields.vessel") },
          { label: t("fields.reason") },
          { label: t("fields.recordedBy") },
        ]}
        rows={person.statusHistory.map((row) => [
          t(`events.${row.event}`),
          formatDate(row.effectiveOn, locale),
          row.fromStatus
            ? `${crew(`tabs.${row.fromStatus}`)} → ${crew(`tabs.${row.toStatus}`)}`
            : crew(`tabs.${row.toStatus}`),
          row.vesselName,
          [row.resignationClass ? crew(`resignationClasses.${row.resignationClass}`) : null, row.reason]
            .filter(Boolean)
            .join(". "),
          row.createdBy,
        ])}
        empty={t("none")}
      />
    </RecordSection>
  );
}
