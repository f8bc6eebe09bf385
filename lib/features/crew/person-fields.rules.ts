import { clothingSizes, crewOrigins, sexes, shoeSizes, trouserSizes } from "@/db/enums/applicants";
import type { FieldClass } from "@/db/enums/crew";
import type { LookupKind } from "@/db/enums/lookups";
import type { Strategy } from "@/db/personal";
import type { applicants } from "@/db/schema/applicants";
import type { crew } from "@/db/schema/crew";

type Person = typeof crew.$inferSelect;
type Applicant = typeof applicants.$inferSelect;
type PersonColumn = keyof Person;
type ApplicantColumn = keyof Applicant;

/**
 * What is typed or chosen, and its rules: plain data, because pages pass it to their forms. Messages are keys of the
 * nouns crew and applicants alike.
 */
export type FieldInput =
  | { kind: "name" }
  | { kind: "passport-name" }
  | { kind: "text"; max: number; lines?: true; capitals?: "words" | "characters" }
  | { kind: "digits"; min: number; max: number; message: string }
  | { kind: "travel-number"; of: "seaman-book" | "passport"; max: number }
  | { kind: "date"; rule: "birth" | "past" }
  | { kind: "number"; min: number; max: number; unit: string }
  | { kind: "size"; values: readonly string[] }
  | { kind: "word"; values: readonly string[] }
  | { kind: "choice"; list: LookupKind | "position" | "vesselType" }
  | { kind: "phone" }
  | { kind: "email" }
  | { kind: "file" };

/** Who must fill in a field. Others may clear it. */
type RequiredOf = "everyone" | "WNI" | "WNA" | "no-one";

/** The sections of a person's own columns. */
export const personSections = ["personal", "physical", "contact", "next-of-kin", "employment"] as const;
export type PersonSection = (typeof personSections)[number];
/** The groups of the registration's first step. The next of kin is an object of its own. */
const appliedGroups = ["identity", "numbers", "contact", "nextOfKin", "body"] as const;
type AppliedGroup = (typeof appliedGroups)[number];

/** A field in the record's forms. name: the documents' spelling. at: its place among the fields of the section. */
type InForm = {
  section: PersonSection;
  name: string;
  required: RequiredOf;
  at: number;
  /** Its label in the messages of person-fields, where it is not the name. */
  label?: string;
  /** The seafarer may not request a change of it. */
  noRequest?: true;
};
/** A field of the registration. required: where the record's form asks it of others. */
type Applied = { group: AppliedGroup; name: string; at: number; required?: RequiredOf; help?: string };
/** A column of the import's crew sheet. */
type InSheet = { key: string; at: number; required?: true };
/** A fact of the CV of a seafarer and, unless it is theirs only, of an applicant. */
type InCv = { place: CvPlace; at: number; only?: "crew" };
export const cvPlaces = ["personal", "physical", "contact"] as const;
export type CvPlace = (typeof cvPlaces)[number];

type AnyField = { class: FieldClass; input?: FieldInput; applied?: Applied; cv?: InCv };
type PersonField = AnyField & {
  /** Of a column that the application has too: first the record's, then the application's. */
  erased: Strategy | readonly [crew: Strategy, applicant: Strategy];
  form?: InForm;
  /** Hiring copies the applicant's column of the same name. */
  hired?: true;
  /** Part of the record's header, outside the section's own values. */
  header?: true;
  sheet?: InSheet;
};
type OnlyInRecord = Omit<PersonField, "erased" | "hired" | "applied"> & { erased: Strategy };
type InBoth = PersonField & { erased: readonly [crew: Strategy, applicant: Strategy] };

/**
 * Declare every column of a person once. Class, forms, details, import, CV, change requests, hiring, revision and
 * erasure derive from it. D1 §3, D2 §3, product 5.12, 5.20
 */
// oxfmt-ignore
export const personFields = {
  crewOrigin: {
    class: "public", erased: ["keep", "keep"], hired: true, header: true, input: { kind: "word", values: crewOrigins },
    form: { section: "personal", name: "crewOrigin", required: "everyone", at: 30 },
    applied: { group: "identity", name: "crewOrigin", at: 10 },
    sheet: { key: "crewOrigin", at: 90 },
  },
  fullName: {
    class: "public", erased: ["replace", "replace"], hired: true, header: true, input: { kind: "name" },
    form: { section: "personal", name: "fullName", required: "everyone", at: 10 },
    applied: { group: "identity", name: "fullName", at: 30 },
    sheet: { key: "fullName", at: 30, required: true },
  },
  familyName: {
    class: "identity", erased: ["destroy", "destroy"], hired: true, input: { kind: "passport-name" },
    form: { section: "personal", name: "familyName", required: "no-one", at: 12 },
    applied: { group: "identity", name: "familyName", at: 32, help: "familyName" },
    sheet: { key: "familyName", at: 32 },
    cv: { place: "personal", at: 2 },
  },
  givenNames: {
    class: "identity", erased: ["destroy", "destroy"], hired: true, input: { kind: "passport-name" },
    form: { section: "personal", name: "givenNames", required: "no-one", at: 14 },
    applied: { group: "identity", name: "givenNames", at: 34 },
    sheet: { key: "givenNames", at: 34 },
    cv: { place: "personal", at: 4 },
  },
  sex: {
    class: "professional", erased: ["keep", "keep"], hired: true, input: { kind: "word", values: sexes },
    form: { section: "personal", name: "sex", required: "everyone", at: 20 },
    applied: { group: "identity", name: "sex", at: 40 },
    sheet: { key: "sex", at: 60, required: true },
    cv: { place: "personal", at: 20 },
  },
  birthPlace: {
    class: "professional", erased: ["destroy", "replace"], hired: true, input: { kind: "text", max: 100, capitals: "words" },
    form: { section: "personal", name: "placeOfBirth", required: "everyone", at: 40 },
    applied: { group: "identity", name: "birthPlace", at: 60 },
    sheet: { key: "placeOfBirth", at: 80 },
  },
  dateOfBirth: {
    class: "professional", erased: ["replace", "replace"], hired: true, input: { kind: "date", rule: "birth" },
    form: { section: "personal", name: "dateOfBirth", required: "everyone", at: 50 },
    applied: { group: "identity", name: "dateOfBirth", at: 50 },
    sheet: { key: "dateOfBirth", at: 70, required: true },
    cv: { place: "personal", at: 10 },
  },
  nationalityId: {
    class: "public", erased: ["destroy", "keep"], hired: true, header: true, input: { kind: "choice", list: "nationality" },
    form: { section: "personal", name: "nationalityId", required: "everyone", at: 60 },
    applied: { group: "identity", name: "nationality", at: 70, required: "WNA" },
    sheet: { key: "nationality", at: 100 },
    cv: { place: "personal", at: 30 },
  },
  maritalStatusId: {
    class: "identity", erased: ["destroy", "destroy"], hired: true, input: { kind: "choice", list: "marital-status" },
    form: { section: "personal", name: "maritalStatusId", required: "everyone", at: 80 },
    applied: { group: "identity", name: "maritalStatus", at: 80 },
    sheet: { key: "maritalStatus", at: 120 },
    cv: { place: "personal", at: 80 },
  },
  religionId: {
    class: "identity", erased: ["destroy", "destroy"], hired: true, input: { kind: "choice", list: "religion" },
    form: { section: "personal", name: "religionId", required: "no-one", at: 70 },
    applied: { group: "identity", name: "religion", at: 90 },
    sheet: { key: "religion", at: 110 },
    cv: { place: "personal", at: 70 },
  },
  photoFileId: {
    class: "public", erased: ["destroy", "destroy"], hired: true, input: { kind: "file" },
    applied: { group: "identity", name: "photo", at: 20, required: "everyone" },
  },
  seafarerCode: {
    class: "public", erased: ["destroy", "replace"], hired: true, header: true,
    input: { kind: "digits", min: 10, max: 10, message: "seafarerCodeInvalid" },
    form: { section: "personal", name: "seaFarerId", required: "everyone", at: 90 },
    applied: { group: "numbers", name: "seafarerIdNumber", at: 10, help: "seafarerIdNumber" },
    sheet: { key: "seafarerCode", at: 10, required: true },
    cv: { place: "personal", at: 40 },
  },
  idNumber: {
    class: "identity", erased: ["keep", "destroy"], hired: true,
    input: { kind: "digits", min: 16, max: 16, message: "nikInvalid" },
    form: { section: "personal", name: "idCardNo", required: "WNI", at: 100 },
    applied: { group: "numbers", name: "idNumber", at: 30, help: "nik" },
    sheet: { key: "idNumber", at: 150 },
    cv: { place: "personal", at: 90, only: "crew" },
  },
  kkNumber: {
    class: "identity", erased: ["destroy", "destroy"], hired: true,
    input: { kind: "digits", min: 16, max: 16, message: "kkInvalid" },
    form: { section: "personal", name: "kkNumber", required: "WNI", at: 110 },
    applied: { group: "numbers", name: "kkNumber", at: 40 },
    sheet: { key: "kkNumber", at: 160 },
    cv: { place: "personal", at: 100, only: "crew" },
  },
  npwpNumber: {
    class: "payroll", erased: ["keep", "destroy"], hired: true,
    input: { kind: "digits", min: 15, max: 16, message: "npwpInvalid" },
    form: { section: "personal", name: "npwpNumber", required: "no-one", at: 120 },
    applied: { group: "numbers", name: "npwpNumber", at: 60, help: "npwpNumber" },
    sheet: { key: "npwpNumber", at: 170 },
    cv: { place: "personal", at: 110, only: "crew" },
  },
  bpjsKesehatanNumber: {
    class: "payroll", erased: ["keep", "destroy"], hired: true,
    input: { kind: "digits", min: 13, max: 13, message: "bpjsKesehatanInvalid" },
    form: { section: "personal", name: "bpjsKesehatanNumber", required: "no-one", at: 130 },
    applied: { group: "numbers", name: "bpjsKesehatanNumber", at: 70 },
    sheet: { key: "bpjsKesehatanNumber", at: 180 },
    cv: { place: "personal", at: 120, only: "crew" },
  },
  bpjsKetenagakerjaanNumber: {
    class: "payroll", erased: ["keep", "destroy"], hired: true,
    input: { kind: "digits", min: 11, max: 11, message: "bpjsKetenagakerjaanInvalid" },
    form: { section: "personal", name: "bpjsKetenagakerjaanNumber", required: "no-one", at: 140 },
    applied: { group: "numbers", name: "bpjsKetenagakerjaanNumber", at: 80 },
    sheet: { key: "bpjsKetenagakerjaanNumber", at: 190 },
    cv: { place: "personal", at: 130, only: "crew" },
  },
  email: {
    class: "contact", erased: ["destroy", "replace"], hired: true, input: { kind: "email" },
    form: { section: "contact", name: "emailAddress", required: "no-one", at: 20 },
    applied: { group: "contact", name: "emailAddress", at: 10, required: "everyone" },
    sheet: { key: "email", at: 220 },
    cv: { place: "contact", at: 20 },
  },
  phone: {
    class: "contact", erased: ["destroy", "replace"], hired: true, input: { kind: "phone" },
    form: { section: "contact", name: "phoneNo", required: "everyone", at: 10 },
    applied: { group: "contact", name: "phoneNumber", at: 20, help: "phoneNumber" },
    sheet: { key: "phone", at: 210 },
    cv: { place: "contact", at: 10 },
  },
  address: {
    class: "contact", erased: ["destroy", "replace"], hired: true, input: { kind: "text", max: 500, lines: true },
    form: { section: "contact", name: "address", required: "everyone", at: 30 },
    applied: { group: "contact", name: "address", at: 30 },
    sheet: { key: "address", at: 230 },
    cv: { place: "contact", at: 30 },
  },
  nextOfKinName: {
    class: "contact", erased: ["destroy", "replace"], hired: true, input: { kind: "name" },
    form: { section: "next-of-kin", name: "fullName", required: "everyone", at: 10, label: "kinName" },
    applied: { group: "nextOfKin", name: "fullName", at: 10 },
    sheet: { key: "kinName", at: 240 },
    cv: { place: "contact", at: 40 },
  },
  nextOfKinRelation: {
    class: "contact", erased: "destroy", input: { kind: "text", max: 60 },
    form: { section: "next-of-kin", name: "relation", required: "no-one", at: 20 },
    sheet: { key: "kinRelation", at: 250 },
  },
  nextOfKinPhone: {
    class: "contact", erased: ["destroy", "replace"], hired: true, input: { kind: "phone" },
    form: { section: "next-of-kin", name: "phoneNumber", required: "everyone", at: 30, label: "phoneNo" },
    applied: { group: "nextOfKin", name: "phoneNumber", at: 20, help: "phoneNumber" },
    sheet: { key: "kinPhone", at: 260 },
    cv: { place: "contact", at: 50 },
  },
  nextOfKinEmail: {
    class: "contact", erased: ["destroy", "destroy"], hired: true, input: { kind: "email" },
    form: { section: "next-of-kin", name: "emailAddress", required: "no-one", at: 40 },
    applied: { group: "nextOfKin", name: "emailAddress", at: 30 },
    sheet: { key: "kinEmail", at: 270 },
    cv: { place: "contact", at: 60 },
  },
  nextOfKinAddress: {
    class: "contact", erased: ["destroy", "replace"], hired: true, input: { kind: "text", max: 500, lines: true },
    form: { section: "next-of-kin", name: "address", required: "everyone", at: 50 },
    applied: { group: "nextOfKin", name: "address", at: 40 },
    sheet: { key: "kinAddress", at: 280 },
    cv: { place: "contact", at: 70 },
  },
  height: {
    class: "contact", erased: ["destroy", "replace"], hired: true, input: { kind: "number", min: 120, max: 230, unit: "cm" },
    form: { section: "physical", name: "height", required: "everyone", at: 10 },
    applied: { group: "body", name: "height", at: 10 },
    sheet: { key: "height", at: 290 },
    cv: { place: "physical", at: 10 },
  },
  weight: {
    class: "contact", erased: ["destroy", "replace"], hired: true, input: { kind: "number", min: 30, max: 200, unit: "kg" },
    form: { section: "physical", name: "weight", required: "everyone", at: 20 },
    applied: { group: "body", name: "weight", at: 20 },
    sheet: { key: "weight", at: 300 },
    cv: { place: "physical", at: 20 },
  },
  safetyShoesSize: {
    class: "contact", erased: ["destroy", "replace"], hired: true, input: { kind: "size", values: shoeSizes },
    form: { section: "physical", name: "safetyShoesSize", required: "everyone", at: 30 },
    applied: { group: "body", name: "safetyShoesSize", at: 30 },
    sheet: { key: "safetyShoesSize", at: 310 },
    cv: { place: "physical", at: 40 },
  },
  trousersSize: {
    class: "contact", erased: ["destroy", "replace"], hired: true, input: { kind: "size", values: trouserSizes },
    form: { section: "physical", name: "trousersSize", required: "everyone", at: 40 },
    applied: { group: "body", name: "trousersSize", at: 40 },
    sheet: { key: "trousersSize", at: 320 },
    cv: { place: "physical", at: 70 },
  },
  coverallSize: {
    class: "contact", erased: ["destroy", "replace"], hired: true, input: { kind: "size", values: clothingSizes },
    form: { section: "physical", name: "coverallSize", required: "everyone", at: 50 },
    applied: { group: "body", name: "coverallSize", at: 50 },
    sheet: { key: "coverallSize", at: 330 },
    cv: { place: "physical", at: 50 },
  },
  shirtSize: {
    class: "contact", erased: ["destroy", "replace"], hired: true, input: { kind: "size", values: clothingSizes },
    form: { section: "physical", name: "shirtSize", required: "everyone", at: 60 },
    applied: { group: "body", name: "shirtSize", at: 60 },
    sheet: { key: "shirtSize", at: 340 },
    cv: { place: "physical", at: 60 },
  },
  positionId: {
    class: "public", erased: ["keep", "keep"], hired: true, input: { kind: "choice", list: "position" },
    form: { section: "employment", name: "jobPositionId", required: "everyone", at: 10, noRequest: true },
    sheet: { key: "rank", at: 40, required: true },
  },
  vesselTypeId: {
    class: "public", erased: ["keep", "keep"], hired: true, input: { kind: "choice", list: "vesselType" },
    form: { section: "employment", name: "shipId", required: "everyone", at: 20, label: "vesselTypeId", noRequest: true },
    sheet: { key: "vesselType", at: 50, required: true },
  },
  employmentTypeId: {
    class: "public", erased: "keep", input: { kind: "choice", list: "employment-type" },
    form: { section: "employment", name: "employmentTypeId", required: "no-one", at: 30, noRequest: true },
    sheet: { key: "employmentType", at: 130 },
  },
  ptkpId: {
    class: "payroll", erased: "keep", input: { kind: "choice", list: "ptkp" },
    form: { section: "employment", name: "ptkpId", required: "no-one", at: 40, noRequest: true },
    sheet: { key: "ptkp", at: 200 },
  },
  joinedOn: {
    class: "public", erased: "keep", input: { kind: "date", rule: "past" },
    form: { section: "employment", name: "joinedOn", required: "everyone", at: 50, noRequest: true },
    sheet: { key: "joinedOn", at: 140 },
    cv: { place: "personal", at: 140, only: "crew" },
  },
} as const satisfies { [K in PersonColumn]?: K extends ApplicantColumn ? InBoth : OnlyInRecord };

/** Declare the columns of a person that no form asks: class and erasure, and where a sheet or the CV shows them. */
// oxfmt-ignore
const otherColumns = {
  bmi: {
    class: "contact", erased: ["destroy", "replace"], hired: true,
    cv: { place: "physical", at: 30 },
  },
  employeeNumber: { class: "public", erased: "keep", sheet: { key: "employeeNumber", at: 20 } },
  id: { class: "public", erased: ["keep", "keep"] },
  divisionId: { class: "public", erased: ["keep", "keep"], hired: true },
  idNumberHash: { class: "identity", erased: ["keep", "destroy"] },
  formerEmail: { class: "contact", erased: "destroy" },
  emailChangedAt: { class: "contact", erased: "destroy" },
  applicantId: { class: "public", erased: "keep" },
  status: { class: "public", erased: "keep" },
  statusSince: { class: "public", erased: "keep" },
  vesselId: { class: "public", erased: "keep" },
  lastVesselId: { class: "public", erased: "keep" },
  latestVesselId: { class: "public", erased: "keep" },
  plannedOffBoard: { class: "public", erased: "keep" },
  resignedOn: { class: "public", erased: "keep" },
  resignationClass: { class: "contact", erased: "keep" },
  resignationReason: { class: "contact", erased: "destroy" },
  missingCertificates: { class: "public", erased: "keep" },
  firstCertificateExpiry: { class: "public", erased: "keep" },
  nextPaperExpiry: { class: "public", erased: "keep" },
  erasedAt: { class: "public", erased: "replace" },
  processingStoppedAt: { class: "public", erased: "keep" },
  passportName: { class: "identity", erased: "keep" },
  searchText: { class: "public", erased: ["keep", "keep"] },
  createdAt: { class: "public", erased: ["keep", "keep"] },
  createdBy: { class: "public", erased: "keep" },
  updatedAt: { class: "public", erased: ["replace", "replace"] },
  updatedBy: { class: "public", erased: "replace" },
  version: { class: "public", erased: ["replace", "replace"] },
} as const satisfies {
  [K in Exclude<PersonColumn, keyof typeof personFields>]: K extends ApplicantColumn ? InBoth : OnlyInRecord;
};

/** Declare the fields of an application that a seafarer's record does not have. */
// oxfmt-ignore
const applicantFields = {
  ktpFileId: {
    class: "identity", erased: "destroy", input: { kind: "file" },
    applied: { group: "identity", name: "photoKtp", at: 100, required: "WNI" },
  },
  passportFileId: {
    class: "travel", erased: "destroy", input: { kind: "file" },
    applied: { group: "identity", name: "photoPassport", at: 110, required: "WNA" },
  },
  seamanBookNumber: {
    class: "travel", erased: "replace", input: { kind: "travel-number", of: "seaman-book", max: 14 },
    applied: {
      group: "numbers", name: "seamanBookNumber", at: 20, required: "everyone", help: "seamanBookNumber",
    },
    cv: { place: "personal", at: 50 },
  },
  passportNumber: {
    class: "travel", erased: "destroy", input: { kind: "travel-number", of: "passport", max: 15 },
    applied: { group: "numbers", name: "passportId", at: 50, required: "WNA", help: "passportId" },
    cv: { place: "personal", at: 60 },
  },
} as const satisfies { [K in Exclude<ApplicantColumn, PersonColumn>]?: AnyField & { erased: Strategy } };

/** Declare the other columns of an application alone. The consent stays as proof. */
// oxfmt-ignore
const otherApplicantColumns = {
  registrationNumber: { class: "public", erased: "keep" },
  statusGuid: { class: "contact", erased: "replace" },
  jobOpeningId: { class: "public", erased: "keep" },
  currentStatusId: { class: "public", erased: "keep" },
  tabId: { class: "public", erased: "keep" },
  states: { class: "public", erased: "keep" },
  language: { class: "public", erased: "keep" },
  consentVersion: { class: "public", erased: "keep" },
  consentLanguage: { class: "public", erased: "keep" },
  consentAt: { class: "public", erased: "keep" },
  consentAddress: { class: "contact", erased: "destroy" },
  specificConsentAt: { class: "public", erased: "keep" },
  keepForOtherOpeningsAt: { class: "public", erased: "destroy" },
  movedAt: { class: "public", erased: "keep" },
} as const satisfies {
  [K in Exclude<ApplicantColumn, PersonColumn | keyof typeof applicantFields>]: AnyField & { erased: Strategy };
};

type Fields = typeof personFields & typeof otherColumns;
type AllFields = Fields & typeof applicantFields & typeof otherApplicantColumns;
/** The class of every column. */
type ClassOfColumn = { [K in PersonColumn]: Fields[K]["class"] };

/** The columns of a section's form. */
type SectionColumn<S extends PersonSection> = {
  [K in PersonColumn]: Fields[K] extends { form: { section: S } } ? K : never;
}[PersonColumn];
type FormName<K extends PersonColumn> = Fields[K] extends { form: { name: infer N extends string } } ? N : never;
/** The values of a section under the form's names, as stored. */
type SectionValues<S extends PersonSection> = { [K in SectionColumn<S> as FormName<K>]: Person[K] };
/** The values of a section as its form parses them: a field that everyone fills in is never null. */
export type ParsedSection<S extends PersonSection> = {
  [K in SectionColumn<S> as FormName<K>]: Fields[K] extends { form: { required: "everyone" } }
    ? NonNullable<Person[K]>
    : Person[K];
};

/** The values of a section that its part of the record shows; null if hidden. */
export type ShownSection<S extends PersonSection> = {
  [K in SectionColumn<S> as Fields[K] extends { header: true } | { input: { kind: "choice" } } ? never : FormName<K>]:
    | Person[K]
    | null;
};

export type FormField = InForm & { column: PersonColumn; fieldClass: FieldClass; input: FieldInput; isHeader: boolean };
const asked = Object.entries(personFields) as [PersonColumn, PersonField][];
/** List every column with its declaration. A function, so that pages with a form do not load what only the server needs. */
const declaredColumns = () => Object.entries({ ...personFields, ...otherColumns }) as [PersonColumn, PersonField][];

/** Return the class of every column. */
export const classesOfColumns = () =>
  // Each column has the class it is declared with.
  Object.fromEntries(declaredColumns().map(([column, field]) => [column, field.class])) as ClassOfColumn;

const byPlace = (one: { at: number }, other: { at: number }) => one.at - other.at;

/** Every field of the record's forms, in the order of the screen. */
export const formFields: readonly FormField[] = asked
  .flatMap(([column, { form, input, class: fieldClass, header }]) =>
    form && input ? [{ ...form, column, fieldClass, input, isHeader: header === true }] : [],
  )
  .toSorted(byPlace);

/** What a form needs to know of a field. Browsers get it as data and do not load the declaration. */
export type FormInput = Pick<FormField, "name" | "label" | "required" | "input">;
/** List the fields of a section for its form in the browser. */
export const formInputs = (section: PersonSection): FormInput[] =>
  fieldsOf(section).map(({ name, label, required, input }) => ({ name, required, input, ...(label && { label }) }));

/** List the fields of a section in the order of its form. */
export const fieldsOf = (section: PersonSection) => formFields.filter((field) => field.section === section);

/** List the fields of a section that its part of the record shows: not the header's, and no choices by id. */
export const shownFields = (section: PersonSection) =>
  fieldsOf(section).filter(({ isHeader, input }) => !isHeader && input.kind !== "choice");

/** Return the values that a section shows, of a row whose hidden values are null. */
export const shownValues = <S extends PersonSection>(section: S, row: { [K in PersonColumn]: Person[K] | null }) =>
  // Keys are the section's own; TypeScript cannot follow the mapping.
  Object.fromEntries(shownFields(section).map(({ name, column }) => [name, row[column]])) as ShownSection<S>;

/** Return the values of a section's columns under the form's names. */
export const sectionValues = <S extends PersonSection>(section: S, person: Person) =>
  // Keys are the section's own; TypeScript cannot follow the mapping.
  Object.fromEntries(fieldsOf(section).map(({ name, column }) => [name, person[column]])) as SectionValues<S>;

/** Convert form values of a section to columns. Fields that are not named stay out. */
export const sectionColumns = <S extends PersonSection>(section: S, values: Partial<ParsedSection<S>>) => {
  const given: Partial<Record<string, unknown>> = values;
  return Object.fromEntries(
    fieldsOf(section).flatMap(({ name, column }) => (given[name] === undefined ? [] : [[column, given[name]]])),
  ) as Partial<Person>;
};

/** The import's columns in the order of the sheet; one without a field is a key. */
export const sheetColumns = () =>
  declaredColumns()
    // Keys are those declared above.
    .flatMap(([, { sheet, form, input }]) => (sheet ? [{ ...sheet, key: sheet.key as SheetKey, form, input }] : []))
    .toSorted(byPlace);
export type SheetKey = { [K in PersonColumn]: Fields[K] extends { sheet: { key: infer N } } ? N : never }[PersonColumn];

/** The columns of an application that its CV shows. */
export type AppliedCvColumn = {
  [K in ApplicantColumn]: AllFields[K] extends { cv: { only: "crew" } }
    ? never
    : AllFields[K] extends { cv: object }
      ? K
      : never;
}[ApplicantColumn];
/** List the facts of a part of the CV in its order. labelName: the name of the field's label. */
export const cvFields = (place: CvPlace) =>
  (Object.entries({ ...personFields, ...otherColumns, ...applicantFields }) as [string, PersonField][])
    .flatMap(([column, { cv, input, class: fieldClass, form, applied }]) =>
      cv?.place === place
        ? [{ ...cv, column, input, fieldClass, labelName: form?.label ?? form?.name ?? applied?.name ?? column }]
        : [],
    )
    .toSorted(byPlace);

export type AppliedColumn = {
  [K in ApplicantColumn]: AllFields[K] extends { applied: object } ? K : never;
}[ApplicantColumn];
type KinColumn = {
  [K in AppliedColumn]: AllFields[K] extends { applied: { group: "nextOfKin" } } ? K : never;
}[AppliedColumn];
type AppliedName<K extends AppliedColumn> = AllFields[K] extends { applied: { name: infer N extends string } }
  ? N
  : never;
type RequiredBy<K extends AppliedColumn> = AllFields[K] extends { applied: { required: infer R } }
  ? R
  : AllFields[K] extends { form: { required: infer R } }
    ? R
    : never;
type IsFile<K extends AppliedColumn> = AllFields[K] extends { input: { kind: "file" } } ? true : false;
type AppliedValue<K extends AppliedColumn, File> = IsFile<K> extends true ? File : NonNullable<Applicant[K]>;
type ParsedApplied<K extends AppliedColumn, File> =
  RequiredBy<K> extends "everyone" ? AppliedValue<K, File> : AppliedValue<K, File> | null;

/** The person's part of a registration as its schema parses it, under the documents' names. */
export type ParsedPerson<File> = {
  [K in Exclude<AppliedColumn, KinColumn> as AppliedName<K>]: ParsedApplied<K, File>;
} & { nextOfKin: ParsedKin };
export type ParsedKin = { [K in KinColumn as AppliedName<K>]: ParsedApplied<K, never> };
/** The same as a form holds it: texts and files. */
export type PersonTexts<File> = {
  [K in Exclude<AppliedColumn, KinColumn> as AppliedName<K>]: IsFile<K> extends true ? File | null : string;
} & { nextOfKin: { [K in KinColumn as AppliedName<K>]: string } };

type IsHidden<K extends AppliedColumn> = AllFields[K] extends { class: "identity" | "payroll" } ? true : false;
type ShownValue<K extends AppliedColumn, File> =
  IsFile<K> extends true
    ? File
    : AllFields[K] extends { input: { kind: "choice" } }
      ? string
      : NonNullable<Applicant[K]>;
type ShownApplied<K extends AppliedColumn, File> =
  | ShownValue<K, File>
  | (IsHidden<K> extends true
      ? null
      : K extends "nationalityId"
        ? never
        : RequiredBy<K> extends "everyone"
          ? never
          : null);
/** The person's part of an application as the office sees it: choices by name, identity and payroll null if hidden. */
export type ShownApplicant<File> = {
  [K in Exclude<AppliedColumn, KinColumn> as AppliedName<K>]: ShownApplied<K, File>;
} & { nextOfKin: { [K in KinColumn as AppliedName<K>]: ShownApplied<K, never> } };

export type AppliedField = Applied & {
  column: ApplicantColumn;
  fieldClass: FieldClass;
  input: FieldInput;
  required: RequiredOf;
  isKin: boolean;
  /** The name of its label in the record, else in the registration. */
  labelName: string;
};

const allDeclared = Object.entries({ ...personFields, ...applicantFields }) as [ApplicantColumn, PersonField][];

/** Every field of a registration's first step, in the order of this file. */
export const appliedFields: readonly AppliedField[] = allDeclared.flatMap(
  ([column, { applied, input, form, class: fieldClass }]) =>
    applied && input
      ? [
          {
            ...applied,
            column,
            fieldClass,
            input,
            required: applied.required ?? form?.required ?? "everyone",
            isKin: applied.group === "nextOfKin",
            labelName: form?.label ?? form?.name ?? applied.name,
          },
        ]
      : [],
);

/** List the fields of a group in the order of the wizard. */
export const appliedIn = (group: AppliedGroup) =>
  appliedFields.filter((field) => field.group === group).toSorted(byPlace);

/** What the wizard needs to know of a field. Browsers get it as data and do not load the declaration. */
export type AppliedInput = Omit<AppliedField, "column" | "fieldClass" | "labelName" | "at">;
/** List the fields of the first step for the wizard, from the top of the screen down. */
export const appliedInputs = (): AppliedInput[] =>
  appliedGroups
    .flatMap(appliedIn)
    .map(({ column: _column, fieldClass: _class, labelName: _label, at: _at, ...field }) => field);

/** Arrange values by field as the documents do: the next of kin is an object of its own. */
export function byAppliedName<V>(valueOf: (field: AppliedField) => V): Record<string, V | Record<string, V>> {
  const valuesOf = (isKin: boolean) =>
    appliedFields.filter((field) => field.isKin === isKin).map((field) => [field.name, valueOf(field)] as const);
  return { ...Object.fromEntries(valuesOf(false)), nextOfKin: Object.fromEntries(valuesOf(true)) };
}

type Given = Record<string, unknown> & { nextOfKin: Record<string, unknown> };
/** Convert a parsed registration to columns of the application, without files. */
export const appliedColumns = (given: Given) =>
  Object.fromEntries(
    appliedFields
      .filter(({ input }) => input.kind !== "file")
      .map(({ column, name, isKin }) => [column, isKin ? given.nextOfKin[name] : given[name]]),
  );

/** The columns that hiring copies from the application. */
export const hiredColumns = () =>
  declaredColumns().flatMap(([column, { hired }]) => (hired ? [column as HiredColumn] : []));
export type HiredColumn = { [K in PersonColumn]: Fields[K] extends { hired: true } ? K : never }[PersonColumn] &
  ApplicantColumn;

type Strategies<T> = { [K in keyof T]: Strategy };
/** Return what an erasure makes of every column of both tables. */
export const erasureStrategies = () => {
  const columns = declaredColumns();
  // Every column of both tables is declared above; TypeScript cannot follow the mapping.
  return {
    crew: Object.fromEntries(
      columns.map(([column, { erased }]) => [column, typeof erased === "string" ? erased : erased[0]]),
    ) as Strategies<Person>,
    applicants: Object.fromEntries([
      ...columns.flatMap(([column, { erased }]) => (typeof erased === "string" ? [] : [[column, erased[1]]])),
      ...Object.entries({ ...applicantFields, ...otherApplicantColumns }).map(([column, { erased }]) => [
        column,
        erased,
      ]),
    ]) as Strategies<Applicant>,
  };
};
/** List the columns of an application that hold numbers. */
export const applicantNumbers = (): readonly string[] => [
  "bmi",
  ...appliedIn("body").flatMap(({ column, input }) => (input.kind === "number" ? [column] : [])),
];
