import { dollars, rupiah } from "./money.rules";

test("formats money with sign and separators, and dollars with cents", () => {
  expect(rupiah(12_500_000)).toBe("Rp\u00a012.500.000");
  expect(dollars(123_450)).toBe("USD\u00a01,234.50");
});
