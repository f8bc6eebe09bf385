import { parseTime } from "./parse-time.rules";

test("reads a time as Jakarta time unless it has a zone", () => {
  const morning = "2026-11-20T01:30:00.000Z";
  for (const written of ["2026-11-20 08:30", "2026-11-20T08:30", "2026-11-20T08:30:00+07:00", "2026-11-20T01:30:00Z"])
    expect([written, parseTime(written)?.toISOString()]).toEqual([written, morning]);
});

test("refuses a date alone, an invalid date and an invalid hour", () => {
  for (const written of ["2026-11-20", "2026-02-30 08:30", "2026-11-20 24:00", "2026-11-20 08:60", "yesterday", ""])
    expect([written, parseTime(written)]).toEqual([written, null]);
});
