import { isRecordable } from "./rules";

const now = new Date("2026-11-20T02:00:00Z");

test("accepts dates up to one day ahead", () => {
  expect(isRecordable(new Date("2026-11-21T02:00:00Z"), now)).toBe(true);
  expect(isRecordable(new Date("2026-11-21T02:00:01Z"), now)).toBe(false);
  expect(isRecordable(new Date("2016-11-21T02:00:00Z"), now)).toBe(true);
});
