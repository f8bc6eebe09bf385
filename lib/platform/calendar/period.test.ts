import fc from "fast-check";
import { addDays } from "@/lib/platform/calendar/dates";
import { addMonths, ageOn, coveredDays, daysBetween, fullMonths, sharedDays } from "./period";

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("1990-01-01", days));

test.each([
  ["2026-01-31", 1, "2026-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2026-08-31", 6, "2027-02-28"],
  ["2026-11-20", 11, "2027-10-20"],
  ["2026-11-20", 0, "2026-11-20"],
  ["2026-03-31", -1, "2026-02-28"],
])("%s and %i months is %s", (from, months, to) => expect(addMonths(from, months)).toBe(to));

test("full months never reach past the last day, and one more would", () => {
  fc.assert(
    fc.property(day, fc.nat(2_000), (from, days) => {
      const to = addDays(from, days);
      const months = fullMonths(from, to);
      expect(addMonths(from, months) <= to && to < addMonths(from, months + 1)).toBe(true);
    }),
  );
});

test("age changes on the birthday", () => {
  expect([
    ageOn("2008-05-17", "2026-05-16"),
    ageOn("2008-05-17", "2026-05-17"),
    ageOn("2008-02-29", "2026-02-28"),
    ageOn("2008-02-29", "2026-03-01"),
  ]).toEqual([17, 18, 17, 18]);
});

test("periods that only touch share no day", () => {
  expect(sharedDays({ from: "2026-01-01", to: "2026-01-10" }, { from: "2026-01-10", to: "2026-02-01" })).toBe(0);
  expect(sharedDays({ from: "2026-01-01", to: "2026-01-10" }, { from: "2026-01-07", to: "2026-02-01" })).toBe(3);
  expect(sharedDays({ from: "2026-03-01", to: "2026-04-01" }, { from: "2026-01-07", to: "2026-02-01" })).toBe(0);
});

test("covered days are the different days of all periods", () => {
  const periods = fc.array(fc.record({ start: fc.nat(300), length: fc.nat(90) }), { maxLength: 8 });
  fc.assert(
    fc.property(periods, (drawn) => {
      const known = drawn.map(({ start, length }) => ({
        from: addDays("2024-01-01", start),
        to: addDays("2024-01-01", start + length),
      }));
      const days = new Set(
        known.flatMap(({ from, to }) =>
          Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index)),
        ),
      );
      expect(coveredDays(known)).toBe(days.size);
    }),
  );
});

test("a period that ends before it begins covers nothing", () => {
  expect(coveredDays([{ from: "2026-02-01", to: "2026-01-01" }])).toBe(0);
});
