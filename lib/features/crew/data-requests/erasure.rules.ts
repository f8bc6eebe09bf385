import type { applicants } from "@/db/schema/applicants";
import type { crew } from "@/db/schema/crew";

/** destroy: nothing remains; replace: something that names nobody; keep: until the law lets go (pay, tax, agreements, service). */
export type Strategy = "destroy" | "replace" | "keep";

/** Every column of a person's own row. product 5.20 */
export const crewStrategy = {
  id: "keep",
  employeeNumber: "keep",
  divisionId: "keep",
  positionId: "keep",
  vesselTypeId: "keep",
  employmentTypeId: "keep",
  ptkpId: "keep",
  crewOrigin: "keep",
  sex: "keep",
  fullName: "replace",
  dateOfBirth: "replace",
  erasedAt: "replace",
  version: "replace",
  updatedAt: "replace",
  updatedBy: "replace",
  email: "destroy",
  formerEmail: "destroy",
  emailChangedAt: "destroy",
  phone: "destroy",
  address: "destroy",
  birthPlace: "destroy",
  religionId: "destroy",
  maritalStatusId: "destroy",
  nationalityId: "destroy",
  seafarerCode: "destroy",
  kkNumber: "destroy",
  height: "destroy",
  weight: "destroy",
  bmi: "destroy",
  safetyShoesSize: "destroy",
  trousersSize: "destroy",
  coverallSize: "destroy",
  shirtSize: "destroy",
  nextOfKinName: "destroy",
  nextOfKinRelation: "destroy",
  nextOfKinEmail: "destroy",
  nextOfKinPhone: "destroy",
  nextOfKinAddress: "destroy",
  photoFileId: "destroy",
  resignationReason: "destroy",
  idNumber: "keep",
  idNumberHash: "keep",
  npwpNumber: "keep",
  bpjsKesehatanNumber: "keep",
  bpjsKetenagakerjaanNumber: "keep",
  applicantId: "keep",
  joinedOn: "keep",
  status: "keep",
  statusSince: "keep",
  vesselId: "keep",
  lastVesselId: "keep",
  latestVesselId: "keep",
  plannedOffBoard: "keep",
  resignedOn: "keep",
  processingStoppedAt: "keep",
  resignationClass: "keep",
  missingCertificates: "keep",
  firstCertificateExpiry: "keep",
  nextPaperExpiry: "keep",
  searchText: "keep",
  createdAt: "keep",
  createdBy: "keep",
} as const satisfies Record<keyof typeof crew.$inferSelect, Strategy>;

/** Every column of the application a person came by. The consent stays as the proof that it was given. */
export const applicantStrategy = {
  id: "keep",
  registrationNumber: "keep",
  divisionId: "keep",
  jobOpeningId: "keep",
  positionId: "keep",
  vesselTypeId: "keep",
  currentStatusId: "keep",
  tabId: "keep",
  states: "keep",
  language: "keep",
  crewOrigin: "keep",
  sex: "keep",
  consentVersion: "keep",
  consentLanguage: "keep",
  consentAt: "keep",
  specificConsentAt: "keep",
  searchText: "keep",
  createdAt: "keep",
  movedAt: "keep",
  statusGuid: "replace",
  fullName: "replace",
  email: "replace",
  phone: "replace",
  address: "replace",
  birthPlace: "replace",
  dateOfBirth: "replace",
  seafarerCode: "replace",
  seamanBookNumber: "replace",
  height: "replace",
  weight: "replace",
  bmi: "replace",
  safetyShoesSize: "replace",
  trousersSize: "replace",
  coverallSize: "replace",
  shirtSize: "replace",
  nextOfKinName: "replace",
  nextOfKinPhone: "replace",
  nextOfKinAddress: "replace",
  updatedAt: "replace",
  version: "replace",
  religionId: "destroy",
  maritalStatusId: "destroy",
  idNumber: "destroy",
  idNumberHash: "destroy",
  kkNumber: "destroy",
  npwpNumber: "destroy",
  bpjsKesehatanNumber: "destroy",
  bpjsKetenagakerjaanNumber: "destroy",
  passportNumber: "destroy",
  nextOfKinEmail: "destroy",
  photoFileId: "destroy",
  ktpFileId: "destroy",
  passportFileId: "destroy",
  consentAddress: "destroy",
  keepForOtherOpeningsAt: "destroy",
  nationalityId: "keep",
} as const satisfies Record<keyof typeof applicants.$inferSelect, Strategy>;

const words = /name|mail|phone|address|recipient|reason|note|remark|comment|description|text|number|birth/i;

/** JSON of a history without the fields that hold words about people: ids, dates, statuses and counts stay. Null stays null. */
export function withoutWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutWords);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([field, held]) => (words.test(field) ? [] : [[field, withoutWords(held)]])),
  );
}

const columnsOf = <T extends Record<string, Strategy>>(table: T, wanted: Strategy) =>
  Object.entries(table).flatMap(([column, strategy]) => (strategy === wanted ? [column] : []));
const nothing = (columns: readonly string[]) => Object.fromEntries(columns.map((column) => [column, null]));

const erasedName = (id: number) => `Erased ${id}`;
const yearOf = (day: string) => `${day.slice(0, 4)}-01-01`;

type Destroyed<T extends Record<string, Strategy>> = { [K in keyof T as T[K] extends "destroy" ? K : never]: null };

/** What a person's row becomes; of the birth date the year stays for the statistics. */
export const erasedCrew = ({ id, dateOfBirth }: { id: number; dateOfBirth: string }) => ({
  // Exactly the columns the table above says.
  ...(nothing(columnsOf(crewStrategy, "destroy")) as Destroyed<typeof crewStrategy>),
  fullName: erasedName(id),
  dateOfBirth: yearOf(dateOfBirth),
});

/** What the application's row becomes; columns that must hold something hold a dash. */
export const erasedApplicant = ({ id, dateOfBirth }: { id: number; dateOfBirth: string }) => ({
  // Exactly the columns the table above says.
  ...(nothing(columnsOf(applicantStrategy, "destroy")) as Destroyed<typeof applicantStrategy>),
  fullName: erasedName(id),
  email: `erased-${id}@erased.invalid`,
  phone: "-",
  address: "-",
  birthPlace: "-",
  dateOfBirth: yearOf(dateOfBirth),
  seafarerCode: `E${id}`,
  seamanBookNumber: "-",
  height: 0,
  weight: 0,
  bmi: 0,
  safetyShoesSize: "-",
  trousersSize: "-",
  coverallSize: "-",
  shirtSize: "-",
  nextOfKinName: "-",
  nextOfKinPhone: "-",
  nextOfKinAddress: "-",
});
