import type { PortCallPreview } from "@/lib/features/scheduling/port-calls/schema";
import { daysOf, moveEffectsOf } from "./effects";

type Person = PortCallPreview["rows"][number];
const person = (employeeSchedulingId: number, more: Partial<Person> = {}): Person => ({
  employeeSchedulingId,
  crewId: employeeSchedulingId,
  name: `Person ${employeeSchedulingId}`,
  position: "Oiler",
  positionNameId: "Juru minyak",
  statusId: 1,
  statusDescription: "OnBoardWaitingSchedule",
  before: { day: "2026-12-01", time: null, port: null, agent: null },
  after: { day: "2026-12-03", time: null, port: "Batam", agent: null },
  isChanged: true,
  isTold: false,
  against: null,
  version: 1,
  ...more,
});

test("lists moved, unchanged, notified and blocked people of the selection", () => {
  const rows = [
    person(1),
    person(2, { isTold: true }),
    person(3, { isChanged: false }),
    person(4, { against: "No" }),
    person(5),
  ];
  expect(moveEffectsOf(rows, new Set([1, 2, 3, 4]))).toMatchObject({ moves: 2, stays: 1, notified: 1, refused: 1 });
  expect(moveEffectsOf(rows, new Set([9]))).toMatchObject({ going: [], moves: 0, stays: 0 });
});

test("offers days with several people", () => {
  const rows = [
    person(1),
    person(2),
    person(3, { before: { day: "2026-12-09", time: null, port: null, agent: null } }),
  ];
  expect(daysOf(rows)).toEqual([{ day: "2026-12-01", ids: [1, 2] }]);
});
