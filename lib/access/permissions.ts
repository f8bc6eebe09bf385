import type { Role, SubRole } from "@/db/enums/users";
import { columns, permissionTable, rowLetters, rowScopes, type Grant, type RoleColumn, type Rows } from "./policy";

export type { Grant, RoleColumn };

export type Permission = keyof typeof permissionTable;
export const permissions = Object.keys(permissionTable) as Permission[];
export const isPermission = (name: string): name is Permission => permissions.some((permission) => permission === name);

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

/** Cached, because it is read many times per page. */
const columnOfRole = new Map<Role, RoleColumn | null>();

export function roleColumn(role: Role, subRole: SubRole | null): RoleColumn {
  const cached = columnOfRole.get(role);
  const column = cached === undefined ? (columnOfGroup.find(([pattern]) => pattern.test(role))?.[1] ?? null) : cached;
  columnOfRole.set(role, column);
  return column ?? (subRole === "head" ? "VH" : "CR");
}

/** Return a role's cell in a row of the policy. Cells are one letter wide, separated by spaces. */
export const cellOf = (cells: string, column: RoleColumn) => cells.charAt(2 * columns.indexOf(column));

export const grantOf = (role: Role, subRole: SubRole | null, permission: Permission): Grant =>
  cellOf(permissionTable[permission][0], roleColumn(role, subRole)) as Grant;

/** Return the row scope of a permission for a role that has it. */
export function rowsFor(permission: Permission, column: RoleColumn): Rows {
  const letter = cellOf(rowScopes[permissionTable[permission][1]], column);
  return rowLetters[letter as keyof typeof rowLetters];
}

/** "gate" allows a solved captcha or a signed-in user, "scheduler" scheduled and queued jobs only. */
export type Right = Permission | "signed-in" | "gate" | "public" | "scheduler";
/**
 * `{visitor, user}`: a solved captcha or a permission. `{oneOf}`: one of several permissions.
 * `{directly}`: the permission, unless it is granted as Q (change request); then `otherwise` is the message.
 */
type AccessRule =
  | { visitor: "gate"; user: Permission }
  | { oneOf: readonly Permission[] }
  | { directly: Permission; otherwise: string };
/**
 * `by` returns the permissions of which one is required for an input. Where only the record decides, the body checks
 * again.
 */
export type Access<Input = never> = Right | AccessRule | (AccessRule & { by(input: Input): readonly Permission[] });
/** Additional permissions, each with the inputs that need it. */
export type Also<Input> = Partial<Record<Permission, (input: Input) => boolean>>;
