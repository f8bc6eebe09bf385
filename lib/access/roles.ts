import { roles, type Role, type SubRole } from "@/db/enums/users";
import type { Actor } from "./actor";
import { cellOf, roleColumn, type RoleColumn } from "./permissions";
import { groupTable, noticeTable } from "./policy";

export type Group = keyof typeof groupTable;
type NoticeTopic = keyof typeof noticeTable;
type Account = { role: Role; subRole: SubRole | null };

/** What a query compares the columns of an account with. */
export const superadmin: Role = "superadmin";
export const vesselHead: SubRole = "head";

const holds = (cells: string, column: RoleColumn) => cellOf(cells, column) === "Y";

export const isAmong = ({ role, subRole }: Account, group: Group) =>
  holds(groupTable[group], roleColumn(role, subRole));

/** The same of whoever acts; the clock and visitors belong to no group. */
export const actsAmong = (actor: Actor, group: Group) => actor.kind === "user" && isAmong(actor, group);

/** The roles of some groups, for a query; of crewmarine and crewtanker as crew members. */
export const rolesOf = (...groups: readonly Group[]): Role[] =>
  roles.filter((role) => groups.some((group) => isAmong({ role, subRole: null }, group)));

export const hearsOf = ({ role, subRole }: Account, topic: NoticeTopic) =>
  holds(noticeTable[topic], roleColumn(role, subRole));

/** The division a role works in; a superadmin is at home in Marine and may switch. */
export const divisionOfRole = (role: Role): 1 | 2 | null =>
  role.endsWith("marine") ? 1 : role.endsWith("tanker") ? 2 : null;

/** Whose eyes look at one person: a role's, "self" as CR, "passer-by" for a person of another vessel, "nobody" for anybody else. */
export type Viewer = RoleColumn | "passer-by" | "nobody";
export type Seen = { id: number; vesselId: number | null };
export const viewAs = { principal: "PR", self: "CR" } as const satisfies Record<string, Viewer>;

/** Row scope is visibleTo's; this only says which column of the policy counts for a person one may see. */
export function viewerOf(actor: Actor, person: Seen): Viewer {
  if (actor.kind === "scheduler") return "SA";
  if (actor.kind !== "user") return "nobody";
  if (actor.crewId && actor.crewId === person.id) return viewAs.self;
  const column = roleColumn(actor.role, actor.subRole);
  if (column === "CR") return "nobody";
  if (column !== "VH") return column;
  return actor.vesselId && actor.vesselId === person.vesselId ? "VH" : "passer-by";
}

/** The eyes of an account that looks at everybody it may see, heads and crew as such. */
export const viewerAs = ({ role, subRole }: Account): Viewer => roleColumn(role, subRole);

/** Whether somebody who looks at a person belongs to a group; for oneself the column of crew members counts. */
export const isViewerAmong = (viewer: Viewer, group: Group) =>
  viewer !== "nobody" && viewer !== "passer-by" && holds(groupTable[group], viewer);
