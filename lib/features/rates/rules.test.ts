import fc from "fast-check";
import { addDays } from "@/lib/platform/calendar/dates";
import { inForceOn, standingOf, versionBefore } from "./rules";

const verified = (effectiveFrom: string) => ({ state: "verified" as const, effectiveFrom });
const draft = (effectiveFrom: string) => ({ state: "draft" as const, effectiveFrom });
const versions = [verified("2026-07-01"), draft("2026-08-01"), verified("2026-01-01"), verified("2027-01-01")];

test("a version counts from its day on until the day before the next; drafts never count", () => {
  expect(inForceOn(versions, "2025-12-31")).toBeUndefined();
  expect(inForceOn(versions, "2026-01-01")?.effectiveFrom).toBe("2026-01-01");
  expect(inForceOn(versions, "2026-06-30")?.effectiveFrom).toBe("2026-01-01");
  expect(inForceOn(versions, "2026-09-15")?.effectiveFrom).toBe("2026-07-01");
  expect(inForceOn(versions, "2099-01-01")?.effectiveFrom).toBe("2027-01-01");
});

test("a version takes the place of what was in force the day before, a draft too", () => {
  expect(versionBefore(versions, draft("2026-08-01"))?.effectiveFrom).toBe("2026-07-01");
  expect(versionBefore(versions, draft("2026-07-01"))?.effectiveFrom).toBe("2026-01-01");
  expect(versionBefore(versions, verified("2026-01-01"))).toBeUndefined();
});

test("today one verified version is in force, later ones are to come, earlier ones are past", () => {
  expect(versions.map((version) => standingOf(version, versions, "2026-11-23"))).toEqual([
    "in-force",
    "draft",
    "past",
    "coming",
  ]);
});

test("of any versions in any order the newest of those that have begun counts", () => {
  const days = fc.integer({ min: 0, max: 800 }).map((offset) => addDays("2026-01-01", offset));
  fc.assert(
    fc.property(fc.uniqueArray(days), fc.array(days), days, (of, drafts, day) => {
      const all = [...of.map(verified), ...drafts.map(draft)];
      const expected = of
        .filter((one) => one <= day)
        .sort()
        .at(-1);
      expect(inForceOn(all, day)?.effectiveFrom).toBe(expected);
      expect(inForceOn(all.toReversed(), day)?.effectiveFrom).toBe(expected);
    }),
  );
});
