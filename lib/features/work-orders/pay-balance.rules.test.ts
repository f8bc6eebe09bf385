import fc from "fast-check";
import { paidOut, toCollect } from "./pay-balance.rules";

test("pays out or collects a balance, never both, and neither is below zero", () => {
  fc.assert(
    fc.property(fc.integer({ min: -90_000_000, max: 90_000_000 }), (balance) => {
      expect(paidOut(balance) - toCollect(balance)).toBe(balance);
      expect(Math.min(paidOut(balance), toCollect(balance))).toBe(0);
    }),
  );
});
