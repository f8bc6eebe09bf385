import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { DetailList, type Detail } from "@/components/ui/layout/detail-list";
import type { FieldClass } from "@/db/enums/crew";
import type { CrewDetail } from "@/lib/features/crew/detail/schema";
import { shownFields, type FormField } from "@/lib/features/crew/person-fields.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import { labelFor } from "@/lib/platform/i18n/message-key";
import { oneDecimal } from "@/lib/platform/i18n/decimals";
import { MailLink } from "@/components/ui/form/email/link";
import { meantAddress } from "@/lib/features/crew/formats/meant-address.rules";
import { relationIn } from "@/lib/features/crew/formats/relation.rules";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { RecordSection, type SectionEditor } from "../sections/record-section";
import { visibleFacts } from "../sections/visible-facts";

type Props = { person: CrewDetail; editor: SectionEditor | null };
type Named = { name: string | null; nameId: string | null };

const canView = (person: CrewDetail, fieldClass: FieldClass) => person.fieldClasses.includes(fieldClass);

async function loadTexts() {
  const [t, labels, crew, locale, format] = await Promise.all([
    getTranslations("crew.screens"),
    getTranslations("person-fields.labels"),
    getTranslations("crew"),
    getLocale(),
    getFormatter(),
  ]);
  const localName = ({ name, nameId }: Named) => inLanguage(locale, { en: name, id: nameId });
  return { t, labels, crew, language: locale, named: localName, format };
}

const mail = (address: string | null) => <MailLink address={address} meant={meantAddress} />;
const phone = (number: string | null): ReactNode =>
  number ? <a href={`tel:${number.replace(/[^\d+]/g, "")}`}>{number}</a> : null;

type Values = Record<string, unknown>;

/** Return the facts of declared fields: numbers with their unit, addresses and numbers as links. */
function factsOf(
  fields: readonly FormField[],
  values: Values,
  { labels, format, language }: Pick<Awaited<ReturnType<typeof loadTexts>>, "labels" | "format" | "language">,
): Detail[] {
  const valueOf = ({ name, input }: FormField): ReactNode => {
    const value = values[name];
    if (input.kind === "number") return typeof value === "number" ? `${format.number(value)} ${input.unit}` : null;
    const text = typeof value === "string" ? value : null;
    if (input.kind === "phone") return phone(text);
    if (name === "relation") return text && relationIn(language, text);
    return input.kind === "email" ? mail(text) : text;
  };
  return fields.map((field) => ({
    label: labelFor(labels, field.label ?? field.name),
    value: valueOf(field),
    ...(field.input.kind === "text" && field.input.lines && { wide: true }),
  }));
}

export async function PersonalSection({ person, editor }: Props) {
  const texts = await loadTexts();
  const { t, labels, crew, language, named: localName } = texts;
  const { personal } = person;
  const ofClass = (fieldClass: FieldClass) =>
    shownFields("personal").filter((field) => field.fieldClass === fieldClass);
  const born = [personal.placeOfBirth, personal.dateOfBirth ? formatDate(personal.dateOfBirth, language) : null]
    .filter(Boolean)
    .join(", ");
  const details = [
    { label: labels("fullName"), value: person.fullName },
    ...visibleFacts(canView(person, "professional"), [
      { label: labels("sex"), value: personal.sex && t(`sexes.${personal.sex}`) },
      { label: t("fields.birth"), value: born },
      { label: t("fields.age"), value: personal.age },
    ]),
    { label: labels("nationalityId"), value: localName(person.nationality) },
    { label: labels("crewOrigin"), value: person.crewOrigin },
    { label: labels("seaFarerId"), value: person.seaFarerId },
    ...visibleFacts(canView(person, "travel"), [
      { label: t("fields.seamanBookNo"), value: personal.seamanBookNo },
      { label: t("fields.passportNo"), value: personal.passportNo },
    ]),
    ...visibleFacts(canView(person, "identity"), [
      { label: labels("religionId"), value: localName(personal.religion) },
      { label: labels("maritalStatusId"), value: localName(personal.maritalStatus) },
      ...factsOf(ofClass("identity"), personal, texts),
    ]),
    ...visibleFacts(canView(person, "payroll"), factsOf(ofClass("payroll"), personal, texts)),
  ];
  return (
    <RecordSection id="personal" title={crew("sections.personal")} editor={editor}>
      <DetailList details={details} />
    </RecordSection>
  );
}

export async function PhysicalSection({ person, editor }: Props) {
  const texts = await loadTexts();
  const { labels, crew, format } = texts;
  const { bmi } = person.physical;
  const isMeasure = ({ input }: FormField) => input.kind === "number";
  const fields = shownFields("physical");
  const details = visibleFacts(canView(person, "contact"), [
    ...factsOf(fields.filter(isMeasure), person.physical, texts),
    { label: labels("bmi"), value: bmi === null ? null : format.number(bmi, oneDecimal) },
    ...factsOf(
      fields.filter((field) => !isMeasure(field)),
      person.physical,
      texts,
    ),
  ]);
  if (details.length === 0) return null;
  return (
    <RecordSection id="physical" title={crew("sections.physical")} editor={editor}>
      <DetailList details={details} />
    </RecordSection>
  );
}

/** Show a section whose fields are all plain contact data. */
async function DeclaredSection({
  section,
  values,
  person,
  editor,
}: Props & { section: "contact" | "next-of-kin"; values: Values }) {
  const texts = await loadTexts();
  const details = visibleFacts(canView(person, "contact"), factsOf(shownFields(section), values, texts));
  if (details.length === 0) return null;
  return (
    <RecordSection id={section} title={texts.crew(`sections.${section}`)} editor={editor}>
      <DetailList details={details} />
    </RecordSection>
  );
}

export const ContactSection = (props: Props) => (
  <DeclaredSection {...props} section="contact" values={props.person.contact} />
);

export const NextOfKinSection = (props: Props) => (
  <DeclaredSection {...props} section="next-of-kin" values={props.person.nextOfKin} />
);

export async function EmploymentSection({ person, editor }: Props) {
  const { t, labels, crew, language } = await loadTexts();
  const { employment } = person;
  const left = employment.resignedOn ? formatDate(employment.resignedOn, language) : null;
  const details = [
    {
      label: labels("jobPositionId"),
      value: inLanguage(language, { en: person.jobPositionName, id: person.jobPositionNameId }),
    },
    {
      label: labels("vesselTypeId"),
      value: inLanguage(language, { en: person.vesselTypeName, id: person.vesselTypeNameId }),
    },
    { label: t("fields.division"), value: person.divisionName },
    {
      label: labels("employmentTypeId"),
      value: inLanguage(language, { en: employment.employmentType, id: employment.employmentTypeNameId }),
    },
    { label: labels("joinedOn"), value: formatDate(employment.joinedOn, language) },
    ...visibleFacts(canView(person, "payroll"), [{ label: labels("ptkpId"), value: employment.ptkp }]),
    ...visibleFacts(false, [
      { label: t("fields.resignedOn"), value: left },
      {
        label: t("fields.resignationClass"),
        value: employment.resignationClass && crew(`resignationClasses.${employment.resignationClass}`),
      },
      { label: t("fields.resignationReason"), value: employment.resignationReason, wide: true },
    ]),
  ];
  return (
    <RecordSection id="employment" title={crew("sections.employment")} editor={editor}>
      <DetailList details={details} />
    </RecordSection>
  );
}
