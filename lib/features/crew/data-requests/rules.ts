import type { CrewStatus, DataRequestKind } from "@/db/enums/crew";
import { can, type Actor } from "@/lib/access/actor";
import { daysPassed } from "@/lib/platform/calendar/instants";
import { messageOf, refused, splitMessage } from "@/lib/platform/errors";
import type { OpenPay } from "../status/open-pay.queries";
import type { DataRequestState } from "./schema";

/** How long an answer to a person about their data may take, and how long an approved export may be fetched. product 5.20 */
export const answerDays = 3;
export const exportDays = 7;

export const dueAt = (createdAt: Date) => new Date(createdAt.getTime() + answerDays * 86_400_000);

type Request = { kind: DataRequestKind; decidedAt: Date | null; refusedReason: string | null };

export function stateOf({ kind, decidedAt, refusedReason }: Request, now: Date): DataRequestState {
  if (decidedAt === null) return "open";
  if (refusedReason !== null) return "refused";
  if (kind !== "export") return "done";
  return daysPassed(decidedAt, now) > exportDays ? "expired" : "approved";
}

export const mayAskFor = (actor: Actor) => can(actor, "users:data-subject");

/** An erasure is confirmed by a manager, everything that can be taken back by those who may ask for it. product 5.11 */
export const rightToDecide = (kind: DataRequestKind) =>
  kind === "erase" ? ("users:confirm-erasure" as const) : ("users:data-subject" as const);

export const isDecider = (actor: Actor, kind: DataRequestKind): boolean =>
  actor.kind === "user" && can(actor, rightToDecide(kind)) && can(actor, "crew:view");

/** Who works through the data requests of a division: who may ask, and who may confirm. */
export const worksOnDataRequests = (actor: Actor) => mayAskFor(actor) || isDecider(actor, "erase");

/** Who looks at the panel of a person: who works on data requests, and the person. */
export const seesPanel = (actor: Actor, crewId: number) =>
  worksOnDataRequests(actor) || (actor.kind === "user" && actor.crewId === crewId);

type Person = { status: CrewStatus; erasedAt: Date | null; processingStoppedAt: Date | null };
/** isPlanned: next on some seat. pay: what is not locked of theirs. paidVessel: a vessel whose allowance is paid into their account. */
type PersonWithPlan = Person & { isPlanned: boolean; pay: OpenPay; paidVessel: string | null };

/** What payroll settles before the name is gone. product 5.15.6b, 5.20 */
const payObstacles = ({ pay, paidVessel }: PersonWithPlan) => [
  ...(pay.slip === null ? [] : [messageOf("data-requests.obstacles.openSlip", { number: pay.slip })]),
  ...(pay.difference === null ? [] : [messageOf("data-requests.obstacles.openDifference", { month: pay.difference })]),
  ...(pay.unsettled === null
    ? []
    : [messageOf("data-requests.obstacles.unsettledDifference", { month: pay.unsettled })]),
  ...(pay.payment === null ? [] : [messageOf("data-requests.obstacles.openPayment", { month: pay.payment })]),
  ...(pay.owed === null ? [] : [messageOf("data-requests.obstacles.openDebt", { name: pay.owed })]),
  ...(pay.transfer === null ? [] : [messageOf("data-requests.obstacles.openTransfer", { number: pay.transfer })]),
  ...(paidVessel === null ? [] : [messageOf("data-requests.obstacles.openPayee", { vessel: paidVessel })]),
];

/** Employment and an open bar need the data. Who is ashore and had the processing stopped leaves with the erasure. */
function erasureObstacle({ status, processingStoppedAt, isPlanned }: PersonWithPlan): string | null {
  if (status === "blacklist") return "barred";
  if (status === "resigned") return null;
  if (processingStoppedAt === null) return "employed";
  if (status === "on-board") return "onBoard";
  return isPlanned ? "planned" : null;
}

/** Who sails is on crew lists the law asks for, and a plan is taken back by those who made it. */
function stopObstacle({ status, processingStoppedAt, isPlanned }: PersonWithPlan): string | null {
  if (processingStoppedAt) return "stoppedAlready";
  if (status === "on-board") return "onBoard";
  return isPlanned ? "planned" : null;
}

const obstacleOf: Record<DataRequestKind, (person: PersonWithPlan) => string | null> = {
  export: () => null,
  stop: stopObstacle,
  resume: ({ processingStoppedAt }) => (processingStoppedAt ? null : "notStopped"),
  erase: erasureObstacle,
};

/** Why a request cannot be made or approved now, as message keys with their values (`splitMessage`); a copy can always be had. product 5.20 */
export function obstaclesOf(kind: DataRequestKind, person: PersonWithPlan): string[] {
  const obstacle = kind !== "export" && person.erasedAt !== null ? "erased" : obstacleOf[kind](person);
  const own = obstacle === null ? [] : [`data-requests.obstacles.${obstacle}`];
  return kind === "erase" && person.erasedAt === null ? [...own, ...payObstacles(person)] : own;
}

/** The refusal an obstacle makes. */
export function refusedBy(obstacle: string) {
  const { key, values } = splitMessage(obstacle);
  return refused(key, values);
}

/** A text whose links lose everything behind the question mark, and what opens an approval: there stands what resets a password or answers for somebody. */
export const withoutKeys = (text: string) =>
  text.replace(/(https?:\/\/[^\s?]+\/approve\/)\S+/g, "$1…").replace(/(https?:\/\/[^\s?]+)\?\S+/g, "$1?…");
