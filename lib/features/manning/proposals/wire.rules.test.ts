import { softProblem } from "../slots.rules";
import { onWire } from "./wire.rules";

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

test("a plan is told under the documented names, with the mail that is due and each overridden problem once", () => {
  const overridden = [softProblem("overlap"), softProblem("second-future"), softProblem("overlap")];
  expect(onWire(planned, ["ask-employee"], overridden)).toEqual({
    id: 5,
    assignmentId: 5,
    vesselId: 3,
    vesselCrewId: 7,
    employeeId: 11,
    slot: "NextButOne",
    startDate: "2027-01-01",
    endDate: "2027-07-01",
    summaryStatus: "Pending",
    version: 2,
    sendEmailType: "PlanningEmployee",
    overridden: ["overlap", "second-future"],
  });
});

test("a rejection is due to be told, no effect is no mail, and a cancelled plan stands in no slot", () => {
  expect(onWire(planned, ["tell-rejection"], []).sendEmailType).toBe("PlanningPrincipalReject");
  expect(onWire({ ...planned, slot: "cancelled" }, [], [])).toMatchObject({ slot: null, sendEmailType: null });
});
