import { softProblem } from "../slots.rules";
import { toResponse } from "./response.rules";

const planned = {
  id: 5,
  vesselId: 3,
  seatId: 7,
  crewId: 11,
  slot: "next-but-one" as const,
  startDate: "2027-01-01",
  endDate: "2027-07-01",
  originalEndDate: null,
  durationMonths: 6,
  principalStatus: "Confirmed" as const,
  employeeStatus: "Pending" as const,
  checkedInOn: null,
  checkedOutOn: null,
  handoverSince: null,
  version: 2,
};

test("maps a plan with its due mail and overridden problems", () => {
  const overridden = [softProblem("overlap"), softProblem("second-future"), softProblem("overlap")];
  expect(toResponse(planned, ["ask-employee"], overridden)).toEqual({
    id: 5,
    assignmentId: 5,
    vesselId: 3,
    vesselCrewId: 7,
    crewId: 11,
    slot: "NextButOne",
    startDate: "2027-01-01",
    endDate: "2027-07-01",
    summaryStatus: "Pending",
    version: 2,
    sendEmailType: "PlanningEmployee",
    overridden: ["overlap", "second-future"],
  });
});

test("maps a rejection's mail and a cancelled plan without slot", () => {
  expect(toResponse(planned, ["tell-rejection"], []).sendEmailType).toBe("PlanningPrincipalReject");
  expect(toResponse({ ...planned, slot: "cancelled" }, [], [])).toMatchObject({ slot: null, sendEmailType: null });
});
