import { letterOf } from "@/lib/features/preparation/letters/number.rules";
import { daysBetween } from "@/lib/platform/calendar/period";
import type { AssessmentStatus, AssessmentType } from "../../../enums/applicants";
import { addDays, dayOf } from "@/lib/platform/calendar/dates";
import { assessors, designatedPersonsAshore } from "../../reference/lookup-people";
import { mcuClinics, mcuPackages } from "../../reference/lookup-personal";
import type { PositionSeed } from "../../reference/positions";
import { atHour, officeDayFrom, officeDayUntil } from "../calendar";
import type { ApplicantPlan } from "./applicant-plan";
import type { Random } from "../random";
import { stageOf, type Office, type Step } from "./stages";

export type Assessment = {
  type: AssessmentType;
  status: AssessmentStatus;
  reason: string | null;
  details: object | null;
  createdAt: Date;
  by: Office | null;
};
type Applicant = {
  fullName: string;
  ship: string;
  position: PositionSeed;
  plan: ApplicantPlan;
  registeredAt: Date;
  now: Date;
};

const daysPerAction = 4;

/** Office hours of the working days after registration, in order; the last day is yesterday at the latest. */
function instantsOf(count: number, registeredAt: Date, now: Date): Date[] {
  const first = addDays(dayOf(registeredAt), 1);
  const available = Math.max(0, daysBetween(first, addDays(dayOf(now), -1)));
  const span = Math.min(available, count * daysPerAction);
  return Array.from({ length: count }, (_, index) => {
    const share = count === 1 ? 1 : index / (count - 1);
    const day = officeDayUntil(addDays(first, Math.floor(share * span)));
    return atHour(day < first ? first : day, 8.5 + (8 * (index + 0.5)) / count);
  });
}

/** @param appointment the day of what is scheduled: when it took place, or a day to come */
function detailsOf(
  random: Random,
  { type, status }: Step,
  day: string,
  appointment: string,
  applicant: Applicant,
): object | null {
  const { position, fullName, ship, plan } = applicant;
  const threshold = { ces: position.cesThreshold ?? 60, marlin: position.marlinThreshold ?? 60 };
  if (type === "screening" && status === "Passed")
    return { seafererName: fullName, vesselName: ship, reviewResult: "Approved" };
  if (type === "screening" && plan.stage === "revision")
    return { seafererName: fullName, vesselName: ship, reviewResult: "NeedRevision" };
  if ((type === "ces" || type === "marlin") && status === "InProgress")
    return { date: appointment, place: "Company Training Centre, Tanjung Priok" };
  if ((type === "ces" || type === "marlin") && status === "Completed") {
    const below = type === "marlin" && plan.stage === "failed-marlin";
    const score = threshold[type] + (below ? -random.int(8, 20) : random.int(2, Math.min(14, 100 - threshold[type])));
    return { score, threshold: threshold[type], date: day };
  }
  if (type === "interview" && status === "InProgress") {
    const board = random
      .shuffled(position.department === "deck" ? assessors.slice(0, 4) : assessors.slice(4))
      .slice(0, 2);
    return {
      date: appointment,
      time: "10:00",
      mode: random.pick(["Online", "Onsite"]),
      assessors: board.map(({ name }) => name),
    };
  }
  if (type === "interview" && status === "Completed")
    return { date: day, note: random.pick(interviewNotes), assessor: random.pick(designatedPersonsAshore).name };
  if (type === "mcu" && status === "InProgress") {
    const letterNumber = letterOf(random.digits(3), position.divisionId, day);
    const medicalPackage =
      position.department === "catering"
        ? mcuPackages[3]
        : position.divisionId === 2
          ? mcuPackages[2]
          : mcuPackages[position.level === "support" ? 1 : 0];
    return { letterNumber, date: appointment, package: medicalPackage?.name, clinic: random.pick(mcuClinics).name };
  }
  return type === "mcu" && status === "Completed"
    ? { date: day, result: "Fit", healthStatusDegree: "Fit for sea duty" }
    : null;
}

const interviewNotes = [
  "Knows the work of the rank; answers on permit to work and enclosed spaces were sound.",
  "Calm and clear. Asked good questions about the relief plan and the rotation.",
  "Solid experience; English under pressure needs practice before a vetting inspection.",
];

/** Everything that happened to an application, the registration first. */
export function* historyOf(random: Random, applicant: Applicant): Generator<Assessment> {
  const { plan, registeredAt, now } = applicant;
  yield { type: "screening", status: "Pending", reason: null, details: null, createdAt: registeredAt, by: null };
  const actions = stageOf(plan.stage).actions;
  const instants = instantsOf(actions.length, registeredAt, now);
  for (const [index, action] of actions.entries()) {
    const start = instants[index] ?? registeredAt;
    const next = instants[index + 1];
    const appointment = next ? dayOf(next) : officeDayFrom(addDays(dayOf(now), 2));
    for (const [order, step] of action.entries()) {
      const details = detailsOf(random, step, dayOf(start), appointment, applicant);
      const createdAt = new Date(start.getTime() + order * 1_000);
      const reason = step.reason ?? plan.revision ?? null;
      yield { type: step.type, status: step.status, reason, details, createdAt, by: step.by ?? null };
    }
  }
}
