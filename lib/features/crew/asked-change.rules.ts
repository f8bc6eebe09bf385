import type { CrewSection } from "@/db/enums/crew";
import { parseInput } from "@/lib/platform/validation";
import { bankForm } from "./bank.schema";
import { certificateForm, renewalForm, travelDocumentForm } from "./papers.schema";
import { rowForms, rowSections, type RowSection } from "./rows.schema";
import { differing, heldOf, type Person } from "./sections.rules";
import { personForms, personSections, type PersonSection } from "./sections.schema";

export type Values = Record<string, unknown>;
/** What is kept of a request: what shall be written, as it was typed, and what the record said then. */
export type AskedChange = { values: Values; before: Values };

const isPersonSection = (section: CrewSection): section is Exclude<PersonSection, "employment"> => personSections.some((known) => known === section);
const isRowSection = (section: CrewSection): section is RowSection => rowSections.some((known) => known === section);

const heads: readonly string[] = ["id", "renews", "removed", "section", "employeeId", "rows"];
/** The fields of a change without what says which row it is about. */
export const fieldsOf = (values: Values): Values => Object.fromEntries(Object.entries(values).filter(([field]) => !heads.includes(field)));

export const isRemoval = ({ removed }: Values) => removed === true || removed === "true";

/** Judges what somebody asks for by the form the office uses itself; of a row on record what is left out stays. @throws invalid naming each field */
export function judge(section: CrewSection, asked: Values, before: Values = {}) {
  const values = asked.id && isRowSection(section) ? { ...before, ...asked } : asked;
  if (section === "bank") return void parseInput(bankForm, values);
  if (isRemoval(values)) return;
  if (isPersonSection(section)) return void parseInput(personForms[section], values);
  if (isRowSection(section)) return void parseInput(rowForms[section], values);
  if (values.renews || values.id) return void parseInput(renewalForm, values);
  if (section === "travel-documents") return void parseInput(travelDocumentForm, values);
  return void parseInput(certificateForm, values);
}

/** The part of a change that is one: of a person's own columns only what differs, of a row all of it. */
export const onlyDifferent = (person: Person, section: CrewSection, values: Values): Values => (isPersonSection(section) ? differing(heldOf(person)[section], values) : values);

/** A person's own columns beside the values asked for; rows and accounts are looked up. */
export const heldBeside = (person: Person, section: CrewSection, values: Values): Values | null => {
  if (!isPersonSection(section)) return null;
  const held: Values = heldOf(person)[section];
  return Object.fromEntries(Object.keys(values).map((field) => [field, held[field] ?? null]));
};

const plain = (value: unknown) => {
  if (typeof value === "object" && value !== null && "fileId" in value) return String(value.fileId);
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
};

/** Line by line what was and what shall be; the scan is shown as a file. */
export const compared = ({ values, before }: AskedChange) =>
  Object.keys({ ...(isRemoval(values) ? before : {}), ...fieldsOf(values) })
    .filter((field) => field !== "attachment" && field !== "fileId")
    .map((field) => ({ field, before: plain(before[field]), after: isRemoval(values) ? null : plain(values[field]) }))
    .filter((line) => String(line.before ?? "") !== String(line.after ?? ""));
