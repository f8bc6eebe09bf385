import { getTableColumns } from "drizzle-orm";
import fc from "fast-check";
import { fieldClasses, type FieldClass } from "@/db/enums/crew";
import { crew } from "@/db/schema/crew";
import { roles, type Role, type SubRole } from "@/db/enums/users";
import type { UserActor } from "@/lib/access/actor";
import {
  classOf,
  extentOf,
  fieldClassesOf,
  redacted,
  masked,
  visibleMedical,
  canViewField,
  visibleTravelNumber,
  viewerOf,
  type Extent,
  type Viewer,
} from "./fields.rules";

const person = { id: 7, vesselId: 3 };
const user = (role: Role, subRole: SubRole | null = null, changes: Partial<UserActor> = {}): UserActor => ({
  kind: "user",
  userId: 1,
  email: "a@example.test",
  name: "A",
  role,
  subRole,
  divisionId: 1,
  ...changes,
});

const actors: Record<string, UserActor> = {
  SA: user("superadmin"),
  AD: user("crewingadminmarine"),
  MG: user("crewingmanagermarine"),
  PL: user("crewingplanningmarine"),
  SV: user("crewingservicemarine"),
  ST: user("crewingstaffmarine"),
  PD: user("crewingpdemarine"),
  FN: user("crewingfinancemarine"),
  PR: user("crewingprincipalmarine", null, { principalId: 1 }),
  VH: user("crewmarine", "head", { crewId: 1, vesselId: 3 }),
  CR: user("crewmarine", "crew", { crewId: 7 }),
};

const decided: [FieldClass, Partial<Record<string, Extent>>][] = [
  ["public", {}],
  ["professional", { FN: "none" }],
  ["travel", { FN: "none", PR: "part" }],
  ["contact", { FN: "part", VH: "part", PR: "none" }],
  ["identity", { PL: "none", SV: "none", PD: "none", FN: "part", VH: "none", PR: "none" }],
  ["payroll", { PL: "none", SV: "none", PD: "none", VH: "none", PR: "none" }],
  ["medical", { PL: "none", PD: "none", FN: "none", VH: "part", PR: "part" }],
  ["suitability", { SV: "none", FN: "none", VH: "none", PR: "none" }],
];

test.each(decided)("shows %s to every role as the policy says", (fieldClass, exceptions) => {
  const seen = Object.fromEntries(
    Object.entries(actors).map(([name, actor]) => [name, extentOf(viewerOf(actor, person), fieldClass)]),
  );
  expect(seen).toEqual({ ...Object.fromEntries(Object.keys(actors).map((name) => [name, "full"])), ...exceptions });
});

test("shows one's own record in full, whatever the role", () => {
  const own = fc.record({
    role: fc.constantFrom(...roles),
    subRole: fc.constantFrom<SubRole | null>("head", "crew", null),
    id: fc.integer({ min: 1 }),
    vesselId: fc.option(fc.integer({ min: 1 })),
  });
  fc.assert(
    fc.property(own, ({ role, subRole, id, vesselId }) =>
      expect([...fieldClassesOf(user(role, subRole, { crewId: id }), { id, vesselId })]).toEqual([...fieldClasses]),
    ),
  );
});

test("shows a seafarer no one else, and a head only public fields of other vessels' crew", () => {
  expect(fieldClassesOf(user("crewmarine", "crew", { crewId: 8, vesselId: 3 }), person).size).toBe(0);
  expect([...fieldClassesOf(user("crewmarine", "head", { crewId: 8, vesselId: 4 }), person)]).toEqual(["public"]);
  expect([
    ...fieldClassesOf(user("crewmarine", "head", { crewId: 8, vesselId: null }), { id: 7, vesselId: null }),
  ]).toEqual(["public"]);
});

test("shows nothing to actors that are not users", () => {
  expect(fieldClassesOf({ kind: "stranger" }, person).size).toBe(0);
  expect(fieldClassesOf({ kind: "visitor", visitorId: "v", gateTokenId: "g", sameNetwork: true }, person).size).toBe(0);
});

const record = {
  fullName: "Agus",
  phone: "+62812",
  email: "a@b.c",
  address: "Perak",
  nextOfKinName: "Siti",
  nextOfKinPhone: "+62813",
  idNumber: "3578",
  kkNumber: "3579",
  religion: "Islam",
  maritalStatus: "K",
  npwpNumber: "1",
  bpjsKesehatanNumber: "2",
  ptkp: "K/1",
  height: 170,
  coverallSize: "L",
  dateOfBirth: "1990-01-01",
};
const shownTo = (viewer: Viewer) =>
  Object.entries(redacted(viewer, record)).flatMap(([field, value]) => (value === null ? [] : [field]));

test("shows finance name, phone, NIK and tax, a head next of kin and sizes, a principal neither", () => {
  expect(shownTo("FN")).toEqual(["fullName", "phone", "idNumber", "npwpNumber", "bpjsKesehatanNumber", "ptkp"]);
  expect(shownTo("VH")).toEqual(["fullName", "nextOfKinName", "nextOfKinPhone", "coverallSize", "dateOfBirth"]);
  expect(shownTo("PR")).toEqual(["fullName", "dateOfBirth"]);
  expect(shownTo("PL")).toEqual(
    expect.not.arrayContaining(["idNumber", "kkNumber", "religion", "maritalStatus", "npwpNumber", "ptkp"]),
  );
  expect(shownTo("CR")).toEqual(Object.keys(record));
});

test("never adds a value and never drops a field", () => {
  const viewers: Viewer[] = [...(Object.keys(actors) as Viewer[]), "passer-by", "nobody"];
  fc.assert(
    fc.property(fc.constantFrom(...viewers), (viewer) => {
      const shown = redacted(viewer, record);
      expect(Object.keys(shown)).toEqual(Object.keys(record));
      for (const [field, value] of Object.entries(shown))
        if (value !== null) expect(value).toBe(record[field as keyof typeof record]);
    }),
  );
});

test("masks all but the last four characters, and all of a short number", () => {
  expect(masked("E143100")).toBe("•••• 3100");
  expect(masked("1234")).toBe("••••");
  fc.assert(
    fc.property(fc.string({ minLength: 5 }), (number) => expect(masked(number)).toBe(`•••• ${number.slice(-4)}`)),
  );
});

test("shows a travel number in full to staff, masked to a principal, not to finance", () => {
  expect([
    visibleTravelNumber("PL", "E143100"),
    visibleTravelNumber("PR", "E143100"),
    visibleTravelNumber("FN", "E143100"),
  ]).toEqual(["E143100", "•••• 3100", null]);
});

test("shows restrictions to a head, validity to a principal, nothing medical to planning", () => {
  const certificate = {
    status: "Fit With Restriction",
    validUntil: "2027-01-01",
    restriction: "Glasses",
    certificateNumber: "MC-1",
  };
  expect(visibleMedical("SV", certificate)).toEqual(certificate);
  expect(visibleMedical("VH", certificate)).toEqual({
    status: "Fit With Restriction",
    validUntil: null,
    restriction: "Glasses",
    certificateNumber: null,
  });
  expect(visibleMedical("PR", certificate)).toEqual({
    status: "Fit With Restriction",
    validUntil: "2027-01-01",
    restriction: null,
    certificateNumber: null,
  });
  expect(visibleMedical("PL", certificate)).toBeNull();
});

test("hides columns of the crew table without a class", () => {
  expect(Object.keys(getTableColumns(crew)).filter((column) => classOf(column) === undefined)).toEqual([]);
  const secrets = { fullName: "Agus", shoeColour: "red" };
  expect(canViewField("SA", "shoeColour")).toBe(false);
  expect(redacted("SA", secrets)).toEqual({ fullName: "Agus", shoeColour: null });
  expect(
    ["formerEmail", "idNumberHash"].map((field) => [canViewField("SV", field), canViewField("PR", field)]),
  ).toEqual([
    [true, false],
    [false, false],
  ]);
});

test("hides the field from every role", () => {
  expect(["fullName", "phone", "idNumber"].map((field) => canViewField("nobody", field))).toEqual([
    false,
    false,
    false,
  ]);
});
