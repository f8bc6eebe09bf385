import { seatLinks } from "./seat-links";

const planner = seatLinks("planning", 7, true);
const reader = seatLinks("planning", 7, false);
const crew = "/dashboard/manning/planning/7/crew";
const aboard = { slot: "Current" as const, crewId: 1, onBoard: "2026-06-01" };
const next = { slot: "Next" as const, crewId: 2, onBoard: "2027-01-10" };
const after = { slot: "NextButOne" as const, crewId: 3, onBoard: "2027-08-01" };
const gapOf = (vesselCrews: (typeof aboard | typeof next | typeof after)[], from: string, links = planner) =>
  links.gap({ vesselCrewId: 4, vesselCrews }, { from });

test("links a gap to the propose dialog, with permission", () => {
  expect(gapOf([], "2026-11-23")).toBe(`${crew}?vcid=4&n=new`);
  expect(gapOf([aboard], "2026-12-03")).toBe(`${crew}?vcid=4&n=new`);
  expect(gapOf([aboard, next], "2027-07-10")).toBe(`${crew}?vcid=4&nbo=new`);
  expect(gapOf([aboard], "2026-12-03", reader)).toBe(`${crew}#seat-4`);
});

test("links a gap before a planned person to their dialog", () => {
  expect(gapOf([aboard, next], "2026-12-03")).toBe(`${crew}?vcid=4&n=2`);
  expect(gapOf([aboard, next, after], "2027-07-10")).toBe(`${crew}?vcid=4&nbo=3`);
  expect(gapOf([aboard, next], "2027-07-10", reader)).toBe(`${crew}?vcid=4&n=2`);
});

test("links a bar to its person and a history bar to the seat", () => {
  expect(planner.bar({ vesselCrewId: 4 }, aboard)).toBe(`${crew}?vcid=4&c=1`);
  expect(planner.bar({ vesselCrewId: 4 }, { slot: null, crewId: 9 })).toBe(`${crew}#seat-4`);
});
