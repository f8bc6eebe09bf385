import type { Person } from "../queries";
import { changedValues, personFormValues, personProblems, personWarnings } from "./rules";
import { personForms, personSections } from "./schema";

// Only the columns the rules read.
const person = (changes: Partial<Person> = {}) =>
  ({
    fullName: "Agus Setiawan",
    crewOrigin: "WNI",
    sex: "Male",
    dateOfBirth: "1990-04-12",
    idNumber: "3578101204900001",
    kkNumber: "3578101204900002",
    email: "agus@example.com",
    nextOfKinEmail: "siti@example.com",
    ...changes,
  }) as Person;

const at = { today: "2026-11-20", isCadet: false };
const problems = (changes: Partial<Person>, touched: string[], isCadet = false) =>
  personProblems(person(changes), new Set(touched), { ...at, isCadet }).map(
    ({ path, message }) => `${path} ${message}`,
  );

test("returns every field of the record under the form's names", () => {
  const stored = personFormValues(person());
  for (const section of personSections)
    expect(Object.keys(stored[section]).sort()).toEqual(Object.keys(personForms[section].shape).sort());
  expect(stored.personal).toMatchObject({ idCardNo: "3578101204900001", fullName: "Agus Setiawan" });
});

test("returns only changed values: numbers as text, blank as empty, files by id, other fields never", () => {
  const stored = { height: 172, note: null, attachment: "f-1", fullName: "Agus" };
  expect(changedValues(stored, { height: "172", note: "", attachment: { fileId: "f-1" }, fullName: " Agus " })).toEqual(
    {},
  );
  expect(changedValues(stored, { height: "173", fullName: undefined, rank: "Master" })).toEqual({ height: "173" });
  expect(changedValues(stored, { fullName: "", attachment: { fileId: "f-2" } })).toEqual({
    fullName: "",
    attachment: { fileId: "f-2" },
  });
});

test.each([
  ["2008-11-20", false, []],
  ["2008-11-21", false, ["personal.dateOfBirth crew.tooYoung?age=18"]],
  ["2010-11-20", true, []],
  ["2010-11-21", true, ["personal.dateOfBirth crew.tooYoung?age=16"]],
])("born on %s, a cadet: %s", (dateOfBirth, isCadet, expected) => {
  expect(problems({ dateOfBirth }, ["personal.dateOfBirth"], isCadet)).toEqual(expected);
});

test("requires NIK and family card of Indonesians when they or the origin change, and of foreigners never", () => {
  const emptyNumbers = { idNumber: null, kkNumber: null };
  const required = ["personal.idCardNo validation.required", "personal.kkNumber validation.required"];
  expect(problems(emptyNumbers, ["personal.idCardNo"])).toEqual(required.slice(0, 1));
  expect(problems(emptyNumbers, ["personal.crewOrigin"])).toEqual(required);
  expect(problems({ ...emptyNumbers, crewOrigin: "WNA" }, ["personal.crewOrigin", "personal.idCardNo"])).toEqual([]);
});

test("refuses the person's own email for the next of kin, on the changed field", () => {
  const shared = { nextOfKinEmail: "agus@example.com" };
  expect(problems(shared, ["contact.emailAddress"])).toEqual(["contact.emailAddress crew.nextOfKinEmailSame"]);
  expect(problems(shared, ["next-of-kin.emailAddress"])).toEqual(["next-of-kin.emailAddress crew.nextOfKinEmailSame"]);
  expect(problems({ email: null, nextOfKinEmail: null }, ["contact.emailAddress"])).toEqual([]);
});

test("allows changes of other fields in an old record that breaks a rule", () => {
  const broken = { dateOfBirth: "2015-01-01", idNumber: null, kkNumber: null, nextOfKinEmail: "agus@example.com" };
  expect(problems(broken, ["physical.height"])).toEqual([]);
});

test("warns about a NIK with another birth date or sex only when one of them changed", () => {
  const hints = (changes: Partial<Person>, touched: string) => personWarnings(person(changes), new Set([touched]));
  expect(hints({}, "personal.idCardNo")).toEqual([]);
  for (const touched of ["personal.idCardNo", "personal.dateOfBirth", "personal.sex"])
    expect(hints({ sex: "Female" }, touched)).toEqual(["crew.edit.nikDisagrees"]);
  expect(hints({ sex: "Female" }, "contact.address")).toEqual([]);
  expect(hints({ sex: "Female", idNumber: null }, "personal.sex")).toEqual([]);
});
