import { versionStatusOf } from "./version-status.rules";

const versions = [
  { id: 1, state: "published" as const, effectiveFrom: "2025-01-01" },
  { id: 2, state: "published" as const, effectiveFrom: "2026-06-01" },
  { id: 3, state: "published" as const, effectiveFrom: "2027-01-01" },
  { id: 4, state: "draft" as const, effectiveFrom: "2026-10-01" },
];

test("returns the newest effective published version as in force, never a draft", () => {
  const standing = (today: string) => versions.map((version) => versionStatusOf(version, versions, today));
  expect(standing("2026-11-20")).toEqual(["past", "in-force", "coming", "draft"]);
  expect(standing("2027-01-01")).toEqual(["past", "past", "in-force", "draft"]);
});
