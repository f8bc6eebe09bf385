import { translator } from "@/lib/platform/i18n/messages";
import { durationText } from "./duration.rules";

test.each([
  [0, "0 days", "0 hari"],
  [1, "1 day", "1 hari"],
  [30, "1 month", "1 bulan"],
  [365, "1 year", "1 tahun"],
  [400, "1 year 1 month 5 days", "1 tahun 1 bulan 5 hari"],
  [-3, "0 days", "0 hari"],
])("formats %d days as %j", (days, english, indonesian) => {
  expect(durationText(days, translator("en"))).toBe(english);
  expect(durationText(days, translator("id"))).toBe(indonesian);
});
