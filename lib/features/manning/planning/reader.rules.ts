import { can, type Actor } from "@/lib/access/actor";
import { actsAmong } from "@/lib/access/roles";
import type { Reader } from "./seat-table.rules";

/** The actor as the tables of manning see them. */
export const readerOf = (actor: Actor): Reader => ({
  group: (["principals", "seafarers"] as const).find((group) => actsAmong(actor, group)) ?? null,
  crewId: actor.kind === "user" ? (actor.crewId ?? null) : null,
  can: (right) => can(actor, right),
});
