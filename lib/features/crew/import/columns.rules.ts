import type { sexes, crewOrigins } from "@/db/enums/applicants";
import type { LookupKind } from "@/db/enums/lookups";
import { locales } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import type { SheetName } from "./schema";
import type { PersonSection } from "../sections/schema";

export type ListName =
  | "position"
  | "vesselType"
  | Extract<LookupKind, "nationality" | "religion" | "marital-status" | "employment-type" | "ptkp">;
type Column = {
  /** The form field the value belongs to. */
  field?: `${PersonSection}.${string}`;
  isDay?: true;
  isAmount?: true;
  list?: ListName;
  words?: Record<string, string>;
};

const sexWords: Record<string, (typeof sexes)[number]> = {
  male: "Male",
  m: "Male",
  l: "Male",
  "laki-laki": "Male",
  pria: "Male",
  female: "Female",
  f: "Female",
  p: "Female",
  perempuan: "Female",
  wanita: "Female",
};
const originWords: Record<string, (typeof crewOrigins)[number]> = { wni: "WNI", wna: "WNA" };

/** Columns of the crew sheet in order; a column without a field is a key. */
const personColumns = {
  seafarerCode: { field: "personal.seaFarerId" },
  employeeNumber: {},
  fullName: { field: "personal.fullName" },
  rank: { field: "employment.jobPositionId", list: "position" },
  vesselType: { field: "employment.shipId", list: "vesselType" },
  sex: { field: "personal.sex", words: sexWords },
  dateOfBirth: { field: "personal.dateOfBirth", isDay: true },
  placeOfBirth: { field: "personal.placeOfBirth" },
  crewOrigin: { field: "personal.crewOrigin", words: originWords },
  nationality: { field: "personal.nationalityId", list: "nationality" },
  religion: { field: "personal.religionId", list: "religion" },
  maritalStatus: { field: "personal.maritalStatusId", list: "marital-status" },
  employmentType: { field: "employment.employmentTypeId", list: "employment-type" },
  joinedOn: { field: "employment.joinedOn", isDay: true },
  idNumber: { field: "personal.idCardNo" },
  kkNumber: { field: "personal.kkNumber" },
  npwpNumber: { field: "personal.npwpNumber" },
  bpjsKesehatanNumber: { field: "personal.bpjsKesehatanNumber" },
  bpjsKetenagakerjaanNumber: { field: "personal.bpjsKetenagakerjaanNumber" },
  ptkp: { field: "employment.ptkpId", list: "ptkp" },
  phone: { field: "contact.phoneNo" },
  email: { field: "contact.emailAddress" },
  address: { field: "contact.address" },
  kinName: { field: "next-of-kin.fullName" },
  kinRelation: { field: "next-of-kin.relation" },
  kinPhone: { field: "next-of-kin.phoneNumber" },
  kinEmail: { field: "next-of-kin.emailAddress" },
  kinAddress: { field: "next-of-kin.address" },
  height: { field: "physical.height", isAmount: true },
  weight: { field: "physical.weight", isAmount: true },
  safetyShoesSize: { field: "physical.safetyShoesSize" },
  trousersSize: { field: "physical.trousersSize" },
  coverallSize: { field: "physical.coverallSize" },
  shirtSize: { field: "physical.shirtSize" },
} as const satisfies Record<string, Column>;
export type PersonColumn = keyof typeof personColumns;
export const personKeys = Object.keys(personColumns) as PersonColumn[];
export const columnOf = (key: PersonColumn): Column => personColumns[key];
export const personDays: readonly PersonColumn[] = personKeys.filter((key) => columnOf(key).isDay);
export const personAmounts: readonly PersonColumn[] = personKeys.filter((key) => columnOf(key).isAmount);
/** What a new person cannot be stored without. */
export const requiredColumns: readonly PersonColumn[] = [
  "seafarerCode",
  "fullName",
  "rank",
  "vesselType",
  "sex",
  "dateOfBirth",
];

export const documentKeys = [
  "seafarerCode",
  "employeeNumber",
  "kind",
  "name",
  "number",
  "issued",
  "expired",
  "noExpiry",
  "description",
] as const;
export type DocumentColumn = (typeof documentKeys)[number];
export const documentDays: readonly DocumentColumn[] = ["issued", "expired"];
export const kindWords: Record<string, "coc" | "cop" | "passport" | "seaman-book" | "other"> = {
  coc: "coc",
  cop: "cop",
  passport: "passport",
  paspor: "passport",
  "seaman book": "seaman-book",
  "seaman-book": "seaman-book",
  "buku pelaut": "seaman-book",
  other: "other",
  lainnya: "other",
};
export const flagWords: Record<string, boolean> = {
  yes: true,
  ya: true,
  y: true,
  true: true,
  x: true,
  "1": true,
  no: false,
  tidak: false,
  n: false,
  false: false,
  "0": false,
};

export const columnsOfSheet: Record<SheetName, readonly string[]> = { crew: personKeys, certificates: documentKeys };

const plainLabel = (label: string) =>
  label
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");

/** Headings of the crew list's export that differ from the template's. */
const exportedAs: Partial<Record<string, string>> = { employeeNumber: "crew.export.columns.employeeNumber" };

/** Every way a column may be headed: its key and, in both languages, its label in the template and in the crew list's export. */
function labelsOf(sheet: SheetName): Map<string, string> {
  const labels = new Map<string, string>();
  for (const key of columnsOfSheet[sheet]) {
    labels.set(plainLabel(key), key);
    const texts = [`crew-import.columns.${key}`, exportedAs[key]].filter((text) => text !== undefined);
    for (const locale of locales) for (const text of texts) labels.set(plainLabel(translator(locale)(text)), key);
  }
  return labels;
}

const columnsByLabel = { crew: labelsOf("crew"), certificates: labelsOf("certificates") };

/** Find the column of a heading; undefined if it is not one of the sheet's. */
export const columnNamed = (sheet: SheetName, heading: string): string | undefined =>
  columnsByLabel[sheet].get(plainLabel(heading));
