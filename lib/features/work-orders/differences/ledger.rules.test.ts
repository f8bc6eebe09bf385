import { array, assert, integer, property } from "fast-check";
import { runsOf } from "@/db/testing/long-run";
import { amountWithinPay, openDifferenceOf } from "./ledger.rules";

type Entries = Parameters<typeof openDifferenceOf>[1];
const entry = (changes: Partial<Entries[number]>): Entries[number] => ({
  state: "open",
  slipHash: "slip",
  digest: "before",
  amount: 0,
  tax: 0,
  adjusted: 0,
  ...changes,
});
const left = (amount: number, entries: Entries, more: { tax?: number; isTaxed?: boolean; digest?: string } = {}) => {
  const { tax = 0, isTaxed = false, digest = "now" } = more;
  return openDifferenceOf({ slipHash: "slip", digest, difference: { amount, tax, isTaxed } }, entries);
};

test("opens what is neither paid by adjustments nor refused beside the same slip", () => {
  expect(left(-5_570_968, [])).toEqual({ amount: -5_570_968, tax: 0 });
  expect(left(-5_570_968, [entry({ state: "settled", adjusted: -3_000_000 })])?.amount).toBe(-2_570_968);
  expect(left(-5_570_968, [entry({ state: "settled", adjusted: -5_570_968 })])).toBeNull();
  expect(left(0, [entry({ state: "settled", adjusted: -3_000_000 })])?.amount).toBe(3_000_000);
  expect(left(100, [entry({ state: "refused", amount: 100 })])).toBeNull();
  expect(left(130, [entry({ state: "refused", amount: 100 })])?.amount).toBe(30);
  expect(left(100, [entry({ state: "refused", amount: 100, slipHash: "of another lock" })])?.amount).toBe(100);
});

test("reports a tax difference alone for a changed tax record or table, until answered or settled", () => {
  expect(left(0, [], { tax: 7 })).toBeNull();
  expect(left(0, [], { tax: 7, isTaxed: true })).toEqual({ amount: 0, tax: 7 });
  expect(left(5, [], { tax: 7 })).toEqual({ amount: 5, tax: 7 });
  const refused = [entry({ state: "refused", tax: 7, digest: "now" })];
  expect(left(0, refused, { tax: 7, isTaxed: true })).toBeNull();
  expect(left(0, refused, { tax: 9, isTaxed: true, digest: "later" })).toEqual({ amount: 0, tax: 9 });
});

test("keeps an incalculable month open until exactly that is refused", () => {
  const unknown = { slipHash: "slip", digest: "now", difference: null };
  expect(openDifferenceOf(unknown, [])).toEqual({ amount: 0, tax: 0 });
  expect(openDifferenceOf(unknown, [entry({ state: "refused", digest: "now" })])).toBeNull();
  expect(openDifferenceOf(unknown, [entry({ state: "refused" })])).toEqual({ amount: 0, tax: 0 });
});

test("adds up answered and open parts to the whole over any changes", () => {
  const amount = integer({ min: -30_000_000, max: 30_000_000 });
  const step = array(amount, { minLength: 1, maxLength: 8 });
  assert(
    property(step, step, (wholes, shares) => {
      const entries: Entries[number][] = [];
      for (const [place, whole] of wholes.entries()) {
        const open = left(whole, entries, { digest: String(place) });
        const answered = entries.reduce(
          (sum, one) => sum + one.adjusted + (one.state === "refused" ? one.amount : 0),
          0,
        );
        expect(answered + (open?.amount ?? 0)).toBe(whole);
        if (!open || open.amount === 0) continue;
        const share = Math.trunc((open.amount * (Math.abs(shares[place % shares.length] ?? 0) % 101)) / 100);
        const isRefused = place % 3 === 2;
        if (isRefused) entries.push(entry({ state: "refused", amount: open.amount, digest: String(place) }));
        else if (share !== 0) entries.push(entry({ state: "settled", adjusted: share }));
      }
    }),
    runsOf(500),
  );
});

test("pays any difference with the next slip, and deducts at most its pay", () => {
  expect([
    amountWithinPay(5, 0),
    amountWithinPay(-5, 9),
    amountWithinPay(-9, 5),
    amountWithinPay(-9, 0),
    amountWithinPay(-9, -4),
  ]).toEqual([5, -5, -5, -0, -0]);
});
