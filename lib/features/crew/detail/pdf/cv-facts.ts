import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { bilingual } from "@/lib/platform/pdf/bilingual";
import type { Fact } from "@/lib/platform/pdf/facts";
import { cvFields } from "../../person-fields.rules";
import type { CrewDetail } from "../schema";

type CvPart = { detail: CrewDetail; locale: Locale };

/** Drop facts without a value: hidden from the reader or never entered. */
const withValue = (facts: Fact[]) => facts.filter(({ value }) => value !== null && value !== "");

/**
 * List personal facts and numbers. The principal's copy has no identity, tax or social security numbers, because its
 * record has none.
 */
export function personalFacts({ detail, locale }: CvPart): Fact[] {
  const t = bilingual(locale);
  const { personal, nationality, seaFarerId, employment } = detail;
  const name = (entry: { name: string | null; nameId: string | null }) =>
    (locale === "id" ? entry.nameId : null) ?? entry.name;
  const born = [personal.placeOfBirth, personal.dateOfBirth && formatDate(personal.dateOfBirth, locale)]
    .filter(Boolean)
    .join(", ");
  return withValue([
    { label: t("documents.cv.birth"), value: born },
    {
      label: t("documents.cv.age"),
      value: personal.age === null ? null : t("documents.cv.years", { years: personal.age }).main,
    },
    { label: t("documents.cv.sex"), value: personal.sex && t(`documents.sexes.${personal.sex}`).main },
    { label: t("documents.cv.nationality"), value: name(nationality) },
    { label: t("documents.cv.seafarerCode"), value: seaFarerId },
    { label: t("documents.cv.seamanBook"), value: personal.seamanBookNo },
    { label: t("documents.cv.passport"), value: personal.passportNo },
    { label: t("documents.cv.religion"), value: name(personal.religion) },
    { label: t("documents.cv.maritalStatus"), value: name(personal.maritalStatus) },
    { label: t("crew.cv.idNumber"), value: personal.idCardNo },
    { label: t("crew.cv.kkNumber"), value: personal.kkNumber },
    { label: t("crew.cv.npwpNumber"), value: personal.npwpNumber },
    { label: t("crew.cv.bpjsKesehatan"), value: personal.bpjsKesehatanNumber },
    { label: t("crew.cv.bpjsKetenagakerjaan"), value: personal.bpjsKetenagakerjaanNumber },
    { label: t("crew.cv.joinedOn"), value: formatDate(employment.joinedOn, locale) },
  ]);
}

/** List body measures and clothing sizes of a seafarer or applicant. */
export function physicalFacts(physical: Partial<Record<string, number | string | null>>, locale: Locale): Fact[] {
  const t = bilingual(locale);
  const number = new Intl.NumberFormat(locale === "id" ? "id-ID" : "en-US", { maximumFractionDigits: 1 });
  return withValue(
    cvFields("physical").map(({ column, label, input }) => {
      const value = physical[column] ?? null;
      const unit = input?.kind === "number" ? ` ${input.unit}` : "";
      return { label: t(label), value: typeof value === "number" ? `${number.format(value)}${unit}` : value };
    }),
  );
}

export function contactFacts({ detail: { contact, nextOfKin }, locale }: CvPart): Fact[] {
  const t = bilingual(locale);
  const kin =
    nextOfKin.fullName && nextOfKin.relation ? `${nextOfKin.fullName} (${nextOfKin.relation})` : nextOfKin.fullName;
  return withValue([
    { label: t("documents.cv.phone"), value: contact.phoneNo },
    { label: t("documents.cv.email"), value: contact.emailAddress, wide: true },
    { label: t("documents.cv.address"), value: contact.address, wide: true },
    { label: t("documents.cv.kinName"), value: kin },
    { label: t("documents.cv.kinPhone"), value: nextOfKin.phoneNumber },
    { label: t("documents.cv.kinEmail"), value: nextOfKin.emailAddress, wide: true },
    { label: t("documents.cv.kinAddress"), value: nextOfKin.address, wide: true },
  ]);
}
