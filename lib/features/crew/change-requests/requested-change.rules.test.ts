import { comparedFields, fieldsOf, parseRequestedValues } from "./requested-change.rules";

test("lists changed fields only, treating a number and its text as equal", () => {
  const change = {
    values: { id: 4, gpa: "3.5", major: "Teknika", attachment: "x" },
    before: { gpa: 3.5, major: "Nautika" },
  };
  expect(comparedFields(change)).toEqual([{ field: "major", before: "Nautika", after: "Teknika" }]);
});

test("shows the whole entry of a removal", () => {
  expect(
    comparedFields({
      values: { id: 4, removed: true },
      before: { training: "Crane", issued: "2024-01-01", note: null },
    }),
  ).toEqual([
    { field: "training", before: "Crane", after: null },
    { field: "issued", before: "2024-01-01", after: null },
  ]);
});

test("leaves identifying fields out of the change", () => {
  expect(fieldsOf({ id: 1, renews: 2, removed: false, certificateId: 3, number: "5" })).toEqual({ number: "5" });
});

test("parses each section with its own form", () => {
  expect(() => parseRequestedValues("contact", { phoneNo: "1" })).toThrow("errors.invalid");
  expect(() => parseRequestedValues("cop", { name: "BST" })).toThrow("errors.invalid");
  expect(() =>
    parseRequestedValues("cop", { renews: 1, number: "2", issued: "2024-01-01", noExpiry: true }),
  ).not.toThrow();
  expect(() =>
    parseRequestedValues("travel-documents", {
      documentKind: "other",
      documentName: "Visa",
      documentNumber: "1",
      issued: "2024-01-01",
    }),
  ).not.toThrow();
  expect(() => parseRequestedValues("bank", { sequence: 1, bankName: "BCA" })).toThrow("errors.invalid");
  expect(() => parseRequestedValues("training", { id: 1, removed: true })).not.toThrow();
});

test("keeps only requested fields of a row, and the scan only when it is new", () => {
  const before = {
    companyName: "PT A",
    position: "AB",
    vesselName: "MV A",
    vesselType: "Bulk",
    grt: null,
    hp: null,
    dwt: null,
    onBoard: "2020-01-01",
    offBoard: "2020-06-01",
    note: null,
    attachment: "4b0c1f6e-1111-4222-8333-444444444444",
  };
  expect(
    parseRequestedValues(
      "sea-service",
      { id: "4", note: " Dry dock ", attachment: before.attachment, junk: 1 },
      before,
    ),
  ).toEqual({ id: 4, note: "Dry dock" });
  expect(parseRequestedValues("sea-service", { id: 4, attachment: "" }, before)).toEqual({ id: 4 });
  expect(() => parseRequestedValues("sea-service", { id: 4, attachment: "no file" }, before)).toThrow("errors.invalid");
});
