import { isOwnTravelDocument, ownTravelDocuments, withOwnNumbers } from "@/lib/features/applicants/registration/rules";
import type { AppliedInput, PersonTexts } from "@/lib/features/crew/person-fields.rules";
import type { RequiredCertificate } from "@/lib/features/applicants/schema";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { isRecord } from "@/lib/platform/unknown-record";

type FileValue = { fileId: string; fileName: string; contentType: string; size: number };

export type EducationEntry = {
  universityName: string;
  degree: string;
  major: string;
  gpa: string;
  entryYear: string;
  graduationYear: string;
  city: string;
};
export type TravelDocumentEntry = {
  documentName: string;
  documentNumber: string;
  issued: string;
  expired: string;
  description: string;
};
export type CertificateEntry = {
  certificateId: number | null;
  certificateName: string;
  certificateNumber: string;
  issued: string;
  expired: string;
  noExpiry: boolean;
  description: string;
  attachment: FileValue | null;
};
export type TrainingEntry = {
  institution: string;
  training: string;
  category: string;
  instructor: string;
  feedback: string;
  evaluation: string;
  issued: string;
  expired: string;
};
export type SeaServiceEntry = {
  companyName: string;
  position: string;
  vesselName: string;
  vesselType: string;
  grt: string;
  hp: string;
  dwt: string;
  onBoard: string;
  offBoard: string;
  note: string;
  attachment: FileValue | null;
};

export const emptyEducation: EducationEntry = {
  universityName: "",
  degree: "",
  major: "",
  gpa: "",
  entryYear: "",
  graduationYear: "",
  city: "",
};
export const emptyTravelDocument: TravelDocumentEntry = {
  documentName: "",
  documentNumber: "",
  issued: "",
  expired: "",
  description: "",
};
export const emptyCertificate: CertificateEntry = {
  certificateId: null,
  certificateName: "",
  certificateNumber: "",
  issued: "",
  expired: "",
  noExpiry: false,
  description: "",
  attachment: null,
};
export const emptyTraining: TrainingEntry = {
  institution: "",
  training: "",
  category: "",
  instructor: "",
  feedback: "",
  evaluation: "",
  issued: "",
  expired: "",
};
export const emptySeaService: SeaServiceEntry = {
  companyName: "",
  position: "",
  vesselName: "",
  vesselType: "",
  grt: "",
  hp: "",
  dwt: "",
  onBoard: "",
  offBoard: "",
  note: "",
  attachment: null,
};
const noFile = (): FileValue | null => null;
const emptyList = <T>(): T[] => [];
export type PersonalValues = PersonTexts<FileValue> & { educationHistory: EducationEntry[] };

/** Start every field of the first step empty; most applicants are Indonesian. */
export function emptyPersonalOf(fields: readonly AppliedInput[]): PersonalValues {
  const valueOf = ({ name, input }: AppliedInput) =>
    input.kind === "file" ? noFile() : name === "crewOrigin" ? "WNI" : "";
  const valuesOfPart = (isKin: boolean) =>
    Object.fromEntries(fields.filter((field) => field.isKin === isKin).map((field) => [field.name, valueOf(field)]));
  // Each field is that of its declaration; TypeScript cannot follow the mapping.
  const person = { ...valuesOfPart(false), nextOfKin: valuesOfPart(true) } as PersonTexts<FileValue>;
  return { ...person, educationHistory: emptyList<EducationEntry>() };
}

export const emptyDocuments = {
  travelDocuments: emptyList<TravelDocumentEntry>(),
  coc: emptyList<CertificateEntry>(),
  cop: emptyList<CertificateEntry>(),
};
export const emptyTrainings = { trainings: emptyList<TrainingEntry>(), seaServices: emptyList<SeaServiceEntry>() };
export const emptyBank = {
  bankName1: "",
  accountNumber1: "",
  accountName1: "",
  bankName2: "",
  accountNumber2: "",
  accountName2: "",
};

export type DocumentsValues = typeof emptyDocuments;
export type TrainingValues = typeof emptyTrainings;

function draftValueOf(empty: unknown, stored: unknown): unknown {
  if (stored === undefined || stored === null) return empty;
  if (typeof empty === "string") return String(stored);
  if (Array.isArray(empty)) return Array.isArray(stored) ? stored.filter(isRecord) : empty;
  if (empty === null) return isRecord(stored) ? stored : null;
  if (isRecord(empty)) return isRecord(stored) ? valuesOf(empty, stored) : empty;
  return typeof stored === typeof empty ? stored : empty;
}

/** Fill a step's form from its draft. Unknown keys are dropped and missing ones start empty. */
export function valuesOf<V extends object>(empty: V, draft: Record<string, unknown>): V {
  // Keys and types match empty; TypeScript cannot follow the mapping.
  return Object.fromEntries(Object.entries(empty).map(([key, value]) => [key, draftValueOf(value, draft[key])])) as V;
}

const keyOf = (value: string) => value.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();

export const requirementOf = (entry: CertificateEntry, required: RequiredCertificate[]) =>
  required.find(
    (candidate) =>
      candidate.certificateId === entry.certificateId ||
      [candidate.name, candidate.nameId].some((name) => keyOf(name) === keyOf(entry.certificateName)),
  );

/** Return a certificate's title: the localized name of a required one, else the entered name. */
export function certificateTitle(entry: CertificateEntry, required: RequiredCertificate[], locale: string): string {
  const requirement = requirementOf(entry, required);
  if (!requirement) return entry.certificateName;
  return inLanguage(locale, { en: requirement.name, id: requirement.nameId });
}

/** Put the rows required by the position's matrix first. Entered rows stay. */
export function withRequiredRows(entries: CertificateEntry[], required: RequiredCertificate[]): CertificateEntry[] {
  const missing = required.filter((requirement) => !entries.some((entry) => requirementOf(entry, [requirement])));
  const rows = missing.map(({ certificateId, name, neverExpires }) => ({
    ...emptyCertificate,
    certificateId,
    certificateName: name,
    noExpiry: neverExpires,
  }));
  return [
    ...rows,
    ...entries.map((entry) => ({
      ...emptyCertificate,
      ...entry,
      certificateId: requirementOf(entry, required)?.certificateId ?? entry.certificateId,
    })),
  ];
}

/** Put seaman book and passport first, with the numbers from step 1. Other entered rows stay. */
export function withOwnTravelDocuments(
  entries: TravelDocumentEntry[],
  personal: Record<string, unknown>,
): TravelDocumentEntry[] {
  const missing = ownTravelDocuments(personal).filter(
    (ownDocument) => !entries.some((entry) => isOwnTravelDocument(entry, ownDocument)),
  );
  const rows = missing.map(({ name, number }) => ({
    ...emptyTravelDocument,
    documentName: name,
    documentNumber: number,
  }));
  return [...rows, ...withOwnNumbers(entries, personal)];
}

/** Return the missing fields of a travel document. */
export const missingDocumentFields = (entry: TravelDocumentEntry) =>
  (["documentNumber", "issued"] as const).filter((name) => entry[name] === "");

/** Return the missing fields of a required certificate. */
export function missingCertificateFields(
  entry: CertificateEntry,
): ("certificateNumber" | "issued" | "expired" | "attachment")[] {
  const blank = [
    entry.certificateNumber ? null : ("certificateNumber" as const),
    entry.issued ? null : ("issued" as const),
    entry.expired || entry.noExpiry ? null : ("expired" as const),
    entry.attachment ? null : ("attachment" as const),
  ];
  return blank.filter((name) => name !== null);
}
