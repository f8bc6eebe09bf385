import { durationTone } from "./rules";

test.each([
  [91, "Over 3 months"],
  [90, "Under 3 months"],
  [31, "Under 3 months"],
  [30, "Under 1 month"],
  [0, "Under 1 month"],
  [-5, "Under 1 month"],
])("%i days to the planned off-board are %s", (days, tone) => {
  expect(durationTone(days)).toBe(tone);
});
