import { getFormatter, getTranslations } from "next-intl/server";
import { FileLink } from "@/components/ui/feedback/file-link";
import { DigitGroups } from "@/components/ui/form/digits/groups";
import { RecordTable } from "@/components/ui/list/record-table";
import type { ApplicantDetail } from "@/lib/features/applicants/schema";
import { seaDays, seaTimeOf } from "@/lib/features/crew/sea-time/rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import { twoDecimals } from "@/lib/platform/i18n/decimals";
import type { Locale } from "@/lib/platform/i18n/locales";
import styles from "./applicant.module.css";
import { DetailSection } from "./section";

type Props = { applicant: ApplicantDetail; locale: Locale };

export async function EducationSection({ applicant }: Props) {
  const [t, format] = await Promise.all([getTranslations("applicants.detail"), getFormatter()]);
  return (
    <DetailSection id="educationHistory">
      <RecordTable
        label={t("sections.educationHistory")}
        columns={[
          { label: t("school") },
          { label: t("degree") },
          { label: t("major") },
          { label: t("gpa"), align: "end" },
          { label: t("period"), align: "end" },
          { label: t("city") },
        ]}
        rows={applicant.educationHistory.map((entry) => [
          entry.universityName,
          entry.degree,
          entry.major,
          entry.gpa === null ? "" : format.number(entry.gpa, twoDecimals),
          `${entry.entryYear}–${entry.graduationYear}`,
          entry.city,
        ])}
        empty={t("none")}
      />
    </DetailSection>
  );
}

export async function TrainingSection({ applicant, locale }: Props) {
  const t = await getTranslations("applicants.detail");
  return (
    <DetailSection id="training">
      <RecordTable
        label={t("sections.training")}
        columns={[
          { label: t("training") },
          { label: t("institution") },
          { label: t("category") },
          { label: t("instructor") },
          { label: t("evaluation") },
          { label: t("issued"), align: "end" },
          { label: t("expires"), align: "end" },
        ]}
        rows={applicant.trainings.map((entry) => [
          entry.training,
          entry.institution,
          entry.category ?? "",
          entry.instructor ?? "",
          entry.evaluation ?? "",
          formatDate(entry.issued, locale),
          entry.expired ? formatDate(entry.expired, locale) : t("noExpiry"),
        ])}
        empty={t("none")}
      />
    </DetailSection>
  );
}

export async function SeaServiceSection({ applicant, locale, today }: Props & { today: string }) {
  const [t, format] = await Promise.all([getTranslations("applicants.detail"), getFormatter()]);
  const seaTimeText = (days: number) => t("seaTime", seaTimeOf(days)).trim();
  const tonnage = (value: number | null) => (value === null ? "" : format.number(value));
  const total = seaDays(applicant.seaServices, today);
  return (
    <DetailSection
      id="seaService"
      aside={
        total > 0 ? (
          <p className={styles.total}>
            {t("total")}: <strong>{seaTimeText(total)}</strong>
          </p>
        ) : null
      }
    >
      <RecordTable
        label={t("sections.seaService")}
        columns={[
          { label: t("vessel") },
          { label: t("vesselType") },
          { label: t("company") },
          { label: t("position") },
          { label: t("grt"), align: "end" },
          { label: t("hp"), align: "end" },
          { label: t("dwt"), align: "end" },
          { label: t("signOn"), align: "end" },
          { label: t("signOff"), align: "end" },
          { label: t("duration"), align: "end" },
          { label: t("file") },
        ]}
        rows={applicant.seaServices.map((entry) => [
          entry.vesselName,
          entry.vesselType,
          entry.companyName,
          entry.position,
          tonnage(entry.grt),
          tonnage(entry.hp),
          tonnage(entry.dwt),
          formatDate(entry.onBoard, locale),
          formatDate(entry.offBoard, locale),
          seaTimeText(seaDays([entry], today)),
          entry.attachment ? <FileLink key="file" file={entry.attachment} /> : "",
        ])}
        empty={t("none")}
      />
    </DetailSection>
  );
}

export async function BankSection({ applicant, visible }: { applicant: ApplicantDetail; visible: boolean }) {
  const t = await getTranslations("applicants.detail");
  return (
    <DetailSection id="bank">
      <RecordTable
        label={t("sections.bank")}
        columns={[{ label: t("bankName") }, { label: t("accountNumber") }, { label: t("accountName") }]}
        rows={applicant.bankAccounts.map((entry) => [
          entry.bankName,
          <DigitGroups key="account" digits={entry.accountNumber} />,
          entry.accountName,
        ])}
        empty={visible ? t("none") : t("hidden")}
      />
    </DetailSection>
  );
}
