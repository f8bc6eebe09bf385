import type { CrewStatus, DataRequestKind } from "@/db/enums/crew";
import { can, type Actor } from "@/lib/access/actor";
import { daysPassed } from "@/lib/platform/calendar/instants";
import { messageOf, refused, splitMessage } from "@/lib/platform/errors";
import type { OpenPay } from "../status/open-pay.queries";
import type { DataRequestState } from "./schema";

/** Days to answer a data request, and days an approved export can be downloaded. product 5.20 */
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

export const mayRequestFor = (actor: Actor) => can(actor, "users:data-subject");

/** Return the permission to decide: a manager's for an erasure, otherwise the permission to request. product 5.11 */
export const permissionToDecide = (kind: DataRequestKind) =>
  kind === "erase" ? ("users:confirm-erasure" as const) : ("users:data-subject" as const);

export const isDecider = (actor: Actor, kind: DataRequestKind): boolean =>
  actor.kind === "user" && can(actor, permissionToDecide(kind)) && can(actor, "crew:view");

/** Whether an actor works on data requests of the division: may request or confirm. */
export const worksOnDataRequests = (actor: Actor) => mayRequestFor(actor) || isDecider(actor, "erase");

/** Whether an actor may open a person's panel: users who work on data requests, and the person. */
export const canViewPanel = (actor: Actor, crewId: number) =>
  worksOnDataRequests(actor) || (actor.kind === "user" && actor.crewId === crewId);

type Person = { status: CrewStatus; erasedAt: Date | null; processingStoppedAt: Date | null };
/**
 * A person with plans and open pay. isPlanned: next on a seat. pay: what is not locked. paidVessel: a vessel whose
 * allowance goes to their account.
 */
type PersonWithPlan = Person & { isPlanned: boolean; pay: OpenPay; paidVessel: string | null };

/** List what payroll must settle before the name is erased. product 5.15.6b, 5.20 */
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

/**
 * Return what prevents an erasure: employment and an open bar need the data. A stopped person ashore resigns with it.
 */
function erasureObstacle({ status, processingStoppedAt, isPlanned }: PersonWithPlan): string | null {
  if (status === "blacklist") return "barred";
  if (status === "resigned") return null;
  if (processingStoppedAt === null) return "employed";
  if (status === "on-board") return "onBoard";
  return isPlanned ? "planned" : null;
}

/** Return what prevents a stop: the law requires crew lists of people on board, and plans must be removed first. */
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

/**
 * List why a request cannot be made or approved now, as message keys with values (`splitMessage`); an export always
 * can. product 5.20
 */
export function obstaclesOf(kind: DataRequestKind, person: PersonWithPlan): string[] {
  const obstacle = kind !== "export" && person.erasedAt !== null ? "erased" : obstacleOf[kind](person);
  const reasons = obstacle === null ? [] : [`data-requests.obstacles.${obstacle}`];
  return kind === "erase" && person.erasedAt === null ? [...reasons, ...payObstacles(person)] : reasons;
}

/** Build the error for an obstacle. */
export function refusalFor(obstacle: string) {
  const { key, values } = splitMessage(obstacle);
  return refused(key, values);
}

/**
 * Remove the query part of links and approval tokens from a text: they could reset a password or answer for the person.
 */
export const withoutLinkTokens = (text: string) =>
  text.replace(/(https?:\/\/[^\s?]+\/approve\/)\S+/g, "$1…").replace(/(https?:\/\/[^\s?]+)\?\S+/g, "$1?…");
