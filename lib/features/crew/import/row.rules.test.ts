import { messageOf } from "@/lib/platform/errors";
import { plainName } from "@/lib/platform/names";
import { documentIn, personIn, type CertificateList, type Lists } from "./row.rules";

const lists: Lists = {
  position: new Map<string, number | null>([
    ["able seaman", 4],
    ["master", null],
  ]),
  vesselType: new Map([["tug boat", 2]]),
  nationality: new Map([["indonesian", 60]]),
  religion: new Map(),
  "marital-status": new Map(),
  "employment-type": new Map(),
  ptkp: new Map(),
};
const endless = { id: 8, name: "Security Awareness Training (SAT)", neverExpires: true };
const certificates: CertificateList = {
  coc: new Map([["ant-ii", { id: 1, name: "Deck Officer Class II (ANT-II)", neverExpires: false }]]),
  cop: new Map([
    ["bst", { id: 7, name: "Basic Safety Training (BST)", neverExpires: false }],
    ["sat", endless],
    ["security awareness training (sat)", endless],
    ["aff", null],
  ]),
};

type Cells = Parameters<typeof personIn>[0]["cells"];
const personOf = (cells: Cells) =>
  personIn({ line: 5, cells }, lists, { monthFirst: new Set(), decimalMarks: new Map() });
const completeCells = {
  seafarerCode: "6211 5768 05",
  fullName: "Budi Santoso",
  rank: " ABLE  seaman ",
  vesselType: "Tug Boat",
  sex: "L",
  dateOfBirth: "17/05/1990",
};
const wrongOf = (cells: Cells) => personOf(cells).problems.map(({ column, message }) => `${column} ${message}`);

test("parses a line with the forms of the record: list names, dates and numbers as files write them", () => {
  const line = personOf({
    ...completeCells,
    employeeNumber: "m-00017",
    nationality: "INDONESIAN",
    phone: "0812 3456 7890",
  });
  expect(line).toMatchObject({
    line: 5,
    seafarerCode: "6211576805",
    employeeNumber: "M-00017",
    problems: [],
    changes: {
      personal: {
        seaFarerId: "6211576805",
        fullName: "Budi Santoso",
        sex: "Male",
        dateOfBirth: "1990-05-17",
        nationalityId: 60,
      },
      employment: { jobPositionId: 4, shipId: 2 },
      contact: { phoneNo: "+6281234567890" },
    },
  });
  expect(line.touched.has("personal.fullName")).toBe(true);
  expect(line.quote("fullName")).toBe("Budi Santoso");
});

test("asks about an address with a likely slip and imports it as written", () => {
  const line = personOf({
    ...completeCells,
    email: "mailto:Budi@gmail.con ",
    phone: "0812 3456 7890",
    kinEmail: "ani@gmial.com",
  });
  expect(line.changes.contact).toMatchObject({ emailAddress: "budi@gmail.con" });
  expect(line.problems.filter(({ severity }) => severity === "warning")).toEqual([
    expect.objectContaining({
      column: "email",
      message: messageOf("crew-import.problems.meantAddress", { address: "budi@gmail.com" }),
    }),
    expect.objectContaining({
      column: "kinEmail",
      message: messageOf("crew-import.problems.meantAddress", { address: "ani@gmail.com" }),
    }),
  ]);
  expect(personOf({ ...completeCells, email: "budi@gmail.com" }).problems).toEqual([]);
});

test("names signs that documents cannot print, and imports the text as written", () => {
  const line = personOf({ ...completeCells, fullName: "Zhang 張偉" });
  expect(line.changes.personal).toMatchObject({ fullName: "Zhang 張偉" });
  expect(line.problems).toEqual([
    expect.objectContaining({
      column: "fullName",
      severity: "warning",
      message: messageOf("crew-import.problems.signsNotPrinted", { signs: "張偉" }),
    }),
  ]);
});

test("ignores blank cells: they neither clear nor fail", () => {
  const line = personOf({ ...completeCells, email: " ", address: null, kinName: "" });
  expect(line.problems).toEqual([]);
  expect([...line.touched].filter((field) => /^(contact|next-of-kin)\./.test(field))).toEqual([]);
  expect(line.changes.contact).toBeUndefined();
});

test.each<[Cells, string]>([
  [{ sex: "X" }, "sex crew-import.problems.word"],
  [{ sex: "constructor" }, "sex crew-import.problems.word"],
  [{ rank: "Astronaut" }, "rank crew-import.problems.unknown.position"],
  [{ rank: "Master" }, "rank crew-import.problems.ambiguous"],
  [{ dateOfBirth: "05/17/1990" }, "dateOfBirth crew-import.problems.day"],
  [{ idNumber: 3578101705900001 }, "idNumber crew-import.problems.numberCut"],
  [{ idNumber: "123" }, "idNumber crew.nikInvalid"],
  [{ email: "nonsense" }, "email validation.email"],
  [{ kinEmail: "nonsense" }, "kinEmail validation.email"],
  [{ employeeNumber: "=A1" }, "employeeNumber crew-import.problems.employeeNumber"],
  [{ employeeNumber: "#REF!" }, "employeeNumber crew-import.problems.formulaError"],
])("reports the column and problem of %j", (cells, expected) => {
  expect(wrongOf({ ...completeCells, ...cells })).toEqual([expected]);
});

test("quotes up to sixty characters of a cell, and a date as a day", () => {
  const [long] = personOf({ ...completeCells, email: "x".repeat(80) }).problems;
  expect(long).toMatchObject({ sheet: "crew", line: 5, severity: "error", value: "x".repeat(60) });
  const [day] = personOf({ ...completeCells, dateOfBirth: new Date("2025-01-01T00:00:00Z") }).problems;
  expect(day).toMatchObject({ column: "dateOfBirth", value: "2025-01-01" });
});

const documentOf = (cells: Cells) => documentIn({ line: 3, cells }, certificates, new Set());
const bst = {
  seafarerCode: "6211-5768.05",
  kind: "COP",
  name: " bst ",
  number: "62/1",
  issued: "2024-03-01",
  expired: "01/03/2029",
};
const documentProblemOf = (cells: Cells) =>
  documentOf({ ...bst, ...cells }).problems.map(({ column, severity, message }) => [column, severity, message]);

test("takes name and number of a listed certificate from the list", () => {
  expect(documentOf({ ...bst, description: "copy" })).toMatchObject({
    seafarerCode: "6211576805",
    problems: [],
    document: {
      kind: "cop",
      documentKind: "other",
      certificateId: 7,
      name: "Basic Safety Training (BST)",
      number: "62/1",
      issued: "2024-03-01",
      expired: "2029-03-01",
      description: "copy",
    },
  });
});

test("keeps an unlisted certificate with a warning and refuses an ambiguous one", () => {
  const unknown = documentOf({ ...bst, name: "Forklift" });
  expect(unknown.document).toMatchObject({ certificateId: null, name: "Forklift" });
  expect(unknown.problems).toMatchObject([
    { column: "name", severity: "warning", message: "crew-import.problems.unknown.certificate" },
  ]);
  expect(documentOf({ ...bst, name: "AFF" }).document).toBeNull();
  expect(documentProblemOf({ name: "AFF" })).toEqual([["name", "error", "crew-import.problems.ambiguous"]]);
});

test("accepts an expiry, no expiry, or a certificate that never expires", () => {
  expect(documentOf({ ...bst, expired: "", noExpiry: "ya" }).document).toMatchObject({ expired: null });
  expect(documentOf({ ...bst, name: "SAT", expired: "" }).document).toMatchObject({ certificateId: 8, expired: null });
  expect(documentProblemOf({ expired: "" })).toEqual([["expired", "error", "crew.papers.expiryOrNone"]]);
});

test("compacts a passport number; travel documents need a kind and no name", () => {
  const passport = { ...bst, kind: "Paspor", name: "", number: "c 123 4567" };
  expect(documentOf(passport).document).toMatchObject({
    kind: "travel-document",
    documentKind: "passport",
    name: "Passport",
    number: "C1234567",
    certificateId: null,
  });
  expect(documentOf({ ...passport, kind: "buku pelaut", number: "E 143100" }).document).toMatchObject({
    documentKind: "seaman-book",
    name: "Seaman Book",
    number: "E143100",
  });
  expect(documentProblemOf({ kind: "other", name: "" })).toEqual([["name", "error", "validation.required"]]);
});

test.each<[Cells, string, string]>([
  [{ kind: "" }, "kind", "validation.required"],
  [{ kind: "degree" }, "kind", "crew-import.problems.word"],
  [{ noExpiry: "perhaps" }, "noExpiry", "crew-import.problems.word"],
  [{ number: "" }, "number", "validation.required"],
  [{ issued: "2024-02-30" }, "issued", "crew-import.problems.day"],
  [{ expired: "2023-03-01" }, "expired", "crew.expiredBeforeIssued"],
  [{ seafarerCode: "" }, "seafarerCode", "crew-import.problems.noKey"],
])("refuses a document with %j once, on that column", (cells, column, message) => {
  expect(documentProblemOf(cells)).toEqual([[column, "error", message]]);
  expect(documentOf({ ...bst, ...cells }).document).toBeNull();
});

test("compares names regardless of case, spaces and accent forms", () => {
  expect(plainName("  Able   SEAMAN ")).toBe("able seaman");
  expect(plainName("Rene\u0301")).toBe(plainName("Ren\u00e9"));
});
