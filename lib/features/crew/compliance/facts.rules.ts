import { addDays } from "@/lib/platform/calendar/dates";
import type { Moment } from "./item.rules";
import type { ComplianceFacts, Person, Seat } from "./rules";
import type { Rank } from "./experience.rules";
import { later, type Period } from "@/lib/platform/calendar/period";
import { handoverDays, type Stretch } from "./period-check.rules";
import { experienceOf, type SeaService } from "../sea-time.rules";

/** A stay on board, planned or running, neither rejected nor cancelled. */
type PlannedStay = Period & { assignmentId: number; vesselId: number; vessel: string; onBoard: boolean };
type ConflictStay = Period & { vesselId: number; name: string };

/** What is known of a person whatever they are checked for. Dates yyyy-MM-dd in Asia/Jakarta. */
export type PersonFacts = Pick<
  Person,
  "dateOfBirth" | "papers" | "travelDocuments" | "medicalCertificates" | "suitability" | "lastAppraisal" | "unappraised"
> & {
  id: number;
  divisionId: number;
  vesselId: number | null;
  vesselTypeId: number;
  position: Rank;
  stays: readonly PlannedStay[];
  /** Stays on own vessels that are over. */
  ended: readonly Period[];
  conflicts: readonly ConflictStay[];
  services: readonly SeaService[];
};
export type SeatFacts = Seat & { positionNames: readonly string[]; vesselTypeNames: readonly string[] };
/** A period on a vessel; without one the vessel type alone is asked about. */
export type Wanted = Period & { vesselId: number | null; moment: Moment };

/** The unbroken time on board that is running: stays that followed each other within a handover are one. */
export function stretchOf(stays: readonly PlannedStay[], ended: readonly Period[]): Stretch | null {
  const current = stays.find(({ onBoard }) => onBoard);
  if (!current) return null;
  const before = [...ended].sort((one, other) => (one.from < other.from ? 1 : -1));
  const since = before.reduce(
    (first, stay) => (stay.from < first && first <= addDays(stay.to, handoverDays) ? stay.from : first),
    current.from,
  );
  return { since, until: current.to };
}

const lastOf = (days: readonly string[]) =>
  days.reduce<string | null>((last, day) => (last === null ? day : later(last, day)), null);

/** The facts of one check: what somebody does on the same vessel is the place itself and no collision. product 5.5 */
export function factsFor(
  person: PersonFacts,
  seat: SeatFacts,
  { vesselId, moment, from, to }: Wanted,
  today: string,
): ComplianceFacts {
  const { stays, ended, services, conflicts, ...known } = person;
  const elsewhere = services.flatMap(({ offBoard }) => (offBoard !== null && offBoard <= today ? [offBoard] : []));
  return {
    from,
    to,
    moment,
    today,
    seat,
    person: {
      ...known,
      assignments: stays.filter((stay) => stay.vesselId !== vesselId),
      lastOffBoard: lastOf([...ended.map((stay) => stay.to), ...elsewhere]),
      onBoard: stretchOf(stays, ended),
      conflicts: conflicts.filter((stay) => stay.vesselId === vesselId),
      experience: experienceOf(services, seat, today),
    },
  };
}
