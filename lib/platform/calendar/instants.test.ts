import { daysAfter, daysPassed } from "./instants";

const noon = new Date("2026-11-20T05:00:00Z");

test("days after an instant are days of 24 hours, back for a negative number", () => {
  expect(daysAfter(noon, 11)).toEqual(new Date("2026-12-01T05:00:00Z"));
  expect(daysAfter(noon, -20)).toEqual(new Date("2026-10-31T05:00:00Z"));
});

test("days passed keep their fraction and their sign", () => {
  expect(daysPassed(noon, new Date("2026-11-21T17:00:00Z"))).toBe(1.5);
  expect(daysPassed(noon, daysAfter(noon, -3))).toBe(-3);
});
