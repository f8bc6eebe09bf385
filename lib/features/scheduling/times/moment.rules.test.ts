import { timeOf } from "./moment.rules";

test("a time is one of Jakarta unless it says its zone", () => {
  const morning = "2026-11-20T01:30:00.000Z";
  for (const written of ["2026-11-20 08:30", "2026-11-20T08:30", "2026-11-20T08:30:00+07:00", "2026-11-20T01:30:00Z"])
    expect([written, timeOf(written)?.toISOString()]).toEqual([written, morning]);
});

test("a day alone, a day that is none and an hour that is none are no time", () => {
  for (const written of ["2026-11-20", "2026-02-30 08:30", "2026-11-20 24:00", "2026-11-20 08:60", "yesterday", ""])
    expect([written, timeOf(written)]).toEqual([written, null]);
});
