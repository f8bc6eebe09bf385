import fc from "fast-check";
import { addDays } from "@/lib/platform/calendar/dates";
import { addMonths } from "./dates";
import { ageOn, coveredDays, daysBetween, fullMonths, sharedDays } from "./period";

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

test("months are added to the day of the month, shorter months end earlier", () => {
  expect(addMonths("2026-11-20", 6)).toBe("2027-05-20");
  expect(addMonths("2026-08-31", 6)).toBe("2027-02-28");
  expect(addMonths("2027-08-31", 6)).toBe("2028-02-29");
  expect(addMonths("2026-12-31", 1)).toBe("2027-01-31");
  expect(addMonths("2026-01-31", 11)).toBe("2026-12-31");
});

test("an end date of some months lies that many months later, never past its month", () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 24 }), (start, months) => {
      const monthOf = (value: string) => Number(value.slice(0, 4)) * 12 + Number(value.slice(5, 7));
      const end = addMonths(start, months);
      expect(monthOf(end) - monthOf(start)).toBe(months);
      expect(end.slice(8) <= start.slice(8)).toBe(true);
    }),
  );
});

test("days between two dates undo the adding of days, over leap days and year ends", () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -800, max: 800 }), (from, days) =>
      expect(daysBetween(from, addDays(from, days))).toBe(days),
    ),
  );
});

test("shared days are those of a true intersection, the same from both sides, none when periods only touch", () => {
  const period = fc
    .tuple(day, fc.integer({ min: 1, max: 300 }))
    .map(([from, days]) => ({ from, to: addDays(from, days) }));
  fc.assert(
    fc.property(period, period, (one, other) => {
      const days = sharedDays(one, other);
      expect(days).toBe(sharedDays(other, one));
      expect(days > 0).toBe(one.from < other.to && other.from < one.to);
      expect(sharedDays(one, { from: one.to, to: addDays(one.to, 10) })).toBe(0);
      expect(sharedDays(one, one)).toBe(daysBetween(one.from, one.to));
    }),
  );
});
