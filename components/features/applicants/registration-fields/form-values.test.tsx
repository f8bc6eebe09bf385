import { appliedInputs } from "@/lib/features/crew/person-fields.rules";
import { screenOrder } from "../draft/screen-order";
import { wizardStepAt } from "../draft/wizard-step";
import {
  emptyBank,
  emptyCertificate,
  emptyDocuments,
  emptyPersonalOf,
  emptyTrainings,
  missingCertificateFields,
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

test("puts required certificates first and ticks one without expiry", () => {
  const rows = withRequiredRows([{ ...emptyCertificate, certificateName: "Own course" }], [bst, medical]);
  expect(rows.map(({ certificateName, noExpiry }) => [certificateName, noExpiry])).toEqual([
    ["Basic Safety Training", false],
    ["Medical First Aid", true],
    ["Own course", false],
  ]);
});

test("reuses an entered certificate as the required one", () => {
  const rows = withRequiredRows(
    [{ ...emptyCertificate, certificateName: "basic  safety training", certificateNumber: "62" }],
    [bst],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ certificateId: 7, certificateNumber: "62" });
});

test("returns number, issue date, expiry and scan as missing until entered", () => {
  expect(missingCertificateFields({ ...emptyCertificate, noExpiry: true })).toEqual([
    "certificateNumber",
    "issued",
    "attachment",
  ]);
});

test("fills only known fields from a draft", () => {
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
])("leads from step %s with %j submitted to step %i", (query, submitted, step) => {
  expect(wizardStepAt(query, submitted)).toBe(step);
});

test("orders every field of the four steps", () => {
  const names = [emptyPersonalOf(appliedInputs()), emptyDocuments, emptyTrainings, emptyBank].flatMap(Object.keys);
  expect(names.filter((name) => screenOrder(appliedInputs())(name, "no field") >= 0)).toEqual([]);
});
