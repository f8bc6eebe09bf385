import { z } from "zod";
import type { CrewSection } from "@/db/enums/crew";
import { AppError } from "@/lib/platform/errors";
import { parseInput, recordId } from "@/lib/platform/validation";
import { bankForm } from "./bank.schema";
import { certificateForm, renewalIn, travelDocumentIn } from "../papers/schema";
import { rowForms, rowSections, type RowSection } from "../sections/rows.schema";
import type { Person } from "../queries";
import { differing, heldOf } from "../sections/rules";
import { personForms, personSections, type PersonSection } from "../sections/schema";

export type Values = Record<string, unknown>;
/** The stored part of a request: the parsed values to write, and the values on record at that time. */
export type AskedChange = { values: Values; before: Values };

const isPersonSection = (section: CrewSection): section is Exclude<PersonSection, "employment"> =>
  personSections.some((known) => known === section);
const isRowSection = (section: CrewSection): section is RowSection => rowSections.some((known) => known === section);

const heads: readonly string[] = ["id", "renews", "removed", "certificateId"];
/** Drop the fields that only identify the row. */
export const fieldsOf = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !heads.includes(field)));

export const isRemoval = ({ removed }: Values) => removed === true || removed === "true";

const idIn = (value: unknown) => parseInput(z.object({ id: recordId }), { id: value });

/** Keep only the requested fields of a row on record; its scan stays unless a new one is attached. */
function ofRow(section: RowSection, asked: Values, before: Values): Values {
  if (!asked.id) return parseInput(rowForms[section], asked);
  const row: Values = parseInput(rowForms[section], { ...before, ...asked });
  const isKept = !row.attachment || row.attachment === before.attachment;
  const given = Object.entries(row).filter(([field]) => field in asked && !(field === "attachment" && isKept));
  return { ...idIn(asked.id), ...Object.fromEntries(given) };
}

function ofPaper(section: "coc" | "cop" | "travel-documents", asked: Values, before: Values): Values {
  if (asked.id) return { ...idIn(asked.id), ...renewalIn(asked, before.expired === null) };
  if (asked.renews) return { renews: idIn(asked.renews).id, ...renewalIn(asked, before.expired === null) };
  return section === "travel-documents" ? travelDocumentIn(asked) : parseInput(certificateForm, asked);
}

/**
 * Parse requested values with the form the office uses. Unknown fields are dropped, because the approver must see all
 * that is written. @throws invalid naming each field, or rows: a request has one entry
 */
export function readAsked(section: CrewSection, asked: Values, before: Values = {}): Values {
  if ("rows" in asked)
    throw new AppError("invalid", "errors.invalid", {}, [{ path: "rows", message: "crew.requests.oneEntry" }]);
  if (section === "bank") return parseInput(bankForm, asked);
  if (isPersonSection(section)) return parseInput(personForms[section], asked);
  if (isRemoval(asked)) return { ...idIn(asked.id), removed: true };
  return isRowSection(section) ? ofRow(section, asked, before) : ofPaper(section, asked, before);
}

/** Return only the changed values of a single-entry section; list rows are returned in full. */
export const onlyDifferent = (person: Person, section: CrewSection, values: Values): Values =>
  isPersonSection(section) ? differing(heldOf(person)[section], values) : values;

/** Return the current values of a person's own columns next to the requested ones; null for rows and accounts. */
export const heldBeside = (person: Person, section: CrewSection, values: Values): Values | null => {
  if (!isPersonSection(section)) return null;
  const held: Values = heldOf(person)[section];
  return Object.fromEntries(Object.keys(values).map((field) => [field, held[field] ?? null]));
};

const shownValue = (value: unknown) => {
  if (typeof value === "object" && value !== null && "fileId" in value) return String(value.fileId);
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
};

/** List the changed fields with old and new value; a scan is shown as a file. */
export const compared = ({ values, before }: AskedChange) =>
  Object.keys({ ...(isRemoval(values) ? before : {}), ...fieldsOf(values) })
    .filter((field) => field !== "attachment" && field !== "fileId")
    .map((field) => ({
      field,
      before: shownValue(before[field]),
      after: isRemoval(values) ? null : shownValue(values[field]),
    }))
    .filter((line) => String(line.before ?? "") !== String(line.after ?? ""));
