import { getTranslations } from "next-intl/server";
import { FileTile } from "@/components/ui/feedback/file-link";
import { DetailList } from "@/components/ui/layout/detail-list";
import type { ApplicantDetail } from "@/lib/features/applicants/schema";
import { appliedIn, type AppliedField } from "@/lib/features/crew/person-fields.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import { oneDecimal } from "@/lib/platform/i18n/decimals";
import { asRecord, isRecord } from "@/lib/platform/unknown-record";
import styles from "./applicant.module.css";
import { loadDeclaredFacts } from "./declared-facts";
import { DetailSection } from "./section";

const isOf =
  (...kinds: AppliedField["input"]["kind"][]) =>
  ({ input }: AppliedField) =>
    kinds.includes(input.kind);
const isFile = (value: unknown): value is NonNullable<ApplicantDetail["photo"]> =>
  isRecord(value) && typeof value.fileId === "string";
const fileOf = (value: unknown) => (isFile(value) ? value : null);
const stated = [...appliedIn("identity"), ...appliedIn("numbers")];
const body = appliedIn("body");

export async function PersonalSection({ applicant }: { applicant: ApplicantDetail }) {
  const [{ factsOf, joined, labelOf, t, format, locale }, labels] = await Promise.all([
    loadDeclaredFacts(applicant),
    getTranslations("person-fields.labels"),
  ]);
  return (
    <DetailSection id="personal">
      <div className={styles.tiles}>
        {stated.filter(isOf("file")).map((field) => (
          <FileTile key={field.name} label={labelOf(field)} file={fileOf(asRecord(applicant)[field.name])} />
        ))}
      </div>
      <DetailList
        details={[
          ...factsOf(stated.filter((field) => !isOf("file")(field))),
          ...factsOf(body.filter(isOf("number"))),
          { label: labels("bmi"), value: format.number(applicant.bmi, oneDecimal) },
          joined(body.filter(isOf("size"))),
          { label: t("registered"), value: formatDate(applicant.createdAt, locale, "instant") },
          { label: t("consent"), value: formatDate(applicant.consentAt, locale, "instant") },
          { label: t("keep"), value: t(applicant.keepForOtherOpenings ? "yes" : "no") },
        ]}
      />
    </DetailSection>
  );
}
