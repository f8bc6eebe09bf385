import { findings, type CheckItem } from "../compliance/check-item.rules";
import { checkCompliance } from "../compliance/rules";
import { itemsForForecast } from "../compliance/visibility.rules";
import { factsFor, type PersonFacts, type SeatFacts } from "../compliance/check-facts.rules";
import { later } from "@/lib/platform/calendar/period";

/** A current or planned assignment. Dates yyyy-MM-dd in Asia/Jakarta. */
export type ForecastAssignment = {
  assignmentId: number;
  crewId: number;
  vesselId: number;
  startDate: string;
  endDate: string;
  checkedInOn: string | null;
};
/** A line of the forecast with the column names of its table. */
export type ForecastLine = {
  crew_id: number;
  assignment_id: number;
  division_id: number;
  vessel_id: number;
  code: string;
  level: string;
  message_key: string;
  values: CheckItem["values"];
  due_on: string;
};

/** Areas that time changes; rank, experience and appraisal are checked when a person is proposed. */
const forecastAreas: readonly string[] = ["certificates", "documents", "medical", "age", "period"];
/** Findings about the joining day, which is past for people on board. */
const onlyBeforeJoining: readonly string[] = ["certificate-min-validity", "short-leave"];

const excludedCodes: readonly string[] = [
  "barred",
  "noted",
  "conflict-on-board",
  "promotion",
  "no-type-experience",
  "low-appraisal",
  "not-appraised",
  "top-four",
  // Documents to verify have their own queue, whatever the joining day.
  "certificate-unverified",
];
/** The codes a forecast can contain, in display order. */
export const forecastCodes = findings.filter((code) => !excludedCodes.includes(code));

/** Whether a line reveals medical data. product 5.12 */
export const isMedical = (code: string) => code.startsWith("medical-");

const dueOf = ({ evidence }: CheckItem, from: string): string => {
  const day = evidence.expired ?? evidence.validUntil;
  return typeof day === "string" ? day : from;
};

/**
 * Compute the problems of an assignment: a plan from its joining, a person on board from today, until the planned
 * sign-off. dueOn is the day the document expires, else the first day checked. product 2.4, 5.5
 */
export function forecastOf(
  assignment: ForecastAssignment,
  person: PersonFacts,
  seat: SeatFacts,
  today: string,
): ForecastLine[] {
  const isOnBoard = assignment.checkedInOn !== null;
  const from = isOnBoard ? today : later(assignment.startDate, today);
  const target = { vesselId: assignment.vesselId, moment: "plan" as const, from, to: later(assignment.endDate, from) };
  const items = itemsForForecast(checkCompliance(factsFor(person, seat, target, today)));
  return items
    .filter(
      ({ level, area, code }) =>
        level !== "pass" &&
        forecastAreas.includes(area) &&
        !excludedCodes.includes(code) &&
        !(isOnBoard && onlyBeforeJoining.includes(code)),
    )
    .map((item) => ({
      crew_id: assignment.crewId,
      assignment_id: assignment.assignmentId,
      division_id: person.divisionId,
      vessel_id: assignment.vesselId,
      code: item.code,
      level: item.level,
      message_key: item.key,
      values: item.values,
      due_on: dueOf(item, from),
    }));
}
