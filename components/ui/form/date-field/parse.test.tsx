import fc from "fast-check";
import { addDays, formatDate } from "@/lib/platform/calendar/dates";
import { parseDay, parseTime } from "./parse";

const today = "2026-11-22";
const usual = { today, min: "1945-01-01", max: "2036-12-31" };
const birth = { ...usual, max: today };
const read = (text: string) => parseDay(text, usual);

test.each([
  "9/5/27",
  "9-5-2027",
  "9.5.2027",
  "9 5 27",
  "09 / 05 / 2027",
  "090527",
  "09052027",
  "9 mei 2027",
  "9 may 27",
  "9 Mei 2027",
  "9May2027",
  "09-MAY-2027",
  " 9 May, 2027 ",
  "2027-05-09",
  "2027/5/9",
])("%p is 9 May 2027, whatever the page's language", (text) => expect(read(text)).toBe("2027-05-09"));

test.each([
  ["1 agt 26", "2026-08-01"],
  ["1 Agu 2026", "2026-08-01"],
  ["17 agustus 1990", "1990-08-17"],
  ["2 peb 27", "2027-02-02"],
  ["3 okt 27", "2027-10-03"],
  ["3 oct 27", "2027-10-03"],
  ["4 nopember 26", "2026-11-04"],
  ["25 des 26", "2026-12-25"],
  ["25 december 26", "2026-12-25"],
  ["1 sept 27", "2027-09-01"],
])("%p is %s: months are named in either language", (text, day) => expect(read(text)).toBe(day));

test.each([
  ["t", "2026-11-22"],
  ["Today", "2026-11-22"],
  ["hari ini", "2026-11-22"],
  ["+6m", "2027-05-22"],
  ["-2w", "2026-11-08"],
  ["+10d", "2026-12-02"],
  ["+1y", "2027-11-22"],
  ["+ 3 m", "2027-02-22"],
])("%p counts from today: %s", (text, day) => expect(read(text)).toBe(day));

test("months from today end with their month", () => {
  expect(parseDay("+6m", { ...usual, today: "2026-08-31" })).toBe("2027-02-28");
  expect(parseDay("-1y", { ...usual, today: "2028-02-29" })).toBe("2027-02-28");
});

test.each([
  "",
  "soon",
  "9/5",
  "9 may",
  "31/02/2027",
  "29 feb 2027",
  "13/13/27",
  "00/05/27",
  "9/5/2",
  "9/5/202",
  "9/5/0027",
  "20270509",
  "9 ma 2027",
  "9 xyz 2027",
  "+6",
  "6m",
  "+9999y",
  "-9999y",
  "2027-13-01",
  "2027-02-30",
  "9/5/27 10:00",
])("%p is no date", (text) => expect(read(text)).toBeNull());

test("a year of two digits falls between the bounds of its field", () => {
  expect(parseDay("17/5/90", birth)).toBe("1990-05-17");
  expect(parseDay("17/5/08", birth)).toBe("2008-05-17");
  expect(parseDay("1/1/45", birth)).toBe("1945-01-01");
  expect(parseDay("9/5/36", usual)).toBe("2036-05-09");
  expect(parseDay("9/5/27", { ...usual, min: today })).toBe("2027-05-09");
  expect(parseDay("9/5/50", { ...usual, min: today, max: "2060-12-31" })).toBe("2050-05-09");
});

test("outside the bounds a year of two digits is the nearest, so that the refusal is understood", () => {
  expect(parseDay("9/5/27", birth)).toBe("2027-05-09");
  expect(parseDay("9/5/40", usual)).toBe("2040-05-09");
});

const day = fc.integer({ min: 0, max: 33_500 }).map((days) => addDays("1945-01-01", days));
const written = [
  (value: string) => value,
  (value: string) => formatDate(value, "en"),
  (value: string) => formatDate(value, "id"),
  (value: string) => value.split("-").reverse().join("/"),
  (value: string) => value.split("-").reverse().join(""),
  (value: string) => value.slice(2).split("-").reverse().join("."),
  (value: string) => value.slice(2).split("-").reverse().join(""),
];

test("every selectable day is read back from every way to write it, the pages' own ways included", () => {
  fc.assert(fc.property(day, fc.constantFrom(...written), (value, write) => expect(read(write(value))).toBe(value)));
});

test("whatever is typed, the answer is a day that exists or none", () => {
  const signs = fc.string({ unit: fc.constantFrom(..."0123456789/-. +dwmytmeijan"), maxLength: 12 });
  fc.assert(
    fc.property(signs, (text) => {
      const found = read(text);
      expect(found === null || addDays(found, 0) === found).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ["9", "09:00"],
  ["930", "09:30"],
  ["0930", "09:30"],
  ["9.30", "09:30"],
  ["9:30", "09:30"],
  ["23:59", "23:59"],
  ["13.45 WIB", "13:45"],
  ["24:00", null],
  ["9:60", null],
  ["9:3", null],
  ["noon", null],
  ["", null],
])("the time %p is %p", (text, time) => expect(parseTime(text)).toBe(time));
