import fc from "fast-check";
import { checksumOf } from "./checksum.rules";
import type { Cells } from "../kinds.rules";

const row = (values: Cells = {}): Cells => ({
  province: "KI",
  year: 2026,
  amount: 3_762_431,
  decree: "SK 1",
  ...values,
});

test("ignores the order of rows and columns", () => {
  const rows = [row(), row({ province: "KU" }), row({ province: "JK" })];
  const turned = rows.toReversed().map((one) => Object.fromEntries(Object.entries(one).reverse()));
  expect(checksumOf("minimum-wages", turned)).toBe(checksumOf("minimum-wages", rows));
  fc.assert(
    fc.property(fc.shuffledSubarray(rows, { minLength: 3 }), (shuffled) => {
      expect(checksumOf("minimum-wages", shuffled)).toBe(checksumOf("minimum-wages", rows));
    }),
  );
});

test("changes the checksum with any value, row count or kind", () => {
  const rows = [row(), row({ province: "KU" })];
  const others = [
    [row({ amount: 3_762_432 }), row({ province: "KU" })],
    [row({ decree: "SK 2" }), row({ province: "KU" })],
    [row()],
    [...rows, row({ province: "JK" })],
    [],
  ].map((other) => checksumOf("minimum-wages", other));
  const all = [checksumOf("minimum-wages", rows), ...others, checksumOf("salary-matrix", [])];
  expect(new Set(all).size).toBe(all.length);
  expect(all[0]).toMatch(/^[0-9a-f]{64}$/);
});

test("distinguishes a missing line from a line of zero", () => {
  const wages = { positionId: 1, operationAreaId: 1, payrollCategoryId: 3, basicSalary: 1, regionalAllowance: 1 };
  expect(checksumOf("salary-matrix", [{ ...wages, kpak: null }])).not.toBe(
    checksumOf("salary-matrix", [{ ...wages, kpak: 0 }]),
  );
});

test("keeps the checksum of rows older than a new column", () => {
  const row = { feePercentage: 8, vatPercentage: 11, vatBase: "billsAfterFee" };
  expect(checksumOf("fees-and-vat", [{ ...row, vatTwelfths: 12 }])).toBe(
    "1e82f1c2a6ccf5a9f2f2c773417fb84867a9449fd4b8da19be61b328524e9755",
  );
  expect(checksumOf("fees-and-vat", [{ ...row, vatTwelfths: 11 }])).not.toBe(
    checksumOf("fees-and-vat", [{ ...row, vatTwelfths: 12 }]),
  );
});
