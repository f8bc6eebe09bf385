import fc from "fast-check";
import { addDays } from "@/lib/platform/calendar/dates";
import { inForceOn, versionStatusOf, versionBefore } from "./rules";

const verified = (effectiveFrom: string) => ({ state: "verified" as const, effectiveFrom });
const draft = (effectiveFrom: string) => ({ state: "draft" as const, effectiveFrom });
const versions = [verified("2026-07-01"), draft("2026-08-01"), verified("2026-01-01"), verified("2027-01-01")];

test("applies a version from its day until the next; drafts never", () => {
  expect(inForceOn(versions, "2025-12-31")).toBeUndefined();
  expect(inForceOn(versions, "2026-01-01")?.effectiveFrom).toBe("2026-01-01");
  expect(inForceOn(versions, "2026-06-30")?.effectiveFrom).toBe("2026-01-01");
  expect(inForceOn(versions, "2026-09-15")?.effectiveFrom).toBe("2026-07-01");
  expect(inForceOn(versions, "2099-01-01")?.effectiveFrom).toBe("2027-01-01");
});

test("replaces the version in force the day before, also for a draft", () => {
  expect(versionBefore(versions, draft("2026-08-01"))?.effectiveFrom).toBe("2026-07-01");
  expect(versionBefore(versions, draft("2026-07-01"))?.effectiveFrom).toBe("2026-01-01");
  expect(versionBefore(versions, verified("2026-01-01"))).toBeUndefined();
});

test("marks one verified version as in force, later ones as coming, earlier as past", () => {
  expect(versions.map((version) => versionStatusOf(version, versions, "2026-11-23"))).toEqual([
    "in-force",
    "draft",
    "past",
    "coming",
  ]);
});

test("picks the newest started version in any order", () => {
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
