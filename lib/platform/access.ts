import { can, grantOfActor, type Actor, type UserActor } from "@/lib/access/actor";
import { isPermission, type Access, type Also, type Permission, type Right } from "@/lib/access/permissions";
import { AppError } from "./errors";

function assertRight(actor: Actor, right: Right) {
  if (right === "public" || (right === "scheduler" && actor.kind === "scheduler")) return;
  if (right === "gate" && actor.kind !== "stranger") return;
  if (right === "gate") throw new AppError("forbidden", "errors.gateExpired", {}, [], "GATE_EXPIRED");
  if (["stranger", "visitor"].includes(actor.kind)) throw new AppError("unauthenticated", "errors.unauthenticated");
  if (right === "scheduler" || (right !== "signed-in" && !can(actor, right)))
    throw new AppError("forbidden", "errors.forbidden");
}

/** Require one of these permissions. The error is that of the first one; an empty list refuses everyone. */
const assertOneOf = (actor: Actor, rights: readonly Permission[]) =>
  assertRight(actor, rights.find((right) => can(actor, right)) ?? rights[0] ?? "scheduler");

/** Check the access before the input is read. @throws unauthenticated, forbidden */
export function assertAccess(actor: Actor, access: Access) {
  if (typeof access === "string") return assertRight(actor, access);
  if ("visitor" in access) return assertRight(actor, actor.kind === "user" ? access.user : access.visitor);
  if ("oneOf" in access) return assertOneOf(actor, access.oneOf);
  assertRight(actor, access.directly);
  if (grantOfActor(actor, access.directly) === "Q") throw new AppError("forbidden", access.otherwise);
}

/** Return the permissions some inputs may need in addition. */
export const rightsIn = (also: object = {}) => Object.keys(also).filter(isPermission);

/** Check the permissions a parsed input needs. @throws forbidden */
export function assertInput<Input>(actor: Actor, access: Access<Input>, also: Also<Input>, input: Input) {
  if (typeof access === "object" && actor.kind !== "visitor" && "by" in access) assertOneOf(actor, access.by(input));
  for (const right of rightsIn(also)) if (also[right]?.(input)) assertRight(actor, right);
}

/** Return the actor if it is a user; visitors and the scheduler are refused. @throws forbidden */
export function userActorOf(actor: Actor): UserActor {
  if (actor.kind !== "user") throw new AppError("forbidden", "errors.forbidden");
  return actor;
}
