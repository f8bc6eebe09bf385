import { travelAfterSave, daysProblems, guardFields, statusMoveOf, unresolvedGuards } from "./transition.rules";

const held = {
  onBoardDate: "2026-12-01",
  onBoardTime: "08:30",
  onBoardPortId: null,
  onBoardAgentName: null,
  onBoardAgentPhone: null,
  offBoardDate: "2027-06-01",
  offBoardTime: null,
  offBoardPortId: null,
  offBoardAgentName: null,
  offBoardAgentPhone: null,
};

test("keeps omitted values; locked ones may be repeated but not changed", () => {
  const after = travelAfterSave(held, { onBoardPortId: 4, onBoardDate: undefined });
  expect(after).toEqual({ ...held, onBoardPortId: 4 });
  expect(daysProblems(1, held, after)).toEqual([]);
  expect(daysProblems(4, held, after)).toEqual([
    { path: "onboardLocationPortId", message: "scheduling.lockedOnBoard" },
  ]);
  expect(daysProblems(2, held, { ...held, offBoardDate: "2027-06-02" })).toEqual([
    { path: "scheduledOffBoardDate", message: "scheduling.lockedUntilOnBoard" },
  ]);
  expect(daysProblems(2, held, { ...held, onBoardDate: "2027-06-01" })[0]?.path).toBe("scheduledOnBoardDate");
});

test("clears time and agent unless their way is locked", () => {
  expect(travelAfterSave(held, { onBoardTime: undefined })).toEqual(held);
  const after = travelAfterSave(held, { onBoardTime: null, onBoardAgentName: "Samudra Agency" });
  expect(after).toEqual({ ...held, onBoardTime: null, onBoardAgentName: "Samudra Agency" });
  expect(daysProblems(3, held, after)).toEqual([]);
  expect(daysProblems(5, held, after).map(({ path }) => path)).toEqual(["scheduledOnBoardTime", "onboardAgentName"]);
  expect(daysProblems(3, held, { ...held, offBoardAgentPhone: "021 555" }).map(({ path }) => path)).toEqual([
    "offboardAgentPhone",
  ]);
});

test("accepts the current status, the one saving brings, or one step further", () => {
  const withPort = { ...held, onBoardPortId: 4 };
  expect(statusMoveOf(1, withPort, 1)).toMatchObject({ ok: true, statusId: 2, step: undefined });
  expect(statusMoveOf(1, withPort, undefined)).toMatchObject({ statusId: 2 });
  expect(statusMoveOf(1, withPort, 3)).toMatchObject({ statusId: 3, step: { from: 2 } });
  for (const wanted of [2, 3])
    expect(statusMoveOf(1, held, wanted)).toEqual({ ok: false, messageKey: "scheduling.guards.port-missing" });
  expect(statusMoveOf(3, withPort, 4)).toEqual({ ok: false, messageKey: "scheduling.noSuchStep" });
  expect(statusMoveOf(4, { ...held, offBoardPortId: 4 }, 6)).toEqual({
    ok: false,
    messageKey: "scheduling.statusLocked",
  });
  expect(statusMoveOf(6, withPort, 5)).toMatchObject({ statusId: 5, step: { needsReason: true } });
});

test("accepts named soft guards with a reason", () => {
  const open = ["document-missing", "preparation-open"] as const;
  const accepted = { acceptedCodes: ["document-missing", "preparation-open"], reason: "Agreed" };
  expect(unresolvedGuards(open, accepted)).toEqual(["document-missing"]);
  expect(unresolvedGuards(open, { ...accepted, reason: null })).toEqual([...open]);
  expect(guardFields(open).map(({ path }) => path)).toEqual(["hard/document-missing", "soft/preparation-open"]);
});
