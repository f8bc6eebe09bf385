import fc from "fast-check";
import { readQr } from "@/db/testing/files/read-qr";
import { qrCodeOf } from "./qr-code.rules";

test("what is written is read again by another reader, as far as an address may reach", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 200, unit: fc.constantFrom(..."aZ0-_/:.?&%~") }), (text) => {
      expect(readQr(qrCodeOf(text))).toBe(text);
    }),
    { numRuns: 20 },
  );
});

test("a damaged corner does not keep it from being read", () => {
  const address = "https://crewing.example.test/check/Zk3vY0p2Qm8sT1uW5xA9bC";
  const rows = qrCodeOf(address).map((row, y) =>
    row.map((isDark, x) => (x > row.length - 6 && y > row.length - 6 ? true : isDark)),
  );
  expect(readQr(rows)).toBe(address);
});
