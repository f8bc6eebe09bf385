import fc from "fast-check";
import {
  hasDecimalPoint,
  isThousandsOrDecimals,
  parseExchangeRate,
  parseRupiah,
  formatExchangeRate,
  formatRupiah,
} from "./amount.rules";

test.each([
  ["1.234.567", 1_234_567],
  ["1234567", 1_234_567],
  ["Rp 1.234.567", 1_234_567],
  ["Rp1.234.567,00", 1_234_567],
  ["rp. 1.234.567,-", 1_234_567],
  ["IDR 1,234,567.00", 1_234_567],
  ["1,234,567", 1_234_567],
  ["1\u00a0234\u00a0567", 1_234_567],
  [" 5.500 ", 5_500],
  ["5,500.00", 5_500],
  ["5500,00", 5_500],
  ["0", 0],
  ["Rp 0,-", 0],
])("%p is %p", (written, amount) => {
  expect(parseRupiah(written)).toBe(amount);
});

test.each(["", "  ", "-", "\u2013", "Rp", "Rp -"])("reads %p as a blank cell, not zero", (written) => {
  expect(parseRupiah(written)).toBeNull();
});

test.each([
  "5,500",
  "1.234,56",
  "1.23",
  "12.34.567",
  "1.234.56",
  "1,234.567",
  "1234.567",
  "-1.000",
  "(1.000)",
  "5.5E+06",
  "0x10",
  "5jt",
  "1 23",
  "1.000 1.000",
  "#REF!",
])("refuses %p as whole rupiah", (written) => {
  expect(parseRupiah(written)).toBeUndefined();
});

test("parses what it formats, in every notation", () => {
  fc.assert(
    fc.property(fc.nat({ max: 9_999_999_999 }), (amount) => {
      const grouped = formatRupiah(amount);
      const english = `${grouped.replaceAll(".", ",")}.00`;
      for (const written of [
        grouped,
        `Rp ${grouped},00`,
        `Rp${grouped},-`,
        english,
        String(amount),
        grouped.replaceAll(".", " "),
      ])
        expect([written, parseRupiah(written)]).toEqual([written, amount]);
    }),
  );
});

test("parses text only to whole rupiah, blank or a refusal", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const amount = parseRupiah(text);
      expect(amount === null || amount === undefined || (Number.isInteger(amount) && amount >= 0)).toBe(true);
    }),
  );
});

test.each([
  ["16348", 1_634_800],
  ["16.348", 1_634_800],
  ["Rp 16.348,50", 1_634_850],
  ["16,348.50", 1_634_850],
  ["16348,5", 1_634_850],
  ["16348.05", 1_634_805],
])("reads %p rupiah per dollar as %p hundredths", (written, hundredths) => {
  expect(parseExchangeRate(written)).toBe(hundredths);
});

test.each(["", "-", "16,348", "16.34", "16,34", "999,99", "100.000,01", "16.348,505", "-16348", "USD 1", "1 : 2"])(
  "%p is no rate of the dollar",
  (written) => {
    expect(parseExchangeRate(written)).toBeUndefined();
  },
);

test("parses a formatted rate", () => {
  fc.assert(
    fc.property(fc.integer({ min: 100_000, max: 10_000_000 }), (hundredths) => {
      expect(parseExchangeRate(formatExchangeRate(hundredths))).toBe(hundredths);
    }),
  );
});

test.each(["5500.00", "Rp 5,500.50", "5,500,000", "5,500,000.00", "5500.5"])(
  "%p in a column tells that a point stands before decimals there",
  (cell) => expect(hasDecimalPoint(["5.500", cell, null])).toBe(true),
);

test.each(["5.500", "5.500.000", "5500,00", "5.500,00", "5,500", 5500.5, "", null])(
  "%p tells nothing of the kind",
  (cell) => expect(hasDecimalPoint([cell])).toBe(false),
);

test("one point before three digits may be thousands or decimals, two of them only thousands", () => {
  expect(["5.500", "Rp 45.000 ", "5.500.000", "5.50", "5500", 5.5].map(isThousandsOrDecimals)).toEqual([
    ...[true, true, false, false, false, false],
  ]);
});
