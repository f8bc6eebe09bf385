import { locales } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import {
  cvFields,
  cvPlaces,
  fieldsOf,
  formFields,
  personFields,
  personSections,
  sheetColumns,
} from "./person-fields.rules";

const repeated = (values: readonly (string | number)[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

test("gives every field of a section, a sheet and a part of the CV a name and a place of its own", () => {
  for (const section of personSections) {
    expect([section, repeated(fieldsOf(section).map(({ name }) => name))]).toEqual([section, []]);
    expect([section, repeated(fieldsOf(section).map(({ at }) => at))]).toEqual([section, []]);
  }
  expect(repeated(sheetColumns().flatMap(({ key, at }) => [key, at]))).toEqual([]);
  for (const place of cvPlaces) expect(repeated(cvFields(place).map(({ at }) => at))).toEqual([]);
});

test("labels every field in both languages: in the record, the import and the CV", () => {
  const keys = [...formFields.map(({ name, label }) => `person-fields.labels.${label ?? name}`)];
  for (const locale of locales) expect(keys.filter((key) => translator(locale)(key) === key)).toEqual([]);
});

test("lets no section mix the data of the vessel's head with that of others", () => {
  expect(new Set(fieldsOf("contact").map(({ fieldClass }) => fieldClass))).toEqual(new Set(["contact"]));
  expect(new Set(fieldsOf("next-of-kin").map(({ fieldClass }) => fieldClass))).toEqual(new Set(["contact"]));
  expect(new Set(fieldsOf("physical").map(({ fieldClass }) => fieldClass))).toEqual(new Set(["contact"]));
});

test("asks every field with an input somewhere", () => {
  const inputs = Object.entries(personFields);
  expect(inputs.filter(([, field]) => !("form" in field) && !("applied" in field)).map(([column]) => column)).toEqual(
    [],
  );
});
