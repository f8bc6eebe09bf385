import { formatDate, isDay } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { bilingual, type Label } from "@/lib/platform/pdf/bilingual";
import type { Fact } from "@/lib/platform/pdf/facts";
import { cvFields, formFields, type CvPlace } from "../../person-fields.rules";
import type { CrewDetail } from "../schema";
import { relationIn } from "../../formats/relation.rules";

/** What a CV prints, by column: choices by name, hidden and unknown values null. age in years. */
export type CvValues = Partial<Record<string, string | number | null>>;
type CvField = ReturnType<typeof cvFields>[number];
type Texts = { t: ReturnType<typeof bilingual>; locale: Locale };

/** Return the label of a fact: the CV's own, else that of the field. */
function labelOf({ column, labelName }: CvField, { t }: Texts): Label {
  const key = `person-fields.cv.${column}`;
  const own = t(key);
  return own.main === key ? t(`person-fields.labels.${labelName}`) : own;
}

/** Return place and date of birth, and the age. */
const birthFacts = ({ birthPlace, dateOfBirth, age }: CvValues, { t, locale }: Texts): Fact[] => [
  {
    label: t("documents.cv.birth"),
    value: [birthPlace, dateOfBirth && formatDate(String(dateOfBirth), locale)].filter(Boolean).join(", "),
  },
  {
    label: t("documents.cv.age"),
    value: typeof age === "number" ? t("documents.cv.years", { years: age }).main : null,
  },
];

/** Return a value as the CV prints it by the kind of its input. */
function printed({ column, input }: CvField, values: CvValues, { t, locale }: Texts): string | null {
  const value = values[column];
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "number") {
    const number = new Intl.NumberFormat(inLanguage(locale, { en: "en-US", id: "id-ID" }), {
      maximumFractionDigits: 1,
    });
    return `${number.format(value)}${input?.kind === "number" ? ` ${input.unit}` : ""}`;
  }
  if (column === "sex") return t(`documents.sexes.${value}`).main;
  const relation = column === "nextOfKinName" && values.nextOfKinRelation;
  if (relation) return `${value} (${relationIn(locale, String(relation))})`;
  return input?.kind === "date" && isDay(value) ? formatDate(value, locale) : value;
}

const isWide = ({ input }: CvField) => input?.kind === "email" || (input?.kind === "text" && input.lines === true);

/** List the facts of a part of the CV in the declared order, without those that have no value. */
export function cvFacts(place: CvPlace, values: CvValues, locale: Locale): Fact[] {
  const texts = { t: bilingual(locale), locale };
  return cvFields(place)
    .flatMap((field): Fact[] =>
      field.column === "dateOfBirth"
        ? birthFacts(values, texts)
        : [
            {
              label: labelOf(field, texts),
              value: printed(field, values, texts),
              ...(isWide(field) && { wide: true }),
            },
          ],
    )
    .filter(({ value }) => value !== null && value !== "");
}

type Named = { name: string | null; nameId: string | null };

/**
 * Return the values of a record by column, as its reader may see them. The principal's copy has no identity, tax or
 * social security numbers, because its record has none.
 */
export function recordValues(detail: CrewDetail, locale: Locale): CvValues {
  const { personal, physical, contact, nextOfKin, employment } = detail;
  const sections = { personal, physical, contact, "next-of-kin": nextOfKin, employment };
  const nameOf = ({ name, nameId }: Named) => inLanguage(locale, { en: name, id: nameId });
  const stated = formFields.map(({ section, name, column }) => {
    const value = Object.entries(sections[section]).find(([key]) => key === name)?.[1];
    return [column, typeof value === "string" || typeof value === "number" ? value : null] as const;
  });
  return {
    ...Object.fromEntries(stated),
    nationalityId: nameOf(detail.nationality),
    religionId: nameOf(personal.religion),
    maritalStatusId: nameOf(personal.maritalStatus),
    seafarerCode: detail.seaFarerId,
    seamanBookNumber: personal.seamanBookNo,
    passportNumber: personal.passportNo,
    bmi: physical.bmi,
    age: personal.age,
  };
}
