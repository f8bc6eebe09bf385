import { calendarEntry, daysFrom, minutesFrom } from "./calendar-entry.rules";

const entry = {
  id: "mcu-7",
  sequence: 0,
  period: daysFrom("2026-12-05"),
  title: "Medical check-up",
  description: "Letter 017/MCU-M/XI/2026",
  place: "Klinik Bahari",
  organizer: { name: "Nakhoda Crewing", email: "crewing@example.com" },
  attendees: [{ name: 'Budi "Boy"\nSantoso', email: "budi@example.com" }],
  now: new Date("2026-11-20T03:00:00Z"),
};
const linesOf = (text: string) => text.replace(/\r\n /g, "").split("\r\n");

test("a day is a whole day, a training as many days as it lasts, an hour is written in UTC", () => {
  expect(linesOf(calendarEntry(entry))).toEqual(
    expect.arrayContaining(["UID:mcu-7@localhost", "SEQUENCE:0", "DTSTART;VALUE=DATE:20261205", "DURATION:P1D"]),
  );
  const training = calendarEntry({ ...entry, period: daysFrom("2026-12-30", "2027-01-02") });
  expect(linesOf(training)).toContain("DURATION:P4D");
  const period = minutesFrom(new Date("2026-12-05T03:00:00Z"), 45);
  expect(linesOf(calendarEntry({ ...entry, period }))).toEqual(
    expect.arrayContaining(["DTSTART:20261205T030000Z", "DURATION:PT45M"]),
  );
});

test("a name cannot inject lines, lines have at most 75 octets, and a cancelled event has no alarm", () => {
  const text = calendarEntry({ ...entry, place: "Jalan Pelabuhan ".repeat(12), cancelled: true, reminder: "Soon" });
  expect(text.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(linesOf(text)).toEqual(expect.arrayContaining(["METHOD:CANCEL", "STATUS:CANCELLED"]));
  expect(text).not.toContain("BEGIN:VALARM");
  expect(linesOf(text).some((line) => line.startsWith("Santoso"))).toBe(false);
  expect(calendarEntry({ ...entry, reminder: "Soon" })).toContain("BEGIN:VALARM");
});
