import { findings, type Item } from "../compliance/item.rules";
import { checkCompliance } from "../compliance/rules";
import { kept } from "../compliance/sight.rules";
import { factsFor, type PersonFacts, type SeatFacts } from "../compliance/facts.rules";
import { later } from "@/lib/platform/calendar/period";

/** A stay on board, running or planned. Dates yyyy-MM-dd in Asia/Jakarta. */
export type Stay = {
  assignmentId: number;
  crewId: number;
  vesselId: number;
  startDate: string;
  endDate: string;
  checkedInOn: string | null;
};
/** A line of the forecast under the names of its table. */
export type Foreseen = {
  crew_id: number;
  assignment_id: number;
  division_id: number;
  vessel_id: number;
  code: string;
  level: string;
  message_key: string;
  values: Item["values"];
  due_on: string;
};

/** Time has no say in these: rank, experience and appraisal are looked at when somebody is proposed. */
const foreseenAreas: readonly string[] = ["certificates", "documents", "medical", "age", "period"];
/** Judged against the day of joining, which lies behind who is on board. */
const onlyBeforeJoining: readonly string[] = ["certificate-min-validity", "short-leave"];

const neverForeseen: readonly string[] = [
  "barred",
  "noted",
  "conflict-on-board",
  "promotion",
  "no-type-experience",
  "low-appraisal",
  "not-appraised",
  "top-four",
  // A queue of its own: it ends by looking at the paper, whoever joins when.
  "certificate-unverified",
];
/** What a forecast can say, in the order people read it. */
export const foreseenCodes = findings.filter((code) => !neverForeseen.includes(code));

/** Whether a line tells something medical of a person. product 5.12 */
export const isMedical = (code: string) => code.startsWith("medical-");

const dueOf = ({ evidence }: Item, from: string): string => {
  const day = evidence.expired ?? evidence.validUntil;
  return typeof day === "string" ? day : from;
};

/**
 * What will be wrong with a stay: for a plan from its joining, for who is on board from today, until the planned sign-off. dueOn is the
 * day the paper ends, else the day the stay is judged from. product 2.4, 5.5
 */
export function forecastOf(stay: Stay, person: PersonFacts, seat: SeatFacts, today: string): Foreseen[] {
  const isOnBoard = stay.checkedInOn !== null;
  const from = isOnBoard ? today : later(stay.startDate, today);
  const wanted = { vesselId: stay.vesselId, moment: "plan" as const, from, to: later(stay.endDate, from) };
  const items = kept(checkCompliance(factsFor(person, seat, wanted, today)));
  return items
    .filter(
      ({ level, area, code }) =>
        level !== "pass" &&
        foreseenAreas.includes(area) &&
        !neverForeseen.includes(code) &&
        !(isOnBoard && onlyBeforeJoining.includes(code)),
    )
    .map((item) => ({
      crew_id: stay.crewId,
      assignment_id: stay.assignmentId,
      division_id: person.divisionId,
      vessel_id: stay.vesselId,
      code: item.code,
      level: item.level,
      message_key: item.key,
      values: item.values,
      due_on: dueOf(item, from),
    }));
}
