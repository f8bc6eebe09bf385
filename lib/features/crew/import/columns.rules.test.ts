import { locales } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import { personForms } from "../sections/schema";
import {
  columnNamed,
  columnOf,
  columnsOfSheet,
  documentDays,
  documentKeys,
  headingOf,
  personKeys,
  requiredColumns,
} from "./columns.rules";

test.each(["crew", "certificates"] as const)(
  "finds each column of the %s sheet by key and by label in both languages",
  (sheet) => {
    for (const key of columnsOfSheet[sheet]) {
      const labels = [key, ...locales.map((locale) => headingOf(key, translator(locale)))];
      for (const label of labels) expect([label, columnNamed(sheet, label)]).toEqual([label, key]);
    }
  },
);

test("ignores case, spaces and punctuation of a heading, but not other words", () => {
  for (const heading of ["Seafarer code", " SEAFARER  CODE ", "seafarer-code", "seafarer_code*"])
    expect([heading, columnNamed("crew", heading)]).toEqual([heading, "seafarerCode"]);
  expect(columnNamed("crew", "Seafarer codes")).toBeUndefined();
  expect(columnNamed("crew", "")).toBeUndefined();
  expect(columnNamed("crew", "constructor")).toBeUndefined();
});

test("accepts a heading only on its own sheet", () => {
  expect(columnNamed("certificates", "Full name")).toBeUndefined();
  expect(columnNamed("crew", "Issued")).toBeUndefined();
});

test("maps each column of a person to a form field, except the employee number", () => {
  const known = Object.entries(personForms).flatMap(([section, form]) =>
    Object.keys(form.shape).map((field) => `${section}.${field}`),
  );
  const fields = personKeys.flatMap((key) => columnOf(key).field ?? []);
  expect(personKeys.filter((key) => columnOf(key).field === undefined)).toEqual(["employeeNumber"]);
  expect(fields.filter((field) => !known.includes(field))).toEqual([]);
  expect(new Set(fields).size).toBe(fields.length);
});

test("lists only columns of the sheet as required or as dates", () => {
  expect(requiredColumns.filter((key) => !personKeys.includes(key))).toEqual([]);
  expect(documentDays.filter((key) => !documentKeys.includes(key))).toEqual([]);
  expect(personKeys.filter((key) => columnOf(key).isDay)).toEqual(["dateOfBirth", "joinedOn"]);
});
