import { compared, fieldsOf, judge } from "./asked-change.rules";

test("only what differs is a line of the comparison, a number and its text being the same", () => {
  const change = { values: { id: 4, gpa: "3.5", major: "Teknika", attachment: "x" }, before: { gpa: 3.5, major: "Nautika" } };
  expect(compared(change)).toEqual([{ field: "major", before: "Nautika", after: "Teknika" }]);
});

test("a removal shows the whole entry that goes", () => {
  expect(compared({ values: { id: 4, removed: true }, before: { training: "Crane", issued: "2024-01-01", note: null } })).toEqual([
    { field: "training", before: "Crane", after: null },
    { field: "issued", before: "2024-01-01", after: null },
  ]);
});

test("what says which entry is meant is no field of the change", () => {
  expect(fieldsOf({ id: 1, renews: 2, removed: false, number: "5" })).toEqual({ number: "5" });
});

test("each section is judged by its own form", () => {
  expect(() => judge("contact", { phoneNo: "1" })).toThrow("errors.invalid");
  expect(() => judge("cop", { name: "BST" })).toThrow("errors.invalid");
  expect(() => judge("cop", { renews: 1, number: "2", issued: "2024-01-01", noExpiry: true })).not.toThrow();
  expect(() => judge("travel-documents", { documentKind: "other", documentName: "Visa", documentNumber: "1", issued: "2024-01-01" })).not.toThrow();
  expect(() => judge("bank", { sequence: 1, bankName: "BCA" })).toThrow("errors.invalid");
  expect(() => judge("training", { id: 1, removed: true })).not.toThrow();
});
