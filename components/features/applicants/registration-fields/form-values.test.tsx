import { fromTopDown } from "../draft/screen-order";
import { wizardStepAt } from "../draft/wizard-step";
import {
  emptyBank,
  emptyCertificate,
  emptyDocuments,
  emptyPersonal,
  emptyTrainings,
  lacking,
  valuesOf,
  withRequiredRows,
} from "./form-values";

const bst = {
  certificateId: 7,
  kind: "cop" as const,
  name: "Basic Safety Training",
  nameId: "Pelatihan Dasar Keselamatan",
  neverExpires: false,
  minMonthsValid: 6,
};
const medical = {
  certificateId: 8,
  kind: "cop" as const,
  name: "Medical First Aid",
  nameId: "Pertolongan Pertama Medis",
  neverExpires: true,
  minMonthsValid: 0,
};

test("required certificates come first, and one that never expires is ticked", () => {
  const rows = withRequiredRows([{ ...emptyCertificate, certificateName: "Own course" }], [bst, medical]);
  expect(rows.map(({ certificateName, noExpiry }) => [certificateName, noExpiry])).toEqual([
    ["Basic Safety Training", false],
    ["Medical First Aid", true],
    ["Own course", false],
  ]);
});

test("a required certificate typed before is taken over, not doubled", () => {
  const rows = withRequiredRows(
    [{ ...emptyCertificate, certificateName: "basic  safety training", certificateNumber: "62" }],
    [bst],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ certificateId: 7, certificateNumber: "62" });
});

test("a required row lacks number, issue date, expiry and scan until they are there", () => {
  expect(lacking({ ...emptyCertificate, noExpiry: true })).toEqual(["certificateNumber", "issued", "attachment"]);
});

test("a draft fills known fields and nothing else", () => {
  expect(
    valuesOf(
      { name: "", rows: [], kin: { name: "" } },
      { name: 5, rows: "x", kin: { name: "A", other: 1 }, evil: true },
    ),
  ).toEqual({ name: "5", rows: [], kin: { name: "A" } });
});

test.each([
  [undefined, [], 1],
  ["3", [1], 2],
  ["1", [1, 2], 1],
  ["5", [1, 2, 3], 4],
  [undefined, [1, 2, 3, 4], 5],
  ["2", [1, 2, 3, 4], 2],
  ["9", [1], 2],
])("step %s with %j submitted leads to step %i", (asked, submitted, step) => {
  expect(wizardStepAt(asked, submitted)).toBe(step);
});

test("every field of the four steps has its place in the order of the screen", () => {
  const names = [emptyPersonal, emptyDocuments, emptyTrainings, emptyBank].flatMap(Object.keys);
  expect(names.filter((name) => fromTopDown(name, "no field") >= 0)).toEqual([]);
});
