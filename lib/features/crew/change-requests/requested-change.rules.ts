import { z } from "zod";
import type { CrewSection } from "@/db/enums/crew";
import { AppError } from "@/lib/platform/errors";
import { parseInput, recordId } from "@/lib/platform/validation";
import { bankForm } from "./bank.schema";
import { certificateForm, renewalIn, travelDocumentIn } from "../documents/schema";
import { rowForms, rowSections, type RowSection } from "../sections/rows.schema";
import type { Person } from "../queries";
import { changedValues, personFormValues } from "../sections/rules";
import { personSections, requestForms, type PersonSection } from "../sections/schema";

export type Values = Record<string, unknown>;
/** The stored part of a request: the parsed values to write, and the values on record at that time. */
export type StoredChange = { values: Values; before: Values };

const isPersonSection = (section: CrewSection): section is Exclude<PersonSection, "employment"> =>
  personSections.some((option) => option === section);
const isRowSection = (section: CrewSection): section is RowSection => rowSections.some((option) => option === section);

const identifyingFields: readonly string[] = ["id", "renews", "removed", "certificateId"];
/** Drop the fields that only identify the row. */
export const fieldsOf = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !identifyingFields.includes(field)));

export const isRemoval = ({ removed }: Values) => removed === true || removed === "true";

const idIn = (value: unknown) => parseInput(z.object({ id: recordId }), { id: value });

/** Keep only the requested fields of a row on record; its scan stays unless a new one is attached. */
function parseRow(section: RowSection, requested: Values, before: Values): Values {
  if (!requested.id) return parseInput(rowForms[section], requested);
  const row: Values = parseInput(rowForms[section], { ...before, ...requested });
  const isSameAttachment = !row.attachment || row.attachment === before.attachment;
  const changedFields = Object.entries(row).filter(
    ([field]) => field in requested && !(field === "attachment" && isSameAttachment),
  );
  return { ...idIn(requested.id), ...Object.fromEntries(changedFields) };
}

function parseDocument(section: "coc" | "cop" | "travel-documents", requested: Values, before: Values): Values {
  if (requested.id) return { ...idIn(requested.id), ...renewalIn(requested, before.expired === null) };
  if (requested.renews) return { renews: idIn(requested.renews).id, ...renewalIn(requested, before.expired === null) };
  return section === "travel-documents" ? travelDocumentIn(requested) : parseInput(certificateForm, requested);
}

/**
 * Parse requested values with the form the office uses. Unknown fields are dropped, because the approver must see all
 * that is written. @throws invalid naming each field, or rows: a request has one entry
 */
export function parseRequestedValues(section: CrewSection, requested: Values, before: Values = {}): Values {
  if ("rows" in requested)
    throw new AppError("invalid", "errors.invalid", {}, [{ path: "rows", message: "crew.requests.oneEntry" }]);
  if (section === "bank") return parseInput(bankForm, requested);
  if (isPersonSection(section)) return parseInput(requestForms[section], requested);
  if (isRemoval(requested)) return { ...idIn(requested.id), removed: true };
  return isRowSection(section) ? parseRow(section, requested, before) : parseDocument(section, requested, before);
}

/** Return only the changed values of a single-entry section; list rows are returned in full. */
export const onlyDifferent = (person: Person, section: CrewSection, values: Values): Values =>
  isPersonSection(section) ? changedValues(personFormValues(person)[section], values) : values;

/** Return the current values of a person's own columns next to the requested ones; null for rows and accounts. */
export const currentPersonValues = (person: Person, section: CrewSection, values: Values): Values | null => {
  if (!isPersonSection(section)) return null;
  const personValues: Values = personFormValues(person)[section];
  return Object.fromEntries(Object.keys(values).map((field) => [field, personValues[field] ?? null]));
};

const comparableValue = (value: unknown) => {
  if (typeof value === "object" && value !== null && "fileId" in value) return String(value.fileId);
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
};

/** List the changed fields with old and new value; a scan is shown as a file. */
export const comparedFields = ({ values, before }: StoredChange) =>
  Object.keys({ ...(isRemoval(values) ? before : {}), ...fieldsOf(values) })
    .filter((field) => field !== "attachment" && field !== "fileId")
    .map((field) => ({
      field,
      before: comparableValue(before[field]),
      after: isRemoval(values) ? null : comparableValue(values[field]),
    }))
    .filter((line) => String(line.before ?? "") !== String(line.after ?? ""));
