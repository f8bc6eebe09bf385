import { timeLeft } from "./time-left";

const now = new Date("2026-11-20T02:00:00Z");

test.each([
  ["2026-11-23T02:00:00Z", { isLate: false, days: 3, hours: 0 }],
  ["2026-11-21T02:30:00Z", { isLate: false, days: 1, hours: 1 }],
  ["2026-11-20T02:01:00Z", { isLate: false, days: 0, hours: 1 }],
  ["2026-11-20T01:00:00Z", { isLate: true, days: 0, hours: 1 }],
  ["2026-11-18T21:00:00Z", { isLate: true, days: 1, hours: 5 }],
])("returns for an answer due at %s the time left %j", (due, left) => {
  expect(timeLeft(new Date(due), now)).toEqual(left);
});
