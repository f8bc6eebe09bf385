import type { CertificateKind } from "@/db/enums/applicants";
import type { TravelDocumentKind } from "@/db/enums/crew";
import { messageOf } from "@/lib/platform/errors";
import { addressText } from "@/lib/platform/i18n/plain-text";
import { missingSigns } from "@/lib/platform/i18n/printed-signs";
import { plainName } from "@/lib/platform/names";
import {
  columnOf,
  flagWords,
  kindWords,
  documentDays,
  documentKeys,
  personKeys,
  type ListName,
  type DocumentColumn,
  type PersonColumn,
} from "./columns.rules";
import { amountIn, dayIn, isBlank, textIn, type CellResult } from "./cell.rules";
import type { SheetName } from "./schema";
import type { Line } from "./table.rules";
import { compactNumber } from "../documents/number.rules";
import { meantAddress } from "../formats/meant-address.rules";
import { certificateForm, lastDayOf, travelDocumentForm } from "../documents/schema";
import { personForms, personSections, type PersonChanges, type PersonSection } from "../sections/schema";

export type Problem = {
  sheet: SheetName;
  line: number;
  column: string | null;
  severity: "error" | "warning";
  message: string;
  value: string;
};
/** Map names in a file to ids; null if several entries share a name. */
export type Lists = Record<ListName, ReadonlyMap<string, number | null>>;
export type CertificateList = Record<
  CertificateKind,
  ReadonlyMap<string, { id: number; name: string; neverExpires: boolean } | null>
>;

/** How many characters of a cell a problem quotes. */
export const maxShown = 60;
const quoted = (value: unknown) =>
  String(value instanceof Date ? value.toISOString().slice(0, 10) : (value ?? "")).slice(0, maxShown);

export type PersonLine = {
  line: number;
  seafarerCode: string;
  employeeNumber: string;
  changes: PersonChanges;
  touched: ReadonlySet<string>;
  problems: Problem[];
  quote: (column: string) => string;
};

/** Look up a word of a list; only own properties count, so "constructor" is not found. */
const lookUp = <T>(labels: Record<string, T>, text: string): T | undefined =>
  Object.hasOwn(labels, plainName(text)) ? labels[plainName(text)] : undefined;

function choiceIn(labels: Record<string, string | boolean>, text: string) {
  const value = lookUp(labels, text);
  return value === undefined
    ? ({ ok: false, message: "crew-import.problems.word" } as const)
    : ({ ok: true, value } as const);
}

function listId(lists: Lists, list: ListName, text: string): CellResult<number> {
  const id = lists[list].get(plainName(text));
  if (id === undefined) return { ok: false, message: `crew-import.problems.unknown.${list}` };
  return id === null ? { ok: false, message: "crew-import.problems.ambiguous" } : { ok: true, value: id };
}

/** What all cells of a column tell of each: see monthFirstIn and decimalMarksIn. */
type ColumnNotations = {
  monthFirst: ReadonlySet<string>;
  decimalMarks: ReadonlyMap<string, ReadonlySet<string>>;
};

/** The value of one cell as the form of its section takes it. */
function valueOf(
  key: PersonColumn,
  cell: Line["cells"][string] | undefined,
  lists: Lists,
  { monthFirst, decimalMarks }: ColumnNotations,
): CellResult<string | number | boolean> {
  const { isDay, isAmount, list, words: labels } = columnOf(key);
  if (isDay) return dayIn(cell, { isMonthFirst: monthFirst.has(key) });
  if (isAmount) return amountIn(cell, { decimalMarks: decimalMarks.get(key) ?? new Set() });
  const text = textIn(cell);
  if (!text.ok) return text;
  if (labels) return choiceIn(labels, text.value);
  return list ? listId(lists, list, text.value) : text;
}

const employeeNumberRule = /^[A-Z0-9][A-Z0-9 ./-]{0,19}$/i;

type Raw = Partial<Record<PersonSection, Record<string, unknown>>>;

/** Parse a line with the forms of the record. */
function parsed(raw: Raw, addProblem: (key: PersonColumn, message: string) => void): PersonChanges {
  const changes: Record<string, unknown> = {};
  for (const section of personSections) {
    const values = raw[section];
    if (!values) continue;
    const result = personForms[section].safeParse(values);
    if (result.success) changes[section] = result.data;
    for (const { path, message } of result.error?.issues ?? []) {
      const key = personKeys.find((candidate) => columnOf(candidate).field === `${section}.${path.join(".")}`);
      if (key) addProblem(key, message);
    }
  }
  // Each value was parsed by the form of its own section.
  return changes as PersonChanges;
}

/** Columns of addresses: a likely slip is asked about, and imported as written. */
const addressKeys = ["email", "kinEmail"] as const;

/** One line of the crew sheet; blank cells say nothing. */
export function personIn({ line, cells }: Line, lists: Lists, notations: ColumnNotations): PersonLine {
  const problems: Problem[] = [];
  const touched = new Set<string>();
  const raw: Raw = {};
  const addProblem = (column: PersonColumn, message: string, severity: Problem["severity"] = "error") =>
    problems.push({ sheet: "crew", line, column, severity, message, value: quoted(cells[column]) });
  for (const key of personKeys) {
    const { field } = columnOf(key);
    if (isBlank(cells[key]) || !field) continue;
    const value = valueOf(key, cells[key], lists, notations);
    if (!value.ok) {
      addProblem(key, value.message);
      continue;
    }
    const section = personSections.find((candidate) => field.startsWith(`${candidate}.`));
    if (!section) continue;
    raw[section] = { ...raw[section], [field.slice(section.length + 1)]: value.value };
    touched.add(field);
  }
  const changes = parsed(raw, addProblem);
  for (const key of addressKeys) {
    const meant = touched.has(columnOf(key).field ?? "") ? meantAddress(addressText(quoted(cells[key]))) : null;
    if (meant !== null) addProblem(key, messageOf("crew-import.problems.meantAddress", { address: meant }), "warning");
  }
  for (const key of personKeys) {
    const signs = missingSigns(String(cells[key] ?? ""));
    if (signs) addProblem(key, messageOf("crew-import.problems.signsNotPrinted", { signs }), "warning");
  }
  const number = textIn(cells.employeeNumber);
  if (!number.ok) addProblem("employeeNumber", number.message);
  else if (number.value && !employeeNumberRule.test(number.value))
    addProblem("employeeNumber", "crew-import.problems.employeeNumber");
  const code = textIn(cells.seafarerCode);
  return {
    line,
    seafarerCode: changes.personal?.seaFarerId ?? (code.ok ? code.value : ""),
    employeeNumber: number.ok ? number.value.toUpperCase() : "",
    changes,
    touched,
    problems: onePerColumn(problems),
    quote: (column) => quoted(cells[column]),
  };
}

/** A document as it will be stored; expired is its last valid day, null without expiry. */
export type ImportedDocument = {
  kind: CertificateKind | "travel-document";
  documentKind: TravelDocumentKind;
  certificateId: number | null;
  name: string;
  number: string;
  issued: string;
  expired: string | null;
  description: string | null;
};
export type DocumentLine = {
  line: number;
  seafarerCode: string;
  employeeNumber: string;
  document: ImportedDocument | null;
  problems: Problem[];
  quote: (column: string) => string;
};
type AddProblem = (column: DocumentColumn, message: string, severity?: Problem["severity"]) => void;

const travelNames: Record<TravelDocumentKind, string> = {
  passport: "Passport",
  "seaman-book": "Seaman Book",
  other: "",
};
const columnOfPath: Record<string, DocumentColumn> = {
  documentName: "name",
  documentNumber: "number",
  name: "name",
  number: "number",
  issued: "issued",
  expired: "expired",
  noExpiry: "noExpiry",
  description: "description",
};

function textsOf(
  { cells }: Line,
  monthFirst: ReadonlySet<string>,
  addProblem: AddProblem,
): Record<DocumentColumn, string> {
  const text = (column: DocumentColumn) => {
    if (isBlank(cells[column])) return "";
    const read = documentDays.includes(column)
      ? dayIn(cells[column], { isMonthFirst: monthFirst.has(column) })
      : textIn(cells[column]);
    if (!read.ok) addProblem(column, read.message);
    return read.ok ? read.value : "";
  };
  return {
    seafarerCode: text("seafarerCode"),
    employeeNumber: text("employeeNumber"),
    kind: text("kind"),
    name: text("name"),
    number: text("number"),
    issued: text("issued"),
    expired: text("expired"),
    noExpiry: text("noExpiry"),
    description: text("description"),
  };
}

type Values = { name: string; number: string; issued: string; expired: string; noExpiry: boolean; description: string };

function certificateOf(
  kind: CertificateKind,
  values: Values,
  certificates: CertificateList,
  addProblem: AddProblem,
): ImportedDocument | null {
  const reference = certificates[kind].get(plainName(values.name));
  if (reference === null) addProblem("name", "crew-import.problems.ambiguous");
  if (reference === undefined && values.name) addProblem("name", "crew-import.problems.unknown.certificate", "warning");
  const result = certificateForm.safeParse({
    ...values,
    certificateId: null,
    noExpiry: values.noExpiry || reference?.neverExpires === true,
  });
  for (const { path, message } of result.error?.issues ?? [])
    addProblem(columnOfPath[path.join(".")] ?? "name", message);
  if (!result.success || reference === null) return null;
  const { number, issued, description } = result.data;
  return {
    kind,
    documentKind: "other",
    certificateId: reference?.id ?? null,
    name: reference?.name ?? values.name,
    number,
    issued,
    expired: lastDayOf(result.data),
    description,
  };
}

function travelDocumentOf(
  documentKind: TravelDocumentKind,
  values: Values,
  addProblem: AddProblem,
): ImportedDocument | null {
  const documentNumber = compactNumber(documentKind, values.number);
  const result = travelDocumentForm.safeParse({
    ...values,
    documentKind,
    documentName: values.name || travelNames[documentKind],
    documentNumber,
  });
  for (const { path, message } of result.error?.issues ?? [])
    addProblem(columnOfPath[path.join(".")] ?? "number", message);
  if (!result.success) return null;
  const { documentName: name, issued, description } = result.data;
  return {
    kind: "travel-document",
    documentKind,
    certificateId: null,
    name,
    number: documentNumber,
    issued,
    expired: lastDayOf(result.data),
    description,
  };
}

/**
 * Parse one line of the certificate sheet: a certificate, a passport, a seaman book or another travel document.
 * monthFirst: see monthFirstIn
 */
export function documentIn(source: Line, certificates: CertificateList, monthFirst: ReadonlySet<string>): DocumentLine {
  const { line, cells } = source;
  const problems: Problem[] = [];
  const addProblem: AddProblem = (column, message, severity = "error") =>
    problems.push({ sheet: "certificates", line, column, severity, message, value: quoted(cells[column]) });
  const texts = textsOf(source, monthFirst, addProblem);
  const kind = lookUp(kindWords, texts.kind);
  const noExpiry = texts.noExpiry === "" ? false : lookUp(flagWords, texts.noExpiry);
  if (kind === undefined) addProblem("kind", texts.kind ? "crew-import.problems.word" : "validation.required");
  if (noExpiry === undefined) addProblem("noExpiry", "crew-import.problems.word");
  const values = { ...texts, noExpiry: noExpiry ?? false };
  const document =
    kind === undefined
      ? null
      : kind === "coc" || kind === "cop"
        ? certificateOf(kind, values, certificates, addProblem)
        : travelDocumentOf(kind, values, addProblem);
  if (document && document.expired === null && !values.noExpiry && !isEndless(document, certificates))
    addProblem("expired", "crew.papers.expiryOrNone");
  for (const column of documentKeys) {
    const signs = missingSigns(String(cells[column] ?? ""));
    if (signs) addProblem(column, messageOf("crew-import.problems.signsNotPrinted", { signs }), "warning");
  }
  const code = texts.seafarerCode.replace(/[\s.-]/g, "");
  if (!code && !texts.employeeNumber) addProblem("seafarerCode", "crew-import.problems.noKey");
  const hasError = problems.some(({ severity }) => severity === "error");
  return {
    line,
    seafarerCode: code,
    employeeNumber: texts.employeeNumber.toUpperCase(),
    document: hasError ? null : document,
    problems: onePerColumn(problems),
    quote: (column) => quoted(cells[column]),
  };
}

const isEndless = ({ kind, name }: ImportedDocument, certificates: CertificateList) =>
  kind !== "travel-document" && certificates[kind].get(plainName(name))?.neverExpires === true;

/** Keep the first problem of each cell. */
const onePerColumn = (problems: Problem[]): Problem[] =>
  problems.filter(
    ({ severity, column }, index) =>
      severity === "warning" ||
      problems.findIndex((other) => other.severity === "error" && other.column === column) === index,
  );
