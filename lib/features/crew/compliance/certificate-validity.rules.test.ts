import fc from "fast-check";
import { certificateStatuses } from "@/db/enums/crew";
import { addDays } from "@/lib/platform/calendar/dates";
import {
  certificateStatus,
  expiryStatus,
  certificateValidityOf,
  type CertificateWithExpiry,
  type Requirement,
} from "./certificate-validity.rules";

const today = "2026-11-20";
const statusOf = (firstExpiry: string | null, plannedOffBoard: string | null = null, missing = 0) =>
  certificateStatus({ missing, firstExpiry, plannedOffBoard }, today);

test.each([
  ["nothing missing and no end", null, null, 0, "Completed"],
  ["one missing beats expired", "2020-01-01", null, 1, "Not Completed"],
  ["one missing and no end", null, null, 1, "Not Completed"],
  ["ended yesterday", "2026-11-19", null, 0, "Expired"],
  ["ends today", "2026-11-20", null, 0, "Need Renewal"],
  ["ends on day 90", "2027-02-18", null, 0, "Need Renewal"],
  ["ends on day 91", "2027-02-19", null, 0, "Completed"],
  ["ends 29 days after the planned off-board", "2027-06-30", "2027-06-01", 0, "Need Renewal"],
  ["ends 30 days after the planned off-board", "2027-07-01", "2027-06-01", 0, "Completed"],
  ["no end, whatever is planned", null, "2027-06-01", 0, "Completed"],
])("%s", (_, firstExpiry, plannedOffBoard, missing, expected) =>
  expect(statusOf(firstExpiry, plannedOffBoard, missing)).toBe(expected),
);

const worst = [...certificateStatuses].reverse();
const day = fc.integer({ min: -400, max: 800 }).map((days) => addDays(today, days));

test("never worsens the status for a later expiry, one more certificate or an earlier off-board", () => {
  fc.assert(
    fc.property(
      fc.option(day),
      fc.nat(400),
      fc.option(day),
      fc.nat(400),
      fc.nat(3),
      (expiry, longer, planned, sooner, missing) => {
        const before = worst.indexOf(statusOf(expiry, planned, missing));
        expect(worst.indexOf(statusOf(expiry && addDays(expiry, longer), planned, missing))).toBeGreaterThanOrEqual(
          before,
        );
        expect(worst.indexOf(statusOf(expiry, planned && addDays(planned, -sooner), missing))).toBeGreaterThanOrEqual(
          before,
        );
        expect(worst.indexOf(statusOf(expiry, planned, Math.max(0, missing - 1)))).toBeGreaterThanOrEqual(before);
        expect(worst.indexOf(statusOf(expiry, null, missing))).toBeGreaterThanOrEqual(before);
      },
    ),
  );
});

test.each([
  [null, "valid", null],
  ["2026-11-19", "expired", -1],
  ["2026-11-20", "need-renewal", 0],
  ["2027-02-18", "need-renewal", 90],
  ["2027-02-19", "valid", 91],
])("returns for a document until %s the status %s with %s days left", (expired, status, daysLeft) =>
  expect(expiryStatus(expired, today)).toEqual({ status, daysLeft }),
);

const names = ["ANT-II", "ANT-III", "BST", "SCRB", "AOT", "BOCT"];
const requirementOf = (certificateId: number): Requirement => ({
  certificateId,
  kind: "cop",
  name: names[certificateId] ?? "",
  minMonthsValid: 6,
});
const certificateOf = (certificateId: number, expired: string | null): CertificateWithExpiry => ({
  certificateId,
  kind: "cop",
  name: names[certificateId] ?? "",
  expired,
});

test("reports nothing missing and no expiry without requirements and certificates", () => {
  expect(certificateValidityOf([], [])).toEqual({ missing: 0, firstExpiry: null, nextExpiry: null });
});

test("accepts a higher certificate for a lower one", () => {
  expect(
    certificateValidityOf(
      [requirementOf(1), requirementOf(5)],
      [certificateOf(0, null), certificateOf(4, "2028-01-01")],
    ),
  ).toEqual({
    missing: 0,
    firstExpiry: "2028-01-01",
    nextExpiry: "2028-01-01",
  });
  expect(certificateValidityOf([requirementOf(0)], [certificateOf(1, null)])).toEqual({
    missing: 1,
    firstExpiry: null,
    nextExpiry: null,
  });
});

test("uses the certificate that lasts longest, and first of all one without expiry", () => {
  expect(
    certificateValidityOf([requirementOf(5)], [certificateOf(5, "2026-01-01"), certificateOf(4, "2028-01-01")]),
  ).toMatchObject({
    firstExpiry: "2028-01-01",
    nextExpiry: "2028-01-01",
  });
  expect(
    certificateValidityOf([requirementOf(5)], [certificateOf(5, "2026-01-01"), certificateOf(5, null)]),
  ).toMatchObject({
    firstExpiry: null,
    nextExpiry: null,
  });
});

test("takes the next expiry from every certificate and the first from mandatory ones", () => {
  expect(
    certificateValidityOf([requirementOf(2)], [certificateOf(2, "2029-01-01"), certificateOf(3, "2027-01-01")]),
  ).toEqual({
    missing: 0,
    firstExpiry: "2029-01-01",
    nextExpiry: "2027-01-01",
  });
});

test("does not count an expired mandatory certificate as missing; its past day is the first expiry", () => {
  expect(
    certificateValidityOf(
      [requirementOf(2), requirementOf(3)],
      [certificateOf(2, "2020-01-01"), certificateOf(3, "2029-01-01")],
    ),
  ).toMatchObject({
    missing: 0,
    firstExpiry: "2020-01-01",
  });
});

const certificateSets = fc.array(
  fc.tuple(fc.nat(5), fc.option(day)).map(([id, expired]) => certificateOf(id, expired)),
  { maxLength: 8 },
);
const requirementSets = fc.uniqueArray(fc.nat(5), { maxLength: 6 }).map((ids) => ids.map(requirementOf));

test("never worsens the status for one more certificate, whatever their order", () => {
  fc.assert(
    fc.property(
      requirementSets,
      certificateSets,
      certificateSets,
      fc.option(day),
      (requirements, own, more, plannedOffBoard) => {
        const [before, after] = [
          certificateValidityOf(requirements, own),
          certificateValidityOf(requirements, [...own, ...more]),
        ];
        const rank = (validity: typeof before) =>
          worst.indexOf(certificateStatus({ ...validity, plannedOffBoard }, today));
        expect(after.missing).toBeLessThanOrEqual(before.missing);
        if (after.missing === before.missing) expect(rank(after)).toBeGreaterThanOrEqual(rank(before));
        expect(certificateValidityOf([...requirements].reverse(), [...own].reverse())).toEqual(before);
      },
    ),
  );
});
