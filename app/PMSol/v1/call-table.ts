import { isPermission, type Permission } from "@/lib/access/permissions";
import type { Operation } from "@/lib/platform/operation";
import { controllers } from "./controllers";

type Audience = (typeof controllers)["Email"]["audience"];
/**
 * `right`: what the controller checks first. `rights`: the permissions, one of which is needed. `access`: the policy
 * as text.
 */
export type Call = {
  method: "GET" | "POST";
  path: string;
  operation: Operation;
  right: string;
  rights: Permission[];
  access: string;
  controller: string;
};

/** Whether the permission depends on the input. */
const isByInput = ({ access }: Operation) => typeof access === "object" && "by" in access;

/** Public controllers need the gate token f, the others a session. */
function rightAt(audience: Audience, { access }: Operation): string {
  if (typeof access === "string") return access === "gate" && audience === "session" ? "signed-in" : access;
  if ("oneOf" in access) return access.oneOf.join(" or ");
  if ("directly" in access) return access.directly;
  return audience === "session" ? access.user : access.visitor;
}

/** "directly" excludes users who need approval (Q). Permissions after "some need" depend on the input. */
function accessAt(audience: Audience, operation: Operation): string {
  const { access, also } = operation;
  const direct = typeof access === "object" && "directly" in access ? " directly" : "";
  const right = rightAt(audience, operation);
  const more = also.filter((permission) => permission !== right);
  const by = isByInput(operation) ? " by what is sent" : "";
  return `${right}${direct}${by}${more.length > 0 ? `, some need ${more.join(", ")}` : ""}`;
}

/** All calls of the API as one flat table. */
export const callTable: Call[] = Object.entries(controllers).flatMap(([controller, { calls, audience }]) =>
  Object.entries(calls).map(([call, operation]) => {
    const [method, pattern] = call.split(" ");
    return {
      method: method === "POST" ? ("POST" as const) : ("GET" as const),
      path: `/PMSol/v1/${controller}/${pattern}`,
      operation,
      right: rightAt(audience, operation),
      rights: rightAt(audience, operation).split(" or ").filter(isPermission),
      access: accessAt(audience, operation),
      controller,
    };
  }),
);
