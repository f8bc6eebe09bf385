import type { Role, SubRole } from "@/db/enums/users";
import { columns, permissionTable, rowLetters, rowScopes, type Grant, type RoleColumn, type Rows } from "./policy";

export type { Grant, RoleColumn };

export type Permission = keyof typeof permissionTable;
export const permissions = Object.keys(permissionTable) as Permission[];
export const isPermission = (name: string): name is Permission => permissions.some((known) => known === name);

const columnOfGroup: [RegExp, RoleColumn][] = [
  [/^superadmin$/, "SA"],
  [/^crewingadmin/, "AD"],
  [/^crewingmanager/, "MG"],
  [/^crewingplanning/, "PL"],
  [/^crewingservice/, "SV"],
  [/^crewingstaff/, "ST"],
  [/^crewingpde/, "PD"],
  [/^crewingfinance/, "FN"],
  [/^crewingprincipal/, "PR"],
];

/** Asked many times for every page; there are few roles. */
const columnOfRole = new Map<Role, RoleColumn | null>();

export function roleColumn(role: Role, subRole: SubRole | null): RoleColumn {
  const known = columnOfRole.get(role);
  const column = known === undefined ? (columnOfGroup.find(([pattern]) => pattern.test(role))?.[1] ?? null) : known;
  columnOfRole.set(role, column);
  return column ?? (subRole === "head" ? "VH" : "CR");
}

/** The cell of one role in a row of the policy; cells are one letter wide, with a space between. */
export const cellOf = (cells: string, column: RoleColumn) => cells.charAt(2 * columns.indexOf(column));

export const grantOf = (role: Role, subRole: SubRole | null, permission: Permission): Grant =>
  cellOf(permissionTable[permission][0], roleColumn(role, subRole)) as Grant;

/** Whose records the permission covers for a role that has it. */
export function rowsFor(permission: Permission, column: RoleColumn): Rows {
  const letter = cellOf(rowScopes[permissionTable[permission][1]], column);
  return rowLetters[letter as keyof typeof rowLetters];
}

/** "gate" admits a solved captcha or a signed-in person, "scheduler" the clock and the queue only. */
export type Right = Permission | "signed-in" | "gate" | "public" | "scheduler";
/** Visitors come by the gate and people by a right; or by one of several; or by a right that counts for who need not ask (Q) for it, and the others are told so. */
type Some =
  | { visitor: "gate"; user: Permission }
  | { oneOf: readonly Permission[] }
  | { directly: Permission; otherwise: string };
/** `by` names the rights one of which decides for an input; where only the record says which, the body asks again. */
export type Access<Input = never> = Right | Some | (Some & { by(input: Input): readonly Permission[] });
/** Rights needed besides, each with the inputs that need it. */
export type Also<Input> = Partial<Record<Permission, (input: Input) => boolean>>;
