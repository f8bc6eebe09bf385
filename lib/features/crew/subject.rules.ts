import type { CrewStatus } from "@/db/enums/crew";
import { can, type Actor } from "@/lib/access/actor";
import { roleColumn } from "@/lib/access/permissions";
import type { SubjectKind, SubjectState } from "./subject.schema";

/** How long an answer to a person about their data may take, and how long an approved export may be fetched. product 5.20 */
export const answerHours = 3 * 24;
export const exportDays = 7;

export const dueAt = (createdAt: Date) => new Date(createdAt.getTime() + answerHours * 3_600_000);

type Request = { kind: SubjectKind; decidedAt: Date | null; refusedReason: string | null };

export function stateOf({ kind, decidedAt, refusedReason }: Request, now: Date): SubjectState {
  if (decidedAt === null) return "open";
  if (refusedReason !== null) return "refused";
  if (kind === "erase") return "done";
  return now.getTime() - decidedAt.getTime() > exportDays * 86_400_000 ? "expired" : "approved";
}

export const mayAskFor = (actor: Actor) => can(actor, "users:data-subject");

/** Exports are confirmed by those who may ask for them, an erasure by a manager. product 5.11 */
export function isDecider(actor: Actor, kind: SubjectKind): boolean {
  if (actor.kind !== "user") return false;
  return kind === "export" ? mayAskFor(actor) : ["SA", "MG"].includes(roleColumn(actor.role, actor.subRole)) && can(actor, "crew:view");
}

/** Who looks at the panel of a person: who may ask, who may confirm, and the person. */
export const seesPanel = (actor: Actor, crewId: number) => mayAskFor(actor) || isDecider(actor, "erase") || (actor.kind === "user" && actor.crewId === crewId);

type Person = { status: CrewStatus; erasedAt: Date | null };

/** Why somebody's data cannot be erased now: employment and an open bar need it. Message keys. product 5.20 */
export function erasureObstacles({ status, erasedAt }: Person): string[] {
  if (erasedAt !== null) return ["data-subject.obstacles.erased"];
  if (status === "blacklist") return ["data-subject.obstacles.barred"];
  return status === "resigned" ? [] : ["data-subject.obstacles.employed"];
}
