/** States of a schedule with their documented numbers and names. Document 3 §4, product 5.6 */
export const scheduleStatuses = [
  "OnBoardWaitingSchedule",
  "OnBoardWaitingDocument",
  "OnBoardReady",
  "OffBoardWaitingSchedule",
  "OffBoardWaitingDocument",
  "OffBoardReady",
  "CheckedOut",
] as const;
export type ScheduleStatus = (typeof scheduleStatuses)[number];
export const statusIds = [1, 2, 3, 4, 5, 6, 7] as const;
export type StatusId = (typeof statusIds)[number];

/** Direction of a document, an amount or a day, spelled as in the documents. */
export const usages = ["OnBoard", "OffBoard"] as const;
export type Usage = (typeof usages)[number];

export const scheduleDocumentKinds = ["accommodation", "appraisal"] as const;
export type ScheduleDocumentKind = (typeof scheduleDocumentKinds)[number];

/** The eight allowance lines in the order of the documents. */
export const accommodationLines = [
  "mealAllowance",
  "dailyAllowance",
  "accommodation",
  "localTransport",
  "laundry",
  "transportAirportJakarta",
  "transportTerminalStationPort",
  "transportAirportOtherCities",
] as const;
export type AccommodationLine = (typeof accommodationLines)[number];

/** Grades of lump sums: 1 master and chief engineer, 2 other officers, 3 ratings. */
export const lumpsumGrades = [1, 2, 3] as const;
export type LumpsumGrade = (typeof lumpsumGrades)[number];

/** Events of a schedule. */
export const scheduleEvents = [
  "created",
  "changed",
  "plan-changed",
  "moved-with-port-call",
  "checked-in",
  "check-in-undone",
  "checked-out",
  "cancelled",
  "reopened",
] as const;
export type ScheduleEvent = (typeof scheduleEvents)[number];

export const boardMoments = ["check-in", "check-out"] as const;
export type BoardMoment = (typeof boardMoments)[number];
/** Why a proposed time is no longer open. */
export const proposalEnds = ["confirmed", "replaced", "withdrawn"] as const;
