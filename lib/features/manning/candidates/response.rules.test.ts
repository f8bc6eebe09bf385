import type { CandidateRow } from "./queries";
import { judgeCandidate, toResponse } from "./response.rules";

const wanted = {
  today: "2026-11-23",
  from: "2026-12-03",
  to: "2027-06-03",
  positionId: 1,
  belowIds: [2],
  vesselTypeId: 5,
  vesselId: 30,
};
const row: CandidateRow = {
  id: 9,
  employeeNumber: "M-00009",
  seafarerCode: "6201234567",
  fullName: "Budi Santoso",
  positionId: 2,
  position: "Chief Officer",
  positionNameId: "Mualim I",
  employmentType: "Permanent",
  vesselTypeId: 5,
  latestVesselId: 31,
  isOnBoard: false,
  statusSince: "2026-10-01",
  plannedOffBoard: null,
  missingCertificates: 0,
  firstCertificateExpiry: null,
  lastVessel: "MV Two",
  lastVesselType: "Tug Boat",
  lastVesselTypeNameId: "Kapal Tunda",
  papers: [],
  travelDocuments: [],
  otherAssignments: [
    {
      seatId: 7,
      vesselId: 3,
      vessel: "MV Arung",
      position: "Chief Officer",
      positionNameId: "Mualim I",
      onBoard: false,
      from: "2027-01-10",
      to: "2027-07-10",
      reliefs: [],
    },
  ],
  appraisals: [],
  rejection: { date: "2026-06-01", event: "principal-rejected", reason: "Too little time on tugs" },
};
const asked = { wantedPeriod: wanted, requirements: [], locale: "en" as const };

test("maps a candidate with all reasons and no invented appraisal", () => {
  const candidate = toResponse(judgeCandidate(row, asked), asked);
  expect(candidate).toMatchObject({
    id: 9,
    employeeIdNumber: "M-00009",
    fullName: "Budi Santoso",
    lastVesselType: "Tug Boat",
    onBoardDuration: null,
    offBoardDuration: "1 month 23 days",
    status: "Completed",
    appraisalNotes: null,
    isPromotion: true,
    papers: "No passport on record, 1 more",
    rejection: { date: "2026-06-01", by: "principal", reason: "Too little time on tugs" },
  });
  expect(Object.fromEntries(candidate.why.map(({ part, text }) => [part, text]))).toEqual({
    rank: "Chief Officer, promotion",
    vesselType: "sails this vessel type",
    lastVessel: "last on MV Two",
    papers: "No passport on record, 1 more",
    free: "ashore since 1 Oct 2026",
    rest: "63 days ashore at joining",
    elsewhere: "leaves another vessel short",
    appraisal: "no appraisal",
  });
});

test.each([
  [[], null, null],
  [[{ dateOfReport: "2026-06-01", average: 4, reEmployed: true }], 2, "last appraisals 4 (1 Jun 2026)"],
  [
    [
      { dateOfReport: "2026-06-01", average: 3, reEmployed: null },
      { dateOfReport: "2025-06-01", average: null, reEmployed: null },
    ],
    1,
    "last appraisals 3 (1 Jun 2026), no score (1 Jun 2025)",
  ],
  [[{ dateOfReport: "2026-06-01", average: 2, reEmployed: true }], 0, "last appraisals 2 (1 Jun 2026)"],
  [
    [{ dateOfReport: "2026-06-01", average: 5, reEmployed: false }],
    0,
    "last appraisals 5 (1 Jun 2026); not to be re-employed",
  ],
])("describes the last two averages and a No to re-employment", (appraisals, level, notes) => {
  const candidate = toResponse(judgeCandidate({ ...row, appraisals }, asked), asked);
  expect(candidate.appraisalNotes).toBe(notes);
  const appraisalPart = candidate.why.find(({ part }) => part === "appraisal");
  expect(appraisalPart).toEqual({ part: "appraisal", level, text: notes ?? "no appraisal" });
});

test("describes effects in the user's language", () => {
  expect(toResponse(judgeCandidate(row, asked), asked).elsewhere).toEqual([
    expect.objectContaining({ vesselCrewId: 7, text: "Leaves MV Arung without Chief Officer from 10 Jan 2027" }),
  ]);
  expect(toResponse(judgeCandidate(row, asked), { ...asked, locale: "id" }).elsewhere[0]?.text).toContain(
    "Mualim I mulai 10 Jan 2027",
  );
});
