import type { sexes, crewOrigins } from "@/db/enums/applicants";
import { locales } from "@/lib/platform/i18n/locales";
import { translator, type Translate } from "@/lib/platform/i18n/messages";
import type { SheetName } from "./schema";
import { sheetColumns, type SheetKey } from "../person-fields.rules";
import type { PersonSection } from "../sections/schema";

const importedLists = [
  "position",
  "vesselType",
  "nationality",
  "religion",
  "marital-status",
  "employment-type",
  "ptkp",
] as const;
export type ListName = (typeof importedLists)[number];
function importedList(list: string): ListName {
  const name = importedLists.find((known) => known === list);
  if (!name) throw new Error(`the import does not know the list ${list}`);
  return name;
}
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

const valueWords: Record<string, Record<string, string>> = { sex: sexWords, crewOrigin: originWords };

/** Columns of the crew sheet in order; a column without a field is a key. */
const declaredColumns = sheetColumns();
const personColumns = new Map(
  declaredColumns.map(({ key, form, input }): [string, Column] => [
    key,
    {
      ...(form && { field: `${form.section}.${form.name}` }),
      ...(input?.kind === "date" && { isDay: true }),
      ...(input?.kind === "number" && { isAmount: true }),
      ...(input?.kind === "choice" && { list: importedList(input.list) }),
      ...(input?.kind === "word" && { words: valueWords[key] ?? {} }),
    },
  ]),
);
export type PersonColumn = SheetKey;
export const personKeys: readonly PersonColumn[] = declaredColumns.map(({ key }) => key);
export const columnOf = (key: PersonColumn): Column => personColumns.get(key) ?? {};
export const personDays: readonly PersonColumn[] = personKeys.filter((key) => columnOf(key).isDay);
export const personAmounts: readonly PersonColumn[] = personKeys.filter((key) => columnOf(key).isAmount);
/** What a new person cannot be stored without. */
export const requiredColumns: readonly PersonColumn[] = declaredColumns.flatMap(({ key, required }) =>
  required ? [key] : [],
);

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

/** Return the first text of several keys that exists. */
const textOf = (t: Translate, ...keys: string[]) => keys.map((key) => t(key)).find((text) => !keys.includes(text));

/** Return the heading of a column: its own, or the label of the person's field. */
export const headingOf = (key: string, t: Translate): string =>
  textOf(t, `person-fields.headings.${key}`, `person-fields.labels.${key}`, `crew-import.columns.${key}`) ?? key;

/** Return what a column takes: a text of its own, or the smallest and largest value of the person's field. */
export function noteOf(key: string, t: Translate): string {
  const own = textOf(t, `person-fields.notes.${key}`, `crew-import.notes.${key}`);
  const input = declaredColumns.find((column) => column.key === key)?.input;
  if (own !== undefined) return own;
  if (input?.kind === "number") return t("crew-import.range", { from: input.min, to: input.max });
  if (input?.kind !== "size") return "";
  return t("crew-import.range", { from: input.values[0] ?? "", to: input.values.at(-1) ?? "" });
}

/** Every way a column may be headed: its key and, in both languages, its label in the template and in the crew list's export. */
function labelsOf(sheet: SheetName): Map<string, string> {
  const labels = new Map<string, string>();
  for (const key of columnsOfSheet[sheet]) {
    labels.set(plainLabel(key), key);
    const exported = exportedAs[key];
    for (const t of locales.map(translator))
      for (const text of [headingOf(key, t), ...(exported ? [t(exported)] : [])]) labels.set(plainLabel(text), key);
  }
  return labels;
}

const columnsByLabel = { crew: labelsOf("crew"), certificates: labelsOf("certificates") };

/** Find the column of a heading; undefined if it is not one of the sheet's. */
export const columnNamed = (sheet: SheetName, heading: string): string | undefined =>
  columnsByLabel[sheet].get(plainLabel(heading));
