import { can, type Actor } from "@/lib/access/actor";
import { isAmong } from "@/lib/access/roles";

/**
 * Return whether the actor may see an agreement's wages: permitted roles, vessel heads and seafarers their own.
 * product 5.11
 */
export function canViewWages(actor: Actor, crewId: number): boolean {
  if (!can(actor, "preparation:see-wages")) return false;
  if (actor.kind !== "user") return actor.kind === "scheduler";
  const isOwnOnly = isAmong(actor, "seafarers");
  return !isOwnOnly || actor.crewId === crewId;
}
