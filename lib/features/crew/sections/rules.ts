import { guessPassportNames } from "../formats/passport-name.rules";
import { addYears } from "@/lib/platform/calendar/dates";
import { messageOf, type FieldError } from "@/lib/platform/errors";
import { searchText } from "@/lib/platform/i18n/search-text";
import type { Person } from "../queries";
import { isNikConsistent } from "./edit.rules";
import { sectionValues } from "../person-fields.rules";
import { minAges } from "./values.schema";

/** Return a person's own columns under the form's names. */
export const personFormValues = (person: Person) => ({
  personal: sectionValues("personal", person),
  physical: sectionValues("physical", person),
  contact: sectionValues("contact", person),
  "next-of-kin": sectionValues("next-of-kin", person),
  employment: sectionValues("employment", person),
});

function asText(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" && "fileId" in value ? String(value.fileId) : String(value).trim();
}

/**
 * Return the values that differ from the stored ones. Unchanged values are not checked, so that an old record can be
 * corrected field by field.
 */
export const changedValues = (stored: Record<string, unknown>, values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => name in stored && value !== undefined && asText(value) !== asText(stored[name]),
    ),
  );

/** Check rules over several fields on the record as it will be. Paths are section.field. product 5.17 */
export function personProblems(
  after: Person,
  touched: ReadonlySet<string>,
  { today, isCadet }: { today: string; isCadet: boolean },
): FieldError[] {
  const problems: FieldError[] = [];
  const addProblem = (path: string, isWrong: boolean, message: string) => {
    if (isWrong && touched.has(path)) problems.push({ path, message });
  };
  const age = isCadet ? minAges.cadet : minAges.others;
  addProblem("personal.dateOfBirth", after.dateOfBirth > addYears(today, -age), messageOf("crew.tooYoung", { age }));
  for (const [path, number] of [
    ["personal.idCardNo", after.idNumber],
    ["personal.kkNumber", after.kkNumber],
  ] as const) {
    const isRequired = touched.has(path) || touched.has("personal.crewOrigin");
    if (isRequired && after.crewOrigin === "WNI" && !number) problems.push({ path, message: "validation.required" });
  }
  const isShared = after.email !== null && after.email === after.nextOfKinEmail;
  addProblem("contact.emailAddress", isShared, "crew.nextOfKinEmailSame");
  addProblem("next-of-kin.emailAddress", isShared, "crew.nextOfKinEmailSame");
  return problems;
}

type NameColumn = "fullName" | "familyName" | "givenNames";
const wordsOf = (name: string | null) =>
  searchText(name ?? "")
    .split(/[\s,]+/)
    .filter(Boolean);

/** Whether the names in the passport together are the full name, in any order and without its titles. */
export function isNamedAlike({ fullName, familyName, givenNames }: Pick<Person, NameColumn>): boolean {
  const inPassport = [...wordsOf(familyName), ...wordsOf(givenNames)];
  const { family, given } = guessPassportNames(fullName);
  const spoken = [...wordsOf(family), ...wordsOf(given)];
  return inPassport.length === 0 || inPassport.sort().join(" ") === spoken.sort().join(" ");
}

/** Return warnings about a person's values; they never block. */
export function personWarnings(person: Person, touched: ReadonlySet<string>): string[] {
  const { idNumber, dateOfBirth, sex } = person;
  const isTouched = (fields: readonly string[]) => fields.some((field) => touched.has(`personal.${field}`));
  const isNikDoubtful = isTouched(["idCardNo", "dateOfBirth", "sex"]) && idNumber;
  return [
    ...(isNikDoubtful && !isNikConsistent(idNumber, dateOfBirth, sex) ? ["crew.edit.nikDisagrees"] : []),
    ...(isTouched(["fullName", "familyName", "givenNames"]) && !isNamedAlike(person)
      ? ["crew.edit.passportNamesDiffer"]
      : []),
  ];
}
