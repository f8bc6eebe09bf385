import { roles, type Role, type SubRole } from "@/db/enums/users";
import type { Actor } from "./actor";
import { cellOf, roleColumn, type RoleColumn } from "./permissions";
import { groupTable, noticeTable } from "./policy";

export type Group = keyof typeof groupTable;
type NoticeTopic = keyof typeof noticeTable;
type Account = { role: Role; subRole: SubRole | null };

/** Role and sub-role for conditions in queries. */
export const superadmin: Role = "superadmin";
export const vesselHead: SubRole = "head";

const hasCell = (cells: string, column: RoleColumn) => cellOf(cells, column) === "Y";

export const isAmong = ({ role, subRole }: Account, group: Group) =>
  hasCell(groupTable[group], roleColumn(role, subRole));

/** The same check for an actor. The scheduler and visitors belong to no group. */
export const isActorAmong = (actor: Actor, group: Group) => actor.kind === "user" && isAmong(actor, group);

/** Return the roles of some groups, for a query. crewmarine and crewtanker count as crew members. */
export const rolesOf = (...groups: readonly Group[]): Role[] =>
  roles.filter((role) => groups.some((group) => isAmong({ role, subRole: null }, group)));

export const receivesNotice = ({ role, subRole }: Account, topic: NoticeTopic) =>
  hasCell(noticeTable[topic], roleColumn(role, subRole));

/** Return the division of a role. A superadmin starts in Marine and may switch. */
export const divisionOfRole = (role: Role): 1 | 2 | null =>
  role.endsWith("marine") ? 1 : role.endsWith("tanker") ? 2 : null;

/**
 * How an actor views a person: by the column of a role, "self" as CR, "passer-by" for a person of another vessel, else
 * without any view.
 */
export type Viewer = RoleColumn | "passer-by" | "nobody";
export type ViewedPerson = { id: number; vesselId: number | null };
export const fixedViewers = { principal: "PR", self: "CR" } as const satisfies Record<string, Viewer>;

/** Return the column of the policy that applies to a person the actor may see. Row scope is checked by visibleTo. */
export function viewerOf(actor: Actor, person: ViewedPerson): Viewer {
  if (actor.kind === "scheduler") return "SA";
  if (actor.kind !== "user") return "nobody";
  if (actor.crewId && actor.crewId === person.id) return fixedViewers.self;
  const column = roleColumn(actor.role, actor.subRole);
  if (column === "CR") return "nobody";
  if (column !== "VH") return column;
  return actor.vesselId && actor.vesselId === person.vesselId ? "VH" : "passer-by";
}

/** Return how an account views the people it may see; heads and crew members by their own columns. */
export const viewerOfAccount = ({ role, subRole }: Account): Viewer => roleColumn(role, subRole);

/** Check whether the viewer of a person belongs to a group. For one's own record the column of crew members applies. */
export const isViewerAmong = (viewer: Viewer, group: Group) =>
  viewer !== "nobody" && viewer !== "passer-by" && hasCell(groupTable[group], viewer);
