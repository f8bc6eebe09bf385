import { statusIds } from "@/db/enums/scheduling";
import { statusOfCounts } from "@/lib/platform/list/counted-status";
import {
  advancedBySaving,
  allowedNext,
  chosenStep,
  guards,
  isSoft,
  lists,
  openGuards,
  statusesOf,
  statusOf,
  steps,
  travelTabs,
  vesselStatusRule,
  type GuardFacts,
} from "./status.rules";

const nothing: GuardFacts = {
  hasPort: false,
  isAllowanceValid: false,
  documents: 0,
  isWithoutTravel: false,
  isPrepared: false,
  reports: 0,
};
const everything: GuardFacts = {
  hasPort: true,
  isAllowanceValid: true,
  documents: 1,
  isWithoutTravel: false,
  isPrepared: true,
  reports: 1,
};

test("has the documented numbers, names and processes", () => {
  expect(statusIds.map(statusOf)).toEqual([
    "OnBoardWaitingSchedule",
    "OnBoardWaitingDocument",
    "OnBoardReady",
    "OffBoardWaitingSchedule",
    "OffBoardWaitingDocument",
    "OffBoardReady",
    "CheckedOut",
  ]);
  expect(statusesOf("OnBoardProcess").map(({ id, allowedNext: next }) => [id, next])).toEqual([
    [1, [2]],
    [2, [3]],
    [3, [2]],
  ]);
  expect(statusesOf("OffBoardProcess").map(({ id, allowedNext: next }) => [id, next])).toEqual([
    [4, [5]],
    [5, [6]],
    [6, [5]],
  ]);
  expect(allowedNext(7)).toEqual([]);
});

test("refuses choosing on board or left, and skipping a state", () => {
  for (const from of statusIds)
    for (const to of statusIds) {
      const step = chosenStep(from, to);
      expect([from, to, step !== undefined]).toEqual([from, to, [23, 32, 56, 65].includes(from * 10 + to)]);
      if (step) expect(step.right).toBe("scheduling:accommodation");
    }
  expect(steps.filter(({ needsReason }) => needsReason).map(({ from, to }) => [from, to])).toEqual([
    [3, 2],
    [6, 5],
  ]);
});

test('lists all missing guards, blocking first; "no travel" replaces travel documents', () => {
  expect(openGuards(chosenStep(2, 3), nothing)).toEqual([
    "port-missing",
    "allowance-missing",
    "document-missing",
    "preparation-open",
  ]);
  expect(openGuards(chosenStep(5, 6), nothing)).toEqual([
    "port-missing",
    "allowance-missing",
    "document-missing",
    "appraisal-missing",
  ]);
  expect(openGuards(chosenStep(2, 3), everything)).toEqual([]);
  expect(openGuards(chosenStep(5, 6), { ...everything, documents: 0, isWithoutTravel: true })).toEqual([]);
  expect(openGuards(chosenStep(3, 2), nothing)).toEqual([]);
  expect(openGuards(undefined, nothing)).toEqual([]);
  expect(guards.filter(isSoft)).toEqual(["preparation-open", "appraisal-missing"]);
});

test("advances by saving with a port from two states only", () => {
  const ports = { hasOnBoardPort: true, hasOffBoardPort: true };
  expect(statusIds.map((id) => advancedBySaving(id, ports))).toEqual([2, 2, 3, 5, 5, 6, 7]);
  const none = { hasOnBoardPort: false, hasOffBoardPort: false };
  expect(statusIds.map((id) => advancedBySaving(id, none))).toEqual([...statusIds]);
});

test("returns action needed for missing items and not planned without schedules", () => {
  expect(statusOfCounts(vesselStatusRule, { open: 0, lacking: 0 })).toBe("Not Planned");
  expect(statusOfCounts(vesselStatusRule, { open: 3, lacking: 1 })).toBe("Need Action");
  expect(statusOfCounts(vesselStatusRule, { open: 3, lacking: 0 })).toBe("Completed");
});

test("shows every state in one documented list, and from documents on in one of travel", () => {
  const all = Object.values(lists).flat();
  expect([...all].sort()).toEqual([...statusIds]);
  expect([...Object.values(travelTabs).flat()].sort()).toEqual([2, 3, 4, 5, 6, 7]);
});
