import fc from "fast-check";
import { readRupiah, writeRupiah } from "./amount.rules";

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
  expect(readRupiah(written)).toBe(amount);
});

test.each(["", "  ", "-", "\u2013", "Rp", "Rp -"])("%p is a blank cell, which is not nought", (written) => {
  expect(readRupiah(written)).toBeNull();
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
])("%p is no amount in whole rupiah", (written) => {
  expect(readRupiah(written)).toBeUndefined();
});

test("what is written is read again, in every notation", () => {
  fc.assert(
    fc.property(fc.nat({ max: 9_999_999_999 }), (amount) => {
      const grouped = writeRupiah(amount);
      const english = `${grouped.replaceAll(".", ",")}.00`;
      for (const written of [
        grouped,
        `Rp ${grouped},00`,
        `Rp${grouped},-`,
        english,
        String(amount),
        grouped.replaceAll(".", " "),
      ])
        expect([written, readRupiah(written)]).toEqual([written, amount]);
    }),
  );
});

test("no text makes anything but whole rupiah, nothing or a refusal", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const amount = readRupiah(text);
      expect(amount === null || amount === undefined || (Number.isInteger(amount) && amount >= 0)).toBe(true);
    }),
  );
});
