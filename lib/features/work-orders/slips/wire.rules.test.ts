import { onWire } from "./wire.rules";

test("a slip's month is told as the documents name it", () => {
  expect(onWire({ period: "2026-09-01", id: 3 })).toEqual({ period: "2026-09-01", id: 3, year: 2026, month: 9 });
});
