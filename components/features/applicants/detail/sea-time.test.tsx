import { ageOf } from "./age-of";
import { expiryOf } from "./expiry";
import { daysAtSea, seaTimeOf } from "./sea-time";

test("sign-on and sign-off days both count", () => {
  expect(daysAtSea([{ onBoard: "2025-01-01", offBoard: "2025-01-31" }])).toBe(31);
});

test("days on two vessels at once count once", () => {
  const periods = [
    { onBoard: "2025-01-10", offBoard: "2025-01-20" },
    { onBoard: "2025-01-01", offBoard: "2025-01-15" },
    { onBoard: "2025-01-12", offBoard: "2025-01-14" },
  ];
  expect(daysAtSea(periods)).toBe(20);
});

test("days are spoken as years, months and days", () => {
  expect(seaTimeOf(365 + 61)).toEqual({ years: 1, months: 2, days: 1 });
});

test.each([
  [null, "Valid"],
  ["2026-11-19", "Expired"],
  ["2026-11-20", "Need Renewal"],
  ["2027-02-18", "Need Renewal"],
  ["2027-02-19", "Valid"],
])("a document expiring %s is %s on 20 November 2026", (expired, state) => {
  expect(expiryOf(expired, "2026-11-20")).toBe(state);
});

test("a birthday counts from the day itself", () => {
  expect(ageOf("1990-11-20", "2026-11-20")).toBe(36);
  expect(ageOf("1990-11-21", "2026-11-20")).toBe(35);
});
