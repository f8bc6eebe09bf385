import { changed, entryOf } from "./change.rules";

test("returns only changed fields, and a log entry about the seafarer", () => {
  expect(changed("noTravelOnBoard", false, false)).toEqual([]);
  const changes = [...changed("scheduledOnBoardDate", "2026-12-01", "2026-12-02"), ...changed("onBoardTotal", null, 5)];
  const held = { schedule: { id: 4, crewId: 9 }, vessel: { divisionId: 1 } };
  expect(entryOf(held, changes)).toEqual({
    subject: 9,
    divisionId: 1,
    before: { scheduledOnBoardDate: "2026-12-01", onBoardTotal: null },
    after: { scheduleId: 4, scheduledOnBoardDate: "2026-12-02", onBoardTotal: 5 },
  });
  expect(entryOf(held, [], { overridden: ["preparation-open"], reason: "Agreed" })).toMatchObject({
    after: { overridden: ["preparation-open"] },
    reason: "Agreed",
  });
});
