import fc from "fast-check";
import { feeOptions, reminderDays } from "@/db/enums/contracts";
import { addDays } from "@/lib/platform/calendar/dates";
import { changedFields, feeOf, reminderDue, statusOf, termsOf, missingTerms, usualTerms } from "./rules";

const today = "2026-11-20";

test("keeps a contract active through its last day", () => {
  expect([-1, 0, 1].map((days) => statusOf({ expiresOn: addDays(today, days) }, today))).toEqual([
    "Expired",
    "Active",
    "Active",
  ]);
});

test("returns the nearest passed mark, none before the first or after the end", () => {
  const due = Object.fromEntries(
    [91, 90, 61, 60, 31, 30, 8, 7, 0, -1].map((days) => [days, reminderDue(addDays(today, days), today)]),
  );
  expect(due).toEqual({ 91: null, 90: 90, 61: 90, 60: 60, 31: 60, 30: 30, 8: 30, 7: 7, 0: 7, "-1": null });
});

test("returns marks in order over the days of a contract, never an unreached one", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), (left) => {
      const due = reminderDue(addDays(today, left), today);
      const reached = reminderDays.filter((days) => left <= days);
      expect(due).toBe(reached.length > 0 ? Math.min(...reached) : null);
    }),
  );
});

test("converts an option with its number, or the documented pair, to a fee", () => {
  const none = { feeOption: "no-fee", feePercentage: null, feeValue: null };
  expect(feeOf({})).toBeNull();
  expect(feeOf({ feePercentage: 5, feeValue: 0 })).toEqual({
    feeOption: "percentage",
    feePercentage: 5,
    feeValue: null,
  });
  expect(feeOf({ feePercentage: 0, feeValue: 75_000 })).toEqual({
    feeOption: "value",
    feePercentage: null,
    feeValue: 75_000,
  });
  expect(feeOf({ feePercentage: 0, feeValue: 0 })).toEqual(none);
  expect(feeOf({ feeOption: "no-fee", feePercentage: 8 })).toEqual(none);
  expect(feeOf({ feePercentage: 5, feeValue: 75_000 })).toEqual({ path: "feeValue", message: "contracts.oneFee" });
  expect(feeOf({ feeOption: "percentage", feePercentage: null })).toMatchObject({ path: "feePercentage" });
  expect(feeOf({ feeOption: "value", feePercentage: 8 })).toMatchObject({ path: "feeValue" });
});

test("stores exactly the number of a fee's option", () => {
  const number = fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined });
  fc.assert(
    fc.property(
      fc.option(fc.constantFrom(...feeOptions), { nil: undefined }),
      number,
      number,
      (option, first, second) => {
        const fee = feeOf({
          ...(option ? { feeOption: option } : {}),
          ...(first === undefined ? {} : { feePercentage: first }),
          ...(second === undefined ? {} : { feeValue: second }),
        });
        if (fee === null || "path" in fee) return;
        expect([fee.feePercentage !== null, fee.feeValue !== null]).toEqual([
          fee.feeOption === "percentage",
          fee.feeOption === "value",
        ]);
      },
    ),
  );
});

test("keeps omitted terms, uses the rates for a new contract, and requires terms without rates", () => {
  const before = { vatBase: "feeOnly", feeOption: "value", feePercentage: null, feeValue: 90_000 } as const;
  expect(termsOf({}, before)).toEqual(before);
  const usual = usualTerms({ feePercentage: 6, vatBase: "feeOnly" });
  expect(termsOf({}, usual)).toEqual({
    vatBase: "feeOnly",
    feeOption: "percentage",
    feePercentage: 6,
    feeValue: null,
  });
  expect(usualTerms({ feePercentage: 0, vatBase: "feeOnly" })).toMatchObject({ feeOption: "no-fee" });
  expect(missingTerms({})).toEqual(["feePercentage", "vatBase"]);
  expect(missingTerms({ feeOption: "no-fee", vatBase: "feeOnly" })).toEqual([]);
  expect(() => termsOf({ vatBase: "feeOnly" }, null)).toThrow();
  expect(termsOf({ feeOption: "no-fee" }, before)).toEqual({ ...before, feeOption: "no-fee", feeValue: null });
});

test("returns only the fields that change", () => {
  expect(changedFields({ a: 1, b: 2, c: null as number | null }, { a: 1, b: 3, c: null })).toEqual(["b"]);
});
