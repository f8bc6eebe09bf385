import { valueLabels } from "./value-labels";

test("formats dates, instants and booleans in the reader's language, everything else unchanged", () => {
  const valueOf = valueLabels("id", { true: "Ya", false: "Tidak" });
  expect(valueOf("2026-08-01")).toBe("1 Agu 2026");
  expect(valueOf("2026-11-22T20:05:00.000Z")).toMatch(/23 Nov 2026.*03[.:]05/);
  expect([valueOf("true"), valueOf("false"), valueOf("M-00077"), valueOf("2026-13-40")]).toEqual([
    "Ya",
    "Tidak",
    "M-00077",
    "2026-13-40",
  ]);
});
