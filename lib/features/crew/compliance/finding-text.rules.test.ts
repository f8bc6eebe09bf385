import { findingTextOf } from "./finding-text.rules";

const stretch = { key: "compliance.elevenMonths", values: { since: "2026-08-09", to: "2027-08-01", longest: 11 } };

test("returns a line in the reader's language with dates spelled out", () => {
  expect(findingTextOf(stretch, "en")).toBe(
    "On board without a break from 9 Aug 2026 to 1 Aug 2027, more than 11 months",
  );
  expect(findingTextOf(stretch, "id")).toBe(
    "Berada di kapal tanpa jeda dari 9 Agu 2026 sampai 1 Agu 2027, lebih dari 11 bulan",
  );
});

test("treats a value as a date by its name only, never a restriction that looks like one", () => {
  const values = { restriction: "2026-08-09" };
  expect(findingTextOf({ key: "compliance.medicalRestriction", values }, "en")).toBe(
    "Fit With Restriction: 2026-08-09",
  );
});
