import { changedField, auditEntryOf } from "./audit-entry.rules";

test("returns only changed fields, and a log entry about the seafarer", () => {
  expect(changedField("noTravelOnBoard", false, false)).toEqual([]);
  const changes = [
    ...changedField("scheduledOnBoardDate", "2026-12-01", "2026-12-02"),
    ...changedField("onBoardTotal", null, 5),
  ];
  const held = { schedule: { id: 4, crewId: 9 }, vessel: { divisionId: 1 } };
  expect(auditEntryOf(held, changes)).toEqual({
    subject: 9,
    divisionId: 1,
    before: { scheduledOnBoardDate: "2026-12-01", onBoardTotal: null },
    after: { scheduleId: 4, scheduledOnBoardDate: "2026-12-02", onBoardTotal: 5 },
  });
  expect(auditEntryOf(held, [], { overridden: ["preparation-open"], reason: "Agreed" })).toMatchObject({
    after: { overridden: ["preparation-open"] },
    reason: "Agreed",
  });
});
