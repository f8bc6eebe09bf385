import { jakartaTime } from "./jakarta-time.rules";

test("an instant is written in Jakarta's time and says how far that is from UTC", () => {
  expect(jakartaTime(new Date("2026-11-20T18:30:15.900Z"))).toBe("2026-11-21T01:30:15+07:00");
});
