import { toResponse } from "./response.rules";

const assignment = {
  id: 5,
  vesselId: 3,
  seatId: 7,
  crewId: 11,
  slot: "current" as const,
  startDate: "2026-07-01",
  endDate: "2027-01-01",
  originalEndDate: null,
  durationMonths: 6,
  principalStatus: "NotRequired" as const,
  employeeStatus: "Confirmed" as const,
  checkedInOn: "2026-07-02",
  checkedOutOn: null,
  handoverSince: null,
  version: 4,
};

test("maps a person on board with the planned off-board", () => {
  expect(toResponse(assignment)).toEqual({
    id: 5,
    assignmentId: 5,
    vesselId: 3,
    vesselCrewId: 7,
    crewId: 11,
    slot: "Current",
    onBoard: "2026-07-02",
    offBoard: "2027-01-01",
    version: 4,
  });
});

test("maps a checked-out person with the date and no slot", () => {
  expect(toResponse({ ...assignment, slot: "history", checkedOutOn: "2026-12-20" })).toMatchObject({
    slot: null,
    offBoard: "2026-12-20",
  });
});
