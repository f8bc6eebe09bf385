import { roles, type Role, type SubRole } from "@/db/enums/users";
import { can, rowsOf, type UserActor } from "@/lib/access/actor";
import { grantOf, type Permission } from "@/lib/access/permissions";
import { columns } from "@/lib/access/policy";
import { divisionOfRole, rolesOf, vesselHead, viewerOfAccount, type Viewer } from "@/lib/access/roles";
import { callTable, type Call } from "./call-table";

type MatrixActor = { role: Role; subRole: SubRole | undefined; divisionId: 1 | 2 };

/** Every role in its division, or in both when it names none. The vessel head has its own column. */
const heads = rolesOf("crew-members").map((role) => [role, vesselHead] as const);
const divisionsOf = (role: Role) => [divisionOfRole(role) ?? ([1, 2] as const)].flat();
export const matrixActors: MatrixActor[] = [...roles.map((role) => [role, undefined] as const), ...heads].flatMap(
  ([role, subRole]) => divisionsOf(role).map((divisionId) => ({ role, subRole, divisionId })),
);

const actorOn = ({ role, subRole, divisionId }: MatrixActor): UserActor => ({
  kind: "user",
  userId: 1,
  email: "",
  name: "",
  role,
  subRole: subRole ?? null,
  divisionId,
});

const isDirect = ({ access }: Call["operation"]) => typeof access === "object" && "directly" in access;

/** Whether the policy allows a call, or one of its permissions, before the input is read. */
export const isAllowed = (actor: UserActor, { operation, rights }: Pick<Call, "operation" | "rights">) =>
  rights.length === 0 ||
  rights.some(
    (right) => can(actor, right) && !(isDirect(operation) && grantOf(actor.role, actor.subRole, right) === "Q"),
  );

/** List the roles of a division with the permission, grouped by rows: "own-division SA AD, own-vessel VH". */
function holdersIn(divisionId: 1 | 2, right: Permission, call: Call): string {
  const byRows = new Map<string, Set<Viewer>>();
  for (const matrixActor of matrixActors.filter((candidate) => candidate.divisionId === divisionId)) {
    const actor = actorOn(matrixActor);
    if (!(call.rights.includes(right) ? isAllowed(actor, { ...call, rights: [right] }) : can(actor, right))) continue;
    const rows = rowsOf(actor, right);
    byRows.set(rows, (byRows.get(rows) ?? new Set()).add(viewerOfAccount(actor)));
  }
  const columnNames = (viewers: Set<Viewer>) => columns.filter((column) => viewers.has(column)).join(" ");
  return [...byRows].map(([rows, viewers]) => `${rows} ${columnNames(viewers)}`).join(", ");
}

function holdersOf(right: Permission, call: Call): string {
  const [marine, tanker] = ([1, 2] as const).map((divisionId) => holdersIn(divisionId, right, call));
  if (marine === tanker) return `${right}: ${marine}`;
  return `${right}: ${[marine && `Marine ${marine}`, tanker && `Tanker ${tanker}`].filter(Boolean).join("; ")}`;
}

const lineOf = (call: Call) => {
  const head = `${call.method} ${call.path} ${call.operation.name} ${call.access}`;
  const askedPermissions = [...new Set([...call.rights, ...call.operation.also])];
  return askedPermissions.length === 0
    ? head
    : `${head} | ${askedPermissions.map((right) => holdersOf(right, call)).join(" | ")}`;
};

/** List who may make each call and for which rows, one line per call. `permission` limits it to calls that check it. */
export const matrixLines = (permission?: Permission): string[] =>
  callTable
    .filter(
      ({ rights, operation: { also } }) => !permission || rights.includes(permission) || also.includes(permission),
    )
    .map(lineOf);
