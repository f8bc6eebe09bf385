"use client";

import { useLocale, useTranslations, type Messages } from "next-intl";
import { bodyMassIndex } from "@/lib/features/applicants/registration/rules";
import { formatDate, isDay } from "@/lib/platform/calendar/dates";
import { isLocale } from "@/lib/platform/i18n/locales";
import {
  emptyBank,
  emptyDocuments,
  emptyPersonal,
  emptyTrainings,
  valuesOf,
  withRequiredRows,
  type CertificateEntry,
  type FileValue,
} from "../registration-fields/form-values";
import { useIdOptions } from "../registration-fields/identity-fields";
import { ReviewFacts, ReviewRows, ReviewSection, type Fact } from "./review-section";
import { useSpans } from "../registration-fields/use-lists";
import { useWizard } from "../draft/wizard-context";

function usePersonalFacts(): Record<"identity" | "numbers" | "contact" | "nextOfKin" | "body", Fact[]> {
  const t = useTranslations("registration");
  const locale = useLocale();
  const optionsOf = useIdOptions();
  const { registration } = useWizard();
  const values = valuesOf(emptyPersonal, registration.content.personal);
  const kin = values.nextOfKin;
  const optionName = (kind: string, id: string) =>
    optionsOf(kind).find(({ value }) => String(value) === id)?.label ?? id;
  const day = (value: string) => (isDay(value) ? formatDate(value, isLocale(locale) ? locale : "en") : value);
  const file = (value: FileValue | null) => value?.fileName ?? "";
  const bmi = bodyMassIndex(Number(values.weight), Number(values.height));
  const fact = (key: keyof Messages["registration"]["fields"], value: string): Fact => ({
    label: t(`fields.${key}`),
    value,
  });
  return {
    identity: [
      fact("crewOrigin", values.crewOrigin),
      fact("fullName", values.fullName),
      fact("sex", values.sex === "Male" || values.sex === "Female" ? t(`sex.${values.sex}`) : ""),
      fact("birthPlace", values.birthPlace),
      fact("dateOfBirth", day(values.dateOfBirth)),
      fact("nationality", optionName("nationality", values.nationality)),
      fact("maritalStatus", optionName("marital-status", values.maritalStatus)),
      fact("religion", optionName("religion", values.religion)),
      fact("photo", file(values.photo)),
      fact("photoKtp", file(values.photoKtp)),
      fact("photoPassport", file(values.photoPassport)),
    ],
    numbers: (
      [
        "seafarerIdNumber",
        "seamanBookNumber",
        "idNumber",
        "kkNumber",
        "passportId",
        "npwpNumber",
        "bpjsKesehatanNumber",
        "bpjsKetenagakerjaanNumber",
      ] as const
    ).map((key) => fact(key, values[key])),
    contact: (["emailAddress", "phoneNumber", "address"] as const).map((key) => fact(key, values[key])),
    nextOfKin: (["fullName", "phoneNumber", "emailAddress", "address"] as const).map((key) => fact(key, kin[key])),
    body: [
      fact("height", values.height && `${values.height} cm`),
      fact("weight", values.weight && `${values.weight} kg`),
      fact("bmi", bmi === null ? "" : bmi.toFixed(1)),
      ...(["safetyShoesSize", "trousersSize", "coverallSize", "shirtSize"] as const).map((key) =>
        fact(key, values[key]),
      ),
    ],
  };
}

/** Everything that will be sent, by section. */
export function Review() {
  const t = useTranslations("registration");
  const { registration } = useWizard();
  const spans = useSpans();
  const facts = usePersonalFacts();
  const { educationHistory } = valuesOf(emptyPersonal, registration.content.personal);
  const documents = valuesOf(emptyDocuments, registration.content.documents);
  const { trainings, seaServices } = valuesOf(emptyTrainings, registration.content.training);
  const bank = valuesOf(emptyBank, registration.content.bank);
  const certificates = (kind: "coc" | "cop", entries: CertificateEntry[]) =>
    withRequiredRows(
      entries,
      registration.required.filter((entry) => entry.kind === kind),
    ).map((entry) => ({
      title: entry.certificateName,
      lines: [entry.certificateNumber, spans.valid(entry), entry.attachment?.fileName],
    }));
  const account = (index: 1 | 2): Fact[] =>
    (["bankName", "accountNumber", "accountName"] as const).map((key) => ({
      label: t(`fields.${key}${index}`),
      value: bank[`${key}${index}`],
    }));
  return (
    <>
      {(["identity", "numbers", "contact", "nextOfKin", "body"] as const).map((key) => (
        <ReviewSection key={key} title={t(`sections.${key}`)} step={1} open={key === "identity"}>
          <ReviewFacts facts={facts[key]} />
        </ReviewSection>
      ))}
      <ReviewSection title={t("sections.education")} step={1}>
        <ReviewRows
          rows={educationHistory.map((entry) => ({
            title: entry.universityName,
            lines: [`${entry.degree}, ${entry.major}`, `${entry.city}, ${entry.entryYear}–${entry.graduationYear}`],
          }))}
        />
      </ReviewSection>
      <ReviewSection title={t("sections.travelDocuments")} step={2}>
        <ReviewRows
          rows={documents.travelDocuments.map((entry) => ({
            title: entry.documentName,
            lines: [entry.documentNumber, spans.valid(entry)],
          }))}
        />
      </ReviewSection>
      {(["coc", "cop"] as const).map((kind) => (
        <ReviewSection key={kind} title={t(`sections.${kind}`)} step={2}>
          <ReviewRows rows={certificates(kind, documents[kind])} />
        </ReviewSection>
      ))}
      <ReviewSection title={t("sections.trainings")} step={3}>
        <ReviewRows
          rows={trainings.map((entry) => ({ title: entry.training, lines: [entry.institution, spans.valid(entry)] }))}
        />
      </ReviewSection>
      <ReviewSection title={t("sections.seaServices")} step={3}>
        <ReviewRows
          rows={seaServices.map((entry) => ({
            title: `${entry.position}, ${entry.companyName}`,
            lines: [`${entry.vesselName} · ${entry.vesselType}`, spans.period(entry.onBoard, entry.offBoard)],
          }))}
        />
      </ReviewSection>
      <ReviewSection title={t("sections.bank1")} step={4}>
        <ReviewFacts facts={account(1)} />
      </ReviewSection>
      {bank.bankName2 ? (
        <ReviewSection title={t("sections.bank2")} step={4}>
          <ReviewFacts facts={account(2)} />
        </ReviewSection>
      ) : null}
    </>
  );
}
