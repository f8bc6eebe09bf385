import fc from "fast-check";
import { alertAddresses, formerEmailAfterChange, recentDays } from "./former-address.rules";

const after = (days: number) => new Date(Date.UTC(2026, 0, 1) + days * 86_400_000);
type Addresses = { email: string | null; formerEmail: string | null; emailChangedAt: Date | null };
const changed = (addresses: Addresses, email: string | null, now: Date): Addresses => ({
  ...addresses,
  email,
  ...formerEmailAfterChange(addresses, email, now),
});

test("alerts the address used 90 days ago and all later ones, however often it changed", () => {
  const change = fc.record({
    email: fc.constantFrom("b@x.id", "c@x.id", "d@x.id", null),
    gap: fc.integer({ min: 0, max: 20 }),
  });
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
      let addresses: Addresses = { email: "honest@x.id", formerEmail: null, emailChangedAt: null };
      let day = 0;
      for (const { email, gap } of changes) {
        day += gap;
        addresses = changed(addresses, email, after(day));
      }
      const inUse = ["honest@x.id", ...changes.map(({ email }) => email)].filter((email) => email !== null);
      expect(new Set(alertAddresses(addresses, null, after(day)))).toEqual(new Set(inUse));
    }),
  );
});

test("keeps the first and the latest addresses after many changes", () => {
  let addresses: Addresses = { email: "honest@x.id", formerEmail: null, emailChangedAt: null };
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) addresses = changed(addresses, `${number}@x.id`, after(number));
  expect(alertAddresses(addresses, null, after(9))).toEqual([
    "8@x.id",
    "honest@x.id",
    "4@x.id",
    "5@x.id",
    "6@x.id",
    "7@x.id",
  ]);
});

test("stores no former address without a change and drops old ones", () => {
  const addresses = { email: "a@x.id", formerEmail: null, emailChangedAt: null };
  expect(formerEmailAfterChange(addresses, "a@x.id", after(0))).toEqual({});
  expect(formerEmailAfterChange(addresses, undefined, after(0))).toEqual({});
  const later = changed(addresses, "b@x.id", after(0));
  expect(alertAddresses(later, null, after(recentDays - 1))).toEqual(["b@x.id", "a@x.id"]);
  expect(alertAddresses(later, null, after(recentDays))).toEqual(["b@x.id"]);
  expect(changed(later, "c@x.id", after(recentDays + 1)).formerEmail).toBe("b@x.id");
});

test("alerts each address once, regardless of case, and none without an address", () => {
  expect(alertAddresses({ email: "A@x.id", formerEmail: null, emailChangedAt: null }, "a@X.id", after(0))).toEqual([
    "a@x.id",
  ]);
  expect(alertAddresses({ email: null, formerEmail: null, emailChangedAt: null }, null, after(0))).toEqual([]);
});
