import { forecastCodes } from "@/lib/features/crew/forecast/rules";
import { resolveHref } from "./resolve-href";

test.each([
  ["certificate-min-validity", "certification"],
  ["passport-six-months", "crew-details#travel-documents"],
  ["seaman-book-missing", "crew-details#travel-documents"],
  ["medical-none", "crew-details#medical"],
  ["senior-age", "crew-details#personal"],
  ["eleven-months", "upcoming-schedule"],
])("resolves %s at %s", (code, place) => {
  expect(resolveHref(7, code)).toBe(`/dashboard/crew-management/7/details?tab=${place}`);
});

test("links every finding, and only service findings to the schedule", () => {
  const scheduled = forecastCodes.filter((code) => resolveHref(7, code).endsWith("upcoming-schedule"));
  expect(scheduled).toEqual(["other-vessel", "overlap", "short-leave", "eleven-months"]);
});
