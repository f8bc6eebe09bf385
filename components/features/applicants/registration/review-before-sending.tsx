"use client";

import { useFormatter, useLocale, useTranslations } from "next-intl";
import { DigitGroups } from "@/components/ui/form/digits/groups";
import { bodyMassIndex } from "@/lib/features/applicants/registration/rules";
import { normalizeDigits } from "@/lib/features/crew/formats/rules";
import type { AppliedInput } from "@/lib/features/crew/person-fields.rules";
import { formatDate, isDay } from "@/lib/platform/calendar/dates";
import { oneDecimal } from "@/lib/platform/i18n/decimals";
import { asRecord } from "@/lib/platform/unknown-record";
import { isLocale } from "@/lib/platform/i18n/locales";
import {
  emptyBank,
  emptyDocuments,
  emptyPersonalOf,
  emptyTrainings,
  missingCertificateFields,
  certificateTitle,
  requirementOf,
  valuesOf,
  withRequiredRows,
  type CertificateEntry,
} from "../registration-fields/form-values";
import { useIdOptions } from "../registration-fields/applied-input";
import { ReviewFacts, ReviewRows, ReviewSection, type Fact } from "./review-section";
import { useValidityText } from "../registration-fields/use-options-and-validity";
import { useExperience } from "../registration-fields/years-at-sea";
import { useAppliedLabel } from "../draft/applied-label";
import { useWizard } from "../draft/wizard-context";

function usePersonalFacts(): Record<"identity" | "numbers" | "contact" | "nextOfKin" | "body", Fact[]> {
  const t = useTranslations("registration");
  const locale = useLocale();
  const format = useFormatter();
  const optionsOf = useIdOptions();
  const { registration, fields } = useWizard();
  const values = valuesOf(emptyPersonalOf(fields), registration.content.personal);
  const optionName = (kind: string, id: string) =>
    optionsOf(kind).find(({ value }) => String(value) === id)?.label ?? id;
  const day = (value: string) => (isDay(value) ? formatDate(value, isLocale(locale) ? locale : "en") : value);
  const bmi = bodyMassIndex(Number(values.weight), Number(values.height));
  const labelOf = useAppliedLabel();
  const fact = (name: string, value: string): Fact => ({ label: labelOf(name), value });
  const textOf = (field: AppliedInput): string => {
    const { name, input } = field;
    const value = asRecord(field.isKin ? values.nextOfKin : values)[name];
    if (input.kind === "file") return String(asRecord(value).fileName ?? "");
    const text = typeof value === "string" ? value : "";
    if (input.kind === "choice") return optionName(input.list, text);
    if (input.kind === "date") return day(text);
    if (input.kind === "number") return text && `${format.number(Number(text))} ${input.unit}`;
    if (name === "sex") return text === "Male" || text === "Female" ? t(`sex.${text}`) : "";
    return text;
  };
  const factsOf = (group: AppliedInput["group"]) =>
    fields.filter((field) => field.group === group).map((field) => fact(field.name, textOf(field)));
  const body = factsOf("body");
  return {
    identity: factsOf("identity"),
    numbers: factsOf("numbers"),
    contact: factsOf("contact"),
    nextOfKin: factsOf("nextOfKin"),
    body: [
      ...body.slice(0, 2),
      ...(bmi === null ? [] : [fact("bmi", format.number(bmi, oneDecimal))]),
      ...body.slice(2),
    ],
  };
}

const places = {
  identity: "identity",
  numbers: "numbers",
  contact: "contact",
  nextOfKin: "next-of-kin",
  body: "body",
} as const;

function PersonalReview() {
  const t = useTranslations("registration");
  const facts = usePersonalFacts();
  const { registration, fields } = useWizard();
  const { educationHistory } = valuesOf(emptyPersonalOf(fields), registration.content.personal);
  return (
    <>
      {(["identity", "numbers", "contact", "nextOfKin", "body"] as const).map((key) => (
        <ReviewSection key={key} title={t(`sections.${key}`)} step={1} place={places[key]}>
          <ReviewFacts facts={facts[key]} />
        </ReviewSection>
      ))}
      <ReviewSection
        title={t("sections.education")}
        count={t("finish.count", { count: educationHistory.length })}
        step={1}
        place="education"
      >
        <ReviewRows
          rows={educationHistory.map((entry) => ({
            title: entry.universityName,
            lines: [`${entry.degree}, ${entry.major}`, `${entry.city}, ${entry.entryYear}–${entry.graduationYear}`],
          }))}
        />
      </ReviewSection>
    </>
  );
}

function CertificateReview({ kind, entries }: { kind: "coc" | "cop"; entries: CertificateEntry[] }) {
  const t = useTranslations("registration");
  const spans = useValidityText();
  const locale = useLocale();
  const required = useWizard().registration.required.filter((entry) => entry.kind === kind);
  const rows = withRequiredRows(entries, required);
  const isOpen = (entry: CertificateEntry) =>
    requirementOf(entry, required) !== undefined && missingCertificateFields(entry).length > 0;
  const open = rows.filter(isOpen).length;
  return (
    <ReviewSection
      title={t(`sections.${kind}`)}
      count={t("finish.certificates", { complete: rows.length - open, count: rows.length })}
      gap={open > 0 ? t("finish.certificatesOpen", { count: open }) : null}
      step={2}
      place={kind}
    >
      <ReviewRows
        rows={rows.map((entry) => ({
          title: certificateTitle(entry, required, locale),
          lines: [entry.certificateNumber, spans.valid(entry), entry.attachment?.fileName],
          missing: isOpen(entry) ? t("list.incomplete") : null,
        }))}
      />
    </ReviewSection>
  );
}

function DocumentsReview() {
  const t = useTranslations("registration");
  const spans = useValidityText();
  const { travelDocuments, coc, cop } = valuesOf(emptyDocuments, useWizard().registration.content.documents);
  return (
    <>
      <ReviewSection
        title={t("sections.travelDocuments")}
        count={t("finish.count", { count: travelDocuments.length })}
        gap={travelDocuments.length === 0 ? t("finish.noTravelDocument") : null}
        step={2}
        place="travel-documents"
      >
        <ReviewRows
          rows={travelDocuments.map((entry) => ({
            title: entry.documentName,
            lines: [entry.documentNumber, spans.valid(entry)],
          }))}
        />
      </ReviewSection>
      <CertificateReview kind="coc" entries={coc} />
      <CertificateReview kind="cop" entries={cop} />
    </>
  );
}

function TrainingReview() {
  const t = useTranslations("registration");
  const spans = useValidityText();
  const experience = useExperience();
  const { trainings, seaServices } = valuesOf(emptyTrainings, useWizard().registration.content.training);
  const { line, isShort } = experience(seaServices);
  return (
    <>
      <ReviewSection
        title={t("sections.trainings")}
        count={t("finish.count", { count: trainings.length })}
        step={3}
        place="trainings"
      >
        <ReviewRows
          rows={trainings.map((entry) => ({ title: entry.training, lines: [entry.institution, spans.valid(entry)] }))}
        />
      </ReviewSection>
      <ReviewSection
        title={t("sections.seaServices")}
        count={t("finish.count", { count: seaServices.length })}
        gap={isShort ? line : null}
        step={3}
        place="sea-services"
      >
        <ReviewRows
          rows={seaServices.map((entry) => ({
            title: `${entry.position}, ${entry.companyName}`,
            lines: [`${entry.vesselName} · ${entry.vesselType}`, spans.period(entry.onBoard, entry.offBoard)],
          }))}
        />
      </ReviewSection>
    </>
  );
}

function BankReview() {
  const t = useTranslations("registration");
  const bank = valuesOf(emptyBank, useWizard().registration.content.bank);
  const account = (index: 1 | 2): Fact[] =>
    (["bankName", "accountNumber", "accountName"] as const).map((key) => ({
      label: t(`fields.${key}${index}`),
      value:
        key === "accountNumber" && bank[`${key}${index}`] ? (
          <DigitGroups digits={normalizeDigits(bank[`${key}${index}`])} />
        ) : (
          bank[`${key}${index}`]
        ),
    }));
  return (
    <>
      <ReviewSection title={t("sections.bank1")} step={4} place="bank-1">
        <ReviewFacts facts={account(1)} />
      </ReviewSection>
      <ReviewSection title={t("sections.bank2")} step={4} place="bank-2">
        {bank.bankName2 ? <ReviewFacts facts={account(2)} /> : <ReviewRows rows={[]} />}
      </ReviewSection>
    </>
  );
}

/** Show everything that will be sent, so that the applicant can check it before the declaration. */
export const ReviewBeforeSending = () => (
  <>
    <PersonalReview />
    <DocumentsReview />
    <TrainingReview />
    <BankReview />
  </>
);
