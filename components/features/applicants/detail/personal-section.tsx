import { getFormatter, getTranslations } from "next-intl/server";
import { FileTile } from "@/components/ui/feedback/file-link";
import { DetailList } from "@/components/ui/layout/detail-list";
import type { ApplicantDetail } from "@/lib/features/applicants/schema";
import { appliedIn } from "@/lib/features/crew/person-fields.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import { oneDecimal } from "@/lib/platform/i18n/decimals";
import type { Locale } from "@/lib/platform/i18n/locales";
import { asRecord } from "@/lib/platform/unknown-record";
import styles from "./applicant.module.css";
import { DetailSection } from "./section";

const sizes = appliedIn("body").filter(({ input }) => input.kind === "size");

export async function PersonalSection({ applicant, locale }: { applicant: ApplicantDetail; locale: Locale }) {
  const [t, fields, format] = await Promise.all([
    getTranslations("applicants.detail"),
    getTranslations("person-fields.labels"),
    getFormatter(),
  ]);
  return (
    <DetailSection id="personal">
      <div className={styles.tiles}>
        <FileTile label={t("photo")} file={applicant.photo} />
        <FileTile label={t("photoKtp")} file={applicant.photoKtp} />
        <FileTile label={t("photoPassport")} file={applicant.photoPassport} />
      </div>
      <DetailList
        details={[
          { label: t("fullName"), value: applicant.fullName },
          { label: fields("familyName"), value: applicant.familyName },
          { label: fields("givenNames"), value: applicant.givenNames },
          { label: t("birth"), value: `${applicant.birthPlace}, ${formatDate(applicant.dateOfBirth, locale)}` },
          { label: t("sex"), value: t(`sexes.${applicant.sex}`) },
          { label: t("maritalStatus"), value: applicant.maritalStatus },
          { label: t("religion"), value: applicant.religion },
          { label: t("nationality"), value: applicant.nationality },
          { label: t("crewOrigin"), value: applicant.crewOrigin },
          { label: t("seafarerId"), value: applicant.seafarerIdNumber },
          { label: t("seamanBook"), value: applicant.seamanBookNumber },
          { label: t("passport"), value: applicant.passportId },
          { label: t("nik"), value: applicant.idNumber },
          { label: t("kk"), value: applicant.kkNumber },
          { label: t("npwp"), value: applicant.npwpNumber },
          { label: t("bpjsKesehatan"), value: applicant.bpjsKesehatanNumber },
          { label: t("bpjsKetenagakerjaan"), value: applicant.bpjsKetenagakerjaanNumber },
          { label: t("height"), value: `${format.number(applicant.height)} cm` },
          { label: t("weight"), value: `${format.number(applicant.weight)} kg` },
          { label: t("bmi"), value: format.number(applicant.bmi, oneDecimal) },
          {
            label: t("safetySizes"),
            value: sizes.map(({ name }) => asRecord(applicant)[name]).join(" · "),
          },
          { label: t("registered"), value: formatDate(applicant.createdAt, locale, "instant") },
          { label: t("consent"), value: formatDate(applicant.consentAt, locale, "instant") },
          { label: t("keep"), value: t(applicant.keepForOtherOpenings ? "yes" : "no") },
        ]}
      />
    </DetailSection>
  );
}
