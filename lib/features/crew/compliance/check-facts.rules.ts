import { addDays } from "@/lib/platform/calendar/dates";
import type { CheckMoment } from "./check-item.rules";
import type { ComplianceFacts, Person, Seat } from "./rules";
import type { Rank } from "./experience.rules";
import { later, type Period } from "@/lib/platform/calendar/period";
import { handoverDays, type ContinuousService } from "./period-check.rules";
import { experienceOf, type SeaService } from "../sea-time/rules";

/** A planned or running assignment, neither rejected nor cancelled. */
type PlannedAssignment = Period & { assignmentId: number; vesselId: number; vessel: string; onBoard: boolean };
type ConflictAssignment = Period & { vesselId: number; name: string };

/** Facts of a person that do not depend on the seat. Dates yyyy-MM-dd in Asia/Jakarta. */
export type PersonFacts = Pick<
  Person,
  "dateOfBirth" | "papers" | "travelDocuments" | "medicalCertificates" | "suitability" | "lastAppraisal" | "unappraised"
> & {
  id: number;
  divisionId: number;
  vesselId: number | null;
  vesselTypeId: number;
  position: Rank;
  stays: readonly PlannedAssignment[];
  /** Past assignments on own vessels. */
  ended: readonly Period[];
  conflicts: readonly ConflictAssignment[];
  services: readonly SeaService[];
};
export type SeatFacts = Seat & { positionNames: readonly string[]; vesselTypeNames: readonly string[] };
/** The period and vessel to check; without a vessel only the vessel type is checked. */
export type CheckTarget = Period & { vesselId: number | null; moment: CheckMoment };

/** Find the running continuous service: assignments that follow each other within a handover count as one. */
export function continuousServiceOf(
  assignments: readonly PlannedAssignment[],
  ended: readonly Period[],
): ContinuousService | null {
  const current = assignments.find(({ onBoard }) => onBoard);
  if (!current) return null;
  const before = [...ended].sort((one, other) => (one.from < other.from ? 1 : -1));
  const since = before.reduce(
    (first, assignment) =>
      assignment.from < first && first <= addDays(assignment.to, handoverDays) ? assignment.from : first,
    current.from,
  );
  return { since, until: current.to };
}

const lastOf = (days: readonly string[]) =>
  days.reduce<string | null>((last, day) => (last === null ? day : later(last, day)), null);

/** Build the facts of one check. The person's other assignments on the same vessel do not collide. product 5.5 */
export function factsFor(
  person: PersonFacts,
  seat: SeatFacts,
  { vesselId, moment, from, to }: CheckTarget,
  today: string,
): ComplianceFacts {
  const { stays, ended, services, conflicts, ...personFacts } = person;
  const elsewhere = services.flatMap(({ offBoard }) => (offBoard !== null && offBoard <= today ? [offBoard] : []));
  return {
    from,
    to,
    moment,
    today,
    seat,
    person: {
      ...personFacts,
      assignments: stays.filter((assignment) => assignment.vesselId !== vesselId),
      lastOffBoard: lastOf([...ended.map((assignment) => assignment.to), ...elsewhere]),
      onBoard: continuousServiceOf(stays, ended),
      conflicts: conflicts.filter((assignment) => assignment.vesselId === vesselId),
      experience: experienceOf(services, seat, today),
    },
  };
}
