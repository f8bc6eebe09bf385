import { ageOn } from "@/lib/platform/calendar/period";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { bilingual } from "@/lib/platform/pdf/bilingual";
import type { Fact } from "@/lib/platform/pdf/facts";
import type { CvData } from "../queries";

type CvPart = { data: CvData; locale: Locale; now: Date };

/**
 * Return the personal facts of the CV. @param identity whether the user may see religion and marital status (field
 * class "identity")
 */
export function personalFacts({
  data: { person, names },
  locale,
  now,
  identity,
}: CvPart & { identity: boolean }): Fact[] {
  const t = bilingual(locale);
  const nameOf = (id: number | null) => {
    const option = names.find((entry) => entry.id === id);
    return option ? ((locale === "id" ? option.nameId : null) ?? option.name) : null;
  };
  const born = `${person.birthPlace}, ${formatDate(person.dateOfBirth, locale)}`;
  const facts: Fact[] = [
    { label: t("documents.cv.birth"), value: born },
    {
      label: t("documents.cv.age"),
      value: t("documents.cv.years", { years: ageOn(person.dateOfBirth, dayOf(now)) }).main,
    },
    { label: t("documents.cv.sex"), value: t(`documents.sexes.${person.sex}`).main },
    { label: t("documents.cv.nationality"), value: nameOf(person.nationalityId) },
    { label: t("documents.cv.seafarerCode"), value: person.seafarerCode },
    { label: t("documents.cv.seamanBook"), value: person.seamanBookNumber },
    { label: t("documents.cv.passport"), value: person.passportNumber },
  ];
  if (!identity) return facts;
  return [
    ...facts,
    { label: t("documents.cv.religion"), value: nameOf(person.religionId) },
    { label: t("documents.cv.maritalStatus"), value: nameOf(person.maritalStatusId) },
  ];
}

export function contactFacts({ data: { person }, locale }: Omit<CvPart, "now">): Fact[] {
  const t = bilingual(locale);
  return [
    { label: t("documents.cv.phone"), value: person.phone },
    { label: t("documents.cv.email"), value: person.email, wide: true },
    { label: t("documents.cv.address"), value: person.address, wide: true },
    { label: t("documents.cv.kinName"), value: person.nextOfKinName },
    { label: t("documents.cv.kinPhone"), value: person.nextOfKinPhone },
    { label: t("documents.cv.kinEmail"), value: person.nextOfKinEmail, wide: true },
    { label: t("documents.cv.kinAddress"), value: person.nextOfKinAddress, wide: true },
  ];
}
