import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { DetailList } from "@/components/ui/layout/detail-list";
import type { FieldClass } from "@/db/enums/crew";
import type { CrewDetail } from "@/lib/features/crew/detail/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { oneDecimal } from "@/lib/platform/i18n/decimals";
import { MailLink } from "@/components/ui/form/email/link";
import { meantAddress } from "@/lib/features/crew/formats/meant-address.rules";
import { RecordSection, type SectionEditor } from "../sections/record-section";
import { visibleFacts } from "../sections/visible-facts";

type Props = { person: CrewDetail; editor: SectionEditor | null };
type Named = { name: string | null; nameId: string | null };

const canView = (person: CrewDetail, fieldClass: FieldClass) => person.fieldClasses.includes(fieldClass);

async function loadTexts() {
  const [t, crew, locale, format] = await Promise.all([
    getTranslations("crew.screens"),
    getTranslations("crew"),
    getLocale(),
    getFormatter(),
  ]);
  const language: "en" | "id" = locale === "id" ? "id" : "en";
  const localName = ({ name, nameId }: Named) => (language === "id" ? (nameId ?? name) : name);
  return { t, crew, language, named: localName, format };
}

const mail = (address: string | null) => <MailLink address={address} meant={meantAddress} />;
const phone = (number: string | null): ReactNode =>
  number ? <a href={`tel:${number.replace(/[^\d+]/g, "")}`}>{number}</a> : null;

export async function PersonalSection({ person, editor }: Props) {
  const { t, crew, language, named: localName } = await loadTexts();
  const { personal } = person;
  const born = [personal.placeOfBirth, personal.dateOfBirth ? formatDate(personal.dateOfBirth, language) : null]
    .filter(Boolean)
    .join(", ");
  const details = [
    { label: t("fields.fullName"), value: person.fullName },
    ...visibleFacts(canView(person, "professional"), [
      { label: t("fields.sex"), value: personal.sex && t(`sexes.${personal.sex}`) },
      { label: t("fields.birth"), value: born },
      { label: t("fields.age"), value: personal.age },
    ]),
    { label: t("fields.nationalityId"), value: localName(person.nationality) },
    { label: t("fields.crewOrigin"), value: person.crewOrigin },
    { label: t("fields.seaFarerId"), value: person.seaFarerId },
    ...visibleFacts(canView(person, "travel"), [
      { label: t("fields.seamanBookNo"), value: personal.seamanBookNo },
      { label: t("fields.passportNo"), value: personal.passportNo },
    ]),
    ...visibleFacts(canView(person, "identity"), [
      { label: t("fields.religionId"), value: localName(personal.religion) },
      { label: t("fields.maritalStatusId"), value: localName(personal.maritalStatus) },
      { label: t("fields.idCardNo"), value: personal.idCardNo },
      { label: t("fields.kkNumber"), value: personal.kkNumber },
    ]),
    ...visibleFacts(canView(person, "payroll"), [
      { label: t("fields.npwpNumber"), value: personal.npwpNumber },
      { label: t("fields.bpjsKesehatanNumber"), value: personal.bpjsKesehatanNumber },
      { label: t("fields.bpjsKetenagakerjaanNumber"), value: personal.bpjsKetenagakerjaanNumber },
    ]),
  ];
  return (
    <RecordSection id="personal" title={crew("sections.personal")} editor={editor}>
      <DetailList details={details} />
    </RecordSection>
  );
}

export async function PhysicalSection({ person, editor }: Props) {
  const { t, crew, format } = await loadTexts();
  const { height, weight, bmi, safetyShoesSize, trousersSize, coverallSize, shirtSize } = person.physical;
  const details = visibleFacts(canView(person, "contact"), [
    { label: t("fields.height"), value: height && `${format.number(height)} cm` },
    { label: t("fields.weight"), value: weight && `${format.number(weight)} kg` },
    {
      label: t("fields.bmi"),
      value: bmi === null ? null : format.number(bmi, oneDecimal),
    },
    { label: t("fields.safetyShoesSize"), value: safetyShoesSize },
    { label: t("fields.trousersSize"), value: trousersSize },
    { label: t("fields.coverallSize"), value: coverallSize },
    { label: t("fields.shirtSize"), value: shirtSize },
  ]);
  if (details.length === 0) return null;
  return (
    <RecordSection id="physical" title={crew("sections.physical")} editor={editor}>
      <DetailList details={details} />
    </RecordSection>
  );
}

export async function ContactSection({ person, editor }: Props) {
  const { t, crew } = await loadTexts();
  const { phoneNo, emailAddress, address } = person.contact;
  const details = visibleFacts(canView(person, "contact"), [
    { label: t("fields.phoneNo"), value: phone(phoneNo) },
    { label: t("fields.emailAddress"), value: emailAddress && mail(emailAddress) },
    { label: t("fields.address"), value: address, wide: true },
  ]);
  if (details.length === 0) return null;
  return (
    <RecordSection id="contact" title={crew("sections.contact")} editor={editor}>
      <DetailList details={details} />
    </RecordSection>
  );
}

export async function NextOfKinSection({ person, editor }: Props) {
  const { t, crew } = await loadTexts();
  const { fullName, relation, phoneNumber, emailAddress, address } = person.nextOfKin;
  const details = visibleFacts(canView(person, "contact"), [
    { label: t("fields.kinName"), value: fullName },
    { label: t("fields.relation"), value: relation },
    { label: t("fields.phoneNo"), value: phone(phoneNumber) },
    { label: t("fields.emailAddress"), value: emailAddress && mail(emailAddress) },
    { label: t("fields.address"), value: address, wide: true },
  ]);
  if (details.length === 0) return null;
  return (
    <RecordSection id="next-of-kin" title={crew("sections.next-of-kin")} editor={editor}>
      <DetailList details={details} />
    </RecordSection>
  );
}

export async function EmploymentSection({ person, editor }: Props) {
  const { t, crew, language } = await loadTexts();
  const { employment } = person;
  const left = employment.resignedOn ? formatDate(employment.resignedOn, language) : null;
  const details = [
    { label: t("fields.jobPositionId"), value: language === "id" ? person.jobPositionNameId : person.jobPositionName },
    { label: t("fields.shipId"), value: language === "id" ? person.shipNameId : person.shipName },
    { label: t("fields.division"), value: person.divisionName },
    {
      label: t("fields.employmentTypeId"),
      value: language === "id" ? employment.employmentTypeNameId : employment.employmentType,
    },
    { label: t("fields.joinedOn"), value: formatDate(employment.joinedOn, language) },
    ...visibleFacts(canView(person, "payroll"), [{ label: t("fields.ptkpId"), value: employment.ptkp }]),
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
