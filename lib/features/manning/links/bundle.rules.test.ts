import { bundleSendTime } from "./bundle.rules";

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const sent = (firstAt: string, lastAt: string, joinsOn: string | null = "2027-01-10") =>
  bundleSendTime({ firstAt: at(firstAt), lastAt: at(lastAt), joinsOn });

test("sends five minutes after the last proposal, at most twenty after the first", () => {
  expect(sent("02:00", "02:00")).toEqual(at("02:05"));
  expect(sent("02:00", "02:04")).toEqual(at("02:09"));
  expect(sent("02:00", "02:15")).toEqual(at("02:20"));
  expect(sent("02:00", "02:18")).toEqual(at("02:20"));
  expect(sent("02:00", "02:18", null)).toEqual(at("02:20"));
});

test("sends immediately for people who join within two days", () => {
  expect(sent("02:00", "02:04", "2026-11-22")).toEqual(at("02:04"));
  expect(sent("02:00", "02:04", "2026-11-20")).toEqual(at("02:04"));
  expect(sent("02:00", "02:04", "2026-11-23")).toEqual(at("02:09"));
  expect(sent("18:00", "18:00", "2026-11-23")).toEqual(at("18:00"));
});
