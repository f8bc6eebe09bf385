/** Names inside, and how the documents write them in calls. */
export const callNames: Readonly<Record<string, string>> = {
  crewId: "employeeId",
  crewIds: "employeeIds",
  otherCrewId: "otherEmployeeId",
  replacedCrewId: "replacedEmployeeId",
  previousCrewId: "previousEmployeeId",
  prePreviousCrewId: "prePreviousEmployeeId",
  currentCrewId: "currentEmployeeId",
  nextCrewId: "nextEmployeeId",
  nextButOneCrewId: "nextButOneEmployeeId",
};

/** By name, the operations whose calls say it as it is inside: the documents leave it open there, or say it too. */
export const operationsSaying: Readonly<Record<string, readonly string[]>> = {
  // The documents leave their names open, or crewId is an applicant's record.
  crewId: [
    "applicants.get",
    "applicants.get-last-assessment",
    "applicants.insert-assessment",
    "applicants.list-assessments",
    "applicants.list-timeline",
    "work-orders.ask-advance",
    "work-orders.confirm-item",
    "work-orders.generate-debt-statement",
    "work-orders.get-payment-dues",
    "work-orders.get-payment-run",
    "work-orders.get-period",
    "work-orders.list-allotments",
    "work-orders.list-cash-people",
    "work-orders.list-debts",
    "work-orders.list-differences",
    "work-orders.lock-slip",
    "work-orders.open-debt",
    "work-orders.preview-version",
    "work-orders.propose-allotment",
    "work-orders.record-cash",
    "work-orders.unlock-slip",
  ],
};
