import { can, type Actor } from "@/lib/access/actor";
import { roleColumn } from "@/lib/access/permissions";
import type { Reader } from "./seat-table.rules";

/** The actor as the tables of manning see them. */
export const readerOf = (actor: Actor): Reader => ({
  column: actor.kind === "user" ? roleColumn(actor.role, actor.subRole) : null,
  crewId: actor.kind === "user" ? (actor.crewId ?? null) : null,
  can: (right) => can(actor, right),
});
