import type { CertificateKind } from "@/db/enums/applicants";
import type { TravelDocumentKind } from "@/db/enums/crew";
import { plainName } from "@/lib/platform/names";
import {
  columnOf,
  flagWords,
  kindWords,
  paperDays,
  personKeys,
  type ListName,
  type PaperColumn,
  type PersonColumn,
} from "./columns.rules";
import { amountIn, dayIn, isBlank, textIn, type Read } from "./cell.rules";
import type { SheetName } from "./schema";
import type { Line } from "./table.rules";
import { compactNumber } from "../papers/number.rules";
import { certificateForm, lastDayOf, travelDocumentForm } from "../papers/schema";
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
const shown = (value: unknown) =>
  String(value instanceof Date ? value.toISOString().slice(0, 10) : (value ?? "")).slice(0, maxShown);

export type PersonLine = {
  line: number;
  seafarerCode: string;
  employeeNumber: string;
  changes: PersonChanges;
  touched: ReadonlySet<string>;
  problems: Problem[];
  shown: (column: string) => string;
};

/** Look up a word of a list; only own properties count, so "constructor" is not found. */
const known = <T>(words: Record<string, T>, text: string): T | undefined =>
  Object.hasOwn(words, plainName(text)) ? words[plainName(text)] : undefined;

function wordIn(words: Record<string, string | boolean>, text: string) {
  const found = known(words, text);
  return found === undefined
    ? ({ ok: false, message: "crew-import.problems.word" } as const)
    : ({ ok: true, value: found } as const);
}

function listed(lists: Lists, list: ListName, text: string): Read<number> {
  const found = lists[list].get(plainName(text));
  if (found === undefined) return { ok: false, message: `crew-import.problems.unknown.${list}` };
  return found === null ? { ok: false, message: "crew-import.problems.ambiguous" } : { ok: true, value: found };
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
): Read<string | number | boolean> {
  const { isDay, isAmount, list, words } = columnOf(key);
  if (isDay) return dayIn(cell, { isMonthFirst: monthFirst.has(key) });
  if (isAmount) return amountIn(cell, { decimalMarks: decimalMarks.get(key) ?? new Set() });
  const text = textIn(cell);
  if (!text.ok) return text;
  if (words) return wordIn(words, text.value);
  return list ? listed(lists, list, text.value) : text;
}

const employeeNumberRule = /^[A-Z0-9][A-Z0-9 ./-]{0,19}$/i;

type Raw = Partial<Record<PersonSection, Record<string, unknown>>>;

/** Parse a line with the forms of the record. */
function parsed(raw: Raw, wrong: (key: PersonColumn, message: string) => void): PersonChanges {
  const changes: Record<string, unknown> = {};
  for (const section of personSections) {
    const values = raw[section];
    if (!values) continue;
    const result = personForms[section].safeParse(values);
    if (result.success) changes[section] = result.data;
    for (const { path, message } of result.error?.issues ?? []) {
      const key = personKeys.find((known) => columnOf(known).field === `${section}.${path.join(".")}`);
      if (key) wrong(key, message);
    }
  }
  // Each value was parsed by the form of its own section.
  return changes as PersonChanges;
}

/** One line of the crew sheet; blank cells say nothing. */
export function personIn({ line, cells }: Line, lists: Lists, notations: ColumnNotations): PersonLine {
  const problems: Problem[] = [];
  const touched = new Set<string>();
  const raw: Raw = {};
  const wrong = (column: PersonColumn, message: string) =>
    problems.push({ sheet: "crew", line, column, severity: "error", message, value: shown(cells[column]) });
  for (const key of personKeys) {
    const { field } = columnOf(key);
    if (isBlank(cells[key]) || !field) continue;
    const value = valueOf(key, cells[key], lists, notations);
    if (!value.ok) {
      wrong(key, value.message);
      continue;
    }
    const section = personSections.find((known) => field.startsWith(`${known}.`));
    if (!section) continue;
    raw[section] = { ...raw[section], [field.slice(section.length + 1)]: value.value };
    touched.add(field);
  }
  const changes = parsed(raw, wrong);
  const number = textIn(cells.employeeNumber);
  if (!number.ok) wrong("employeeNumber", number.message);
  else if (number.value && !employeeNumberRule.test(number.value))
    wrong("employeeNumber", "crew-import.problems.employeeNumber");
  const code = textIn(cells.seafarerCode);
  return {
    line,
    seafarerCode: changes.personal?.seaFarerId ?? (code.ok ? code.value : ""),
    employeeNumber: number.ok ? number.value.toUpperCase() : "",
    changes,
    touched,
    problems: onePerColumn(problems),
    shown: (column) => shown(cells[column]),
  };
}

/** A document as it will be stored; expired is its last valid day, null without expiry. */
export type ImportedPaper = {
  kind: CertificateKind | "travel-document";
  documentKind: TravelDocumentKind;
  certificateId: number | null;
  name: string;
  number: string;
  issued: string;
  expired: string | null;
  description: string | null;
};
export type PaperLine = {
  line: number;
  seafarerCode: string;
  employeeNumber: string;
  paper: ImportedPaper | null;
  problems: Problem[];
  shown: (column: string) => string;
};
type Wrong = (column: PaperColumn, message: string, severity?: Problem["severity"]) => void;

const travelNames: Record<TravelDocumentKind, string> = {
  passport: "Passport",
  "seaman-book": "Seaman Book",
  other: "",
};
const columnOfPath: Record<string, PaperColumn> = {
  documentName: "name",
  documentNumber: "number",
  name: "name",
  number: "number",
  issued: "issued",
  expired: "expired",
  noExpiry: "noExpiry",
  description: "description",
};

function textsOf({ cells }: Line, monthFirst: ReadonlySet<string>, wrong: Wrong): Record<PaperColumn, string> {
  const text = (column: PaperColumn) => {
    if (isBlank(cells[column])) return "";
    const read = paperDays.includes(column)
      ? dayIn(cells[column], { isMonthFirst: monthFirst.has(column) })
      : textIn(cells[column]);
    if (!read.ok) wrong(column, read.message);
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
  wrong: Wrong,
): ImportedPaper | null {
  const known = certificates[kind].get(plainName(values.name));
  if (known === null) wrong("name", "crew-import.problems.ambiguous");
  if (known === undefined && values.name) wrong("name", "crew-import.problems.unknown.certificate", "warning");
  const result = certificateForm.safeParse({
    ...values,
    certificateId: null,
    noExpiry: values.noExpiry || known?.neverExpires === true,
  });
  for (const { path, message } of result.error?.issues ?? []) wrong(columnOfPath[path.join(".")] ?? "name", message);
  if (!result.success || known === null) return null;
  const { number, issued, description } = result.data;
  return {
    kind,
    documentKind: "other",
    certificateId: known?.id ?? null,
    name: known?.name ?? values.name,
    number,
    issued,
    expired: lastDayOf(result.data),
    description,
  };
}

function travelDocumentOf(documentKind: TravelDocumentKind, values: Values, wrong: Wrong): ImportedPaper | null {
  const documentNumber = compactNumber(documentKind, values.number);
  const result = travelDocumentForm.safeParse({
    ...values,
    documentKind,
    documentName: values.name || travelNames[documentKind],
    documentNumber,
  });
  for (const { path, message } of result.error?.issues ?? []) wrong(columnOfPath[path.join(".")] ?? "number", message);
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
export function paperIn(source: Line, certificates: CertificateList, monthFirst: ReadonlySet<string>): PaperLine {
  const { line, cells } = source;
  const problems: Problem[] = [];
  const wrong: Wrong = (column, message, severity = "error") =>
    problems.push({ sheet: "certificates", line, column, severity, message, value: shown(cells[column]) });
  const texts = textsOf(source, monthFirst, wrong);
  const kind = known(kindWords, texts.kind);
  const noExpiry = texts.noExpiry === "" ? false : known(flagWords, texts.noExpiry);
  if (kind === undefined) wrong("kind", texts.kind ? "crew-import.problems.word" : "validation.required");
  if (noExpiry === undefined) wrong("noExpiry", "crew-import.problems.word");
  const values = { ...texts, noExpiry: noExpiry ?? false };
  const paper =
    kind === undefined
      ? null
      : kind === "coc" || kind === "cop"
        ? certificateOf(kind, values, certificates, wrong)
        : travelDocumentOf(kind, values, wrong);
  if (paper && paper.expired === null && !values.noExpiry && !isEndless(paper, certificates))
    wrong("expired", "crew.papers.expiryOrNone");
  const code = texts.seafarerCode.replace(/[\s.-]/g, "");
  if (!code && !texts.employeeNumber) wrong("seafarerCode", "crew-import.problems.noKey");
  const isWrong = problems.some(({ severity }) => severity === "error");
  return {
    line,
    seafarerCode: code,
    employeeNumber: texts.employeeNumber.toUpperCase(),
    paper: isWrong ? null : paper,
    problems: onePerColumn(problems),
    shown: (column) => shown(cells[column]),
  };
}

const isEndless = ({ kind, name }: ImportedPaper, certificates: CertificateList) =>
  kind !== "travel-document" && certificates[kind].get(plainName(name))?.neverExpires === true;

/** Keep the first problem of each cell. */
const onePerColumn = (problems: Problem[]): Problem[] =>
  problems.filter(
    ({ severity, column }, index) =>
      severity === "warning" ||
      problems.findIndex((other) => other.severity === "error" && other.column === column) === index,
  );
