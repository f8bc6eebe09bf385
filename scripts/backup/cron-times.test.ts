import { cronOf, scheduleOf } from "./cron-times.mjs";

test.each([
  ["02:30", "30 19 * * *"],
  ["7:00", "0 0 * * *"],
  ["23:59", "59 16 * * *"],
  ["Sun 04:00", "0 21 * * 6"],
  ["mon 06:59", "59 23 * * 0"],
  ["Sat 12:05", "5 5 * * 6"],
])("%s in Jakarta is %s in UTC", (time, cron) => {
  expect(cronOf("BACKUP_AT", time)).toBe(cron);
});

test.each(["25:00", "2:3", "Su 04:00", "Xyz 04:00", "daily", "30 2 * * *"])("%s is no time", (time) => {
  expect(() => cronOf("BACKUP_AT", time)).toThrow("BACKUP_AT is a time like 02:30");
});

test("nothing runs by itself unless it is set, and what it needs must be set with it", () => {
  expect(scheduleOf({})).toEqual([]);
  expect(scheduleOf({ BACKUP_AT: "02:30", BACKUP_RECIPIENT: "age1x" })).toMatchObject([
    { task: "run-backup", match: "30 19 * * *" },
  ]);
  expect(() => scheduleOf({ BACKUP_AT: "02:30" })).toThrow("needs BACKUP_RECIPIENT");
  expect(() => scheduleOf({ BACKUP_PROOF_AT: "Sun 04:00" })).toThrow("needs BACKUP_PROOF_KEY");
});
