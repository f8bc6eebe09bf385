import fc from "fast-check";
import { matchesSum, leavePayOf, marineWages, sumOf, tankerWages, wageCheck } from "./rules";

const rate = {
  basicSalary: 12_000_000,
  kpak: 1_000_000,
  regionalAllowance: 2_500_000,
  overseasAllowance: 4_000_000,
  positionAllowance: 750_000,
};

test("pays only the category's lines", () => {
  expect(marineWages(rate, 1)).toMatchObject({
    allowances: 1_000_000,
    allowancesTradingOut: 2_500_000,
    overseasAllowance: null,
    positionAllowance: null,
    leavePay: 1_000_000,
    totalWages: 16_500_000,
  });
  expect(marineWages(rate, 2)).toMatchObject({
    allowances: null,
    allowancesTradingOut: null,
    overseasAllowance: 4_000_000,
    positionAllowance: 750_000,
    leavePay: 0,
    totalWages: 16_750_000,
  });
  expect(marineWages(rate, 3)).toMatchObject({
    allowances: null,
    allowancesTradingOut: 2_500_000,
    overseasAllowance: null,
    positionAllowance: 750_000,
    leavePay: 1_000_000,
    totalWages: 16_250_000,
  });
  expect(marineWages(rate, 12)).toMatchObject({ leavePay: 0, totalWages: 12_000_000, allowances: null });
});

test("calculates leave as 2.5 thirtieths of the basic salary, rounded, for categories 1 and 3 to 11", () => {
  expect(leavePayOf(5_396_761, 1)).toBe(449_730);
  expect([1, 2, 3, 4, 11, 12].map((category) => leavePayOf(6_000_000, category) > 0)).toEqual([
    ...[true, false, true, true, true, false],
  ]);
});

const rupiah = fc.integer({ min: 0, max: 999_999_999 });

test("sums the displayed lines to the rupiah for every rate and category", () => {
  const rates = fc.record({
    basicSalary: fc.integer({ min: 1, max: 999_999_999 }),
    kpak: rupiah,
    regionalAllowance: rupiah,
    overseasAllowance: rupiah,
    positionAllowance: rupiah,
  });
  fc.assert(
    fc.property(rates, fc.integer({ min: 1, max: 14 }), (one, category) => {
      const { totalWages, tradingOutCents: _daily, ...lines } = marineWages(one, category);
      const shown = Object.values(lines).reduce<number>((sum, line) => sum + (line ?? 0), 0);
      expect(totalWages).toBe(shown);
      expect(Number.isSafeInteger(totalWages)).toBe(true);
    }),
  );
});

test("sums a tanker's basic, overtime, leave and allowances without trading out, within one rupiah", () => {
  const entered = fc.record({
    basicSalary: rupiah,
    overtime: rupiah,
    leavePay: rupiah,
    allowances: rupiah,
    tradingOutCents: rupiah,
  });
  fc.assert(
    fc.property(entered, fc.integer({ min: -3, max: 3 }), (one, off) => {
      const wages = tankerWages(one);
      const sum = one.basicSalary + one.overtime + one.leavePay + one.allowances;
      expect(wages.totalWages).toBe(sum);
      expect(sumOf(tankerWages({ ...one, tradingOutCents: 0 }))).toBe(sum);
      expect(matchesSum(sum + off, sum)).toBe(Math.abs(off) <= 1);
    }),
  );
});

test("blocks ratings and cadets below the province's minimum wage and warns for others", () => {
  expect(wageCheck(5_000_000, 5_396_761, "support")).toBe("block");
  expect(wageCheck(5_000_000, 5_396_761, "cadet")).toBe("block");
  expect(wageCheck(5_000_000, 5_396_761, "operational")).toBe("warn");
  expect(wageCheck(5_396_761, 5_396_761, "support")).toBe("enough");
  expect(wageCheck(5_000_000, null, "support")).toBe("unknown");
});
