import type { Draft } from "@/components/features/appraisals/draft/shape";

/** A report on a bosun that lacks nothing. */
export const writtenDraft: Draft = {
  id: "owner-a:5:new",
  reportKey: "7e5c0ed4-8f4c-4f0a-9b1c-2f4dd6d3d9a1",
  subject: {
    employeeAppraisalId: null,
    assignmentId: 5,
    vesselCrewId: 6,
    employeeId: 7,
    vesselId: 8,
    vesselName: "MV Tirta Sembada",
    seafarersName: "Sari Wulandari",
    dateOfBirth: null,
    nationality: null,
    crewRank: "Bosun",
    crewRankNameId: "Serang",
    seaFarerId: null,
    version: null,
    flag: "Form",
  },
  form: {
    formId: 1,
    formEffectiveFrom: "2026-01-01",
    mandatory: [
      { sequenceNo: 1, label: "Safety", labelId: "Keselamatan", question: "Works safely", questionId: "Bekerja aman" },
      { sequenceNo: 2, label: "Conduct", labelId: "Sikap", question: "Gets on with others", questionId: "Rukun" },
    ],
    additional: [
      { sequenceNo: 1, label: "Ropes", labelId: "Tali", question: "Handles ropes", questionId: "Menangani tali" },
    ],
    trainingOptions: [{ no: "R1", category: "Ratings", name: "Ropes II", nameId: "Tali II" }],
    period: { from: "2026-05-01", to: null, slackDays: 3 },
  },
  values: {
    dateOfReport: "2026-11-01",
    reportingPeriodFrom: "2026-05-01",
    reportingPeriodTo: "2026-10-31",
    reasonForTheReport: "special request",
    reportingOfficer: "Budi",
    reportingOfficerRank: "Master",
    master: "Budi",
    generalComments: "Reliable at the winch.",
    courseRank: "Ratings",
    average: "4",
    mandatory: [
      { no: "1", score: 4, comment: "" },
      { no: "2", score: 2, comment: "Shouts on the bridge" },
    ],
    additional: [{ no: "1", score: null, comment: "" }],
    decisions: {
      suitableForThisTypeOfVesselTrade: { answer: "Yes", reason: "" },
      reemployInCurrentRank: { answer: "Yes", reason: "" },
      promote: { answer: "No", reason: "One season more" },
      toBeReemployed: { answer: "Yes", reason: "" },
      recommendation: { answer: "Yes", reason: "" },
    },
    trainingList: [{ no: "R1", name: "Ropes II", reason: "New winch", comment: "" }],
    file: null,
  },
  standing: { state: "typing" },
  savedAt: "2026-11-01T08:00:00.000Z",
};
