import { can, type Actor } from "@/lib/access/actor";
import { isActorAmong } from "@/lib/access/roles";
import type { TableViewer } from "./seat-table.rules";

/** Describe the actor for the manning tables. */
export const tableViewerOf = (actor: Actor): TableViewer => ({
  group: (["principals", "seafarers"] as const).find((group) => isActorAmong(actor, group)) ?? null,
  crewId: actor.kind === "user" ? (actor.crewId ?? null) : null,
  can: (right) => can(actor, right),
});
