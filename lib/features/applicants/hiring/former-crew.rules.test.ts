import { skipNeedsReason } from "./former-crew.rules";

test.each([
  [3, false],
  [4.6, false],
  [2.99, true],
  [null, true],
])("former crew last appraised at %s: a reason is needed is %s", (average, needed) => {
  expect(skipNeedsReason(average)).toBe(needed);
});
