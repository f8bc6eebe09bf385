import fc from "fast-check";
import { safeCell, safeSheetName } from "./safe-cell";

test.each(["=1+1", "+62+812", "+1(2)", "+6281200000015 ", "-1", "@SUM(A1)", "\tx", "\rx"])(
  "%j is no formula",
  (text) => {
    expect(safeCell(text).startsWith("'")).toBe(true);
  },
);

test("other text is unchanged, without characters a workbook cannot hold", () => {
  expect(safeCell("PT Laut Biru = A")).toBe("PT Laut Biru = A");
  expect(safeCell("a\u0000b\uffffc")).toBe("abc");
  expect(safeCell("x".repeat(40_000))).toHaveLength(32_767);
});

test("no text at all starts a formula", () => {
  fc.assert(fc.property(fc.string(), (text) => expect(safeCell(text)).not.toMatch(/^(?!\+\d{6,15}$)[=+\-@\t\r]/)));
});

test("a telephone number is unchanged", () => expect(safeCell("+6281200000015")).toBe("+6281200000015"));

test("a sheet name is one Excel accepts", () => {
  expect(safeSheetName("BOC: Marine/Tanker [2026-11-20] and a long rest")).toBe("BOC Marine Tanker 2026-11-20 an");
  fc.assert(fc.property(fc.string(), (text) => expect(safeSheetName(text)).toMatch(/^(?!')[^\\/?*[\]:]{1,31}(?<!')$/)));
});
