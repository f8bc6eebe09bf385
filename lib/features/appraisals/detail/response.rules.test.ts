import { blankReportToResponse, reportToResponse } from "./response.rules";

type Stay = Parameters<typeof blankReportToResponse>[0];
const stay = {
  assignment: { id: 3, seatId: 4, startDate: "2026-06-01", checkedInOn: "2026-06-02", checkedOutOn: null },
  leavesOn: "2026-12-05",
  person: { id: 9, fullName: "Agus Salim", employeeNumber: "M-9", seafarerCode: null, dateOfBirth: "1990-01-01" },
  position: { id: 7, name: "Mualim I", nameEn: "Chief Officer", level: "management" },
  vessel: { id: 5, name: "MV Layar", divisionId: 2 },
} as Stay;
const known = { today: "2026-11-20", formId: 1, officer: null, master: "Hendra Wijaya" };

test("starts a report with office data and no ratings", () => {
  const blank = blankReportToResponse(stay, "Indonesia", known);
  expect(blank).toMatchObject({
    flag: "Upload",
    reportingStatus: "Pending Report",
    reviewStatus: null,
    vesselCrewId: 4,
    rankGroup: "senior",
    reportingPeriodFrom: "2026-06-02",
    reportingPeriodTo: "2026-11-20",
    courseRank: "Senior Officers",
    reportingOfficer: "Hendra Wijaya",
    reportingOfficerRank: "Master",
    master: "Hendra Wijaya",
    promote: null,
    seafarersRatingMandatory: [],
    seafarersRatingMandatoryAverageScore: null,
  });
  const byHead = blankReportToResponse(stay, null, { ...known, officer: { name: "Budi", rank: "Chief Engineer" } });
  expect(byHead).toMatchObject({ reportingOfficer: "Budi", reportingOfficerRank: "Chief Engineer" });
});

test("ends the period on the planned or actual sign-off date, never before its start", () => {
  const until = (assignment: object, leavesOn: string) =>
    blankReportToResponse({ ...stay, leavesOn, assignment: { ...stay.assignment, ...assignment } }, null, known)
      .reportingPeriodTo;
  expect(until({}, "2026-11-10")).toBe("2026-11-10");
  expect(until({ checkedOutOn: "2026-11-12" }, "2026-11-10")).toBe("2026-11-12");
  expect(until({}, "2026-05-01")).toBe("2026-06-02");
});

test("returns the stored integer as average", () => {
  const row = { id: 1, averageScore: 4, reviewStatus: "Approved", flag: "Form" } as Parameters<
    typeof reportToResponse
  >[2]["row"];
  const wire = reportToResponse(stay, null, { row, lines: [], trainings: [] });
  expect(wire).toMatchObject({ seafarersRatingMandatoryAverageScore: 4, reportingStatus: "Submitted" });
});
