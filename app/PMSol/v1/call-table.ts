import { isPermission, type Permission } from "@/lib/access/permissions";
import type { Operation } from "@/lib/platform/operation";
import { controllers } from "./controllers";

type Audience = (typeof controllers)["Email"]["audience"];
/** right: what the door asks for first. rights: the permissions one of which it is. access: the whole policy in words. */
export type Call = {
  method: "GET" | "POST";
  path: string;
  operation: Operation;
  right: string;
  rights: Permission[];
  access: string;
  controller: string;
};

/** Whether the right depends on the input. */
const isByInput = ({ access }: Operation) => typeof access === "object" && "by" in access;

/** At the gate's door a visitor with the gate token f stands, at the others somebody with a session. */
function rightAt(audience: Audience, { access }: Operation): string {
  if (typeof access === "string") return access === "gate" && audience === "session" ? "signed-in" : access;
  if ("oneOf" in access) return access.oneOf.join(" or ");
  if ("directly" in access) return access.directly;
  return audience === "session" ? access.user : access.visitor;
}

/** "directly" is not for who may only ask for it; what stands after "some need" depends on the input. */
function accessAt(audience: Audience, operation: Operation): string {
  const { access, also } = operation;
  const direct = typeof access === "object" && "directly" in access ? " directly" : "";
  const right = rightAt(audience, operation);
  const more = also.filter((permission) => permission !== right);
  const by = isByInput(operation) ? " by what is sent" : "";
  return `${right}${direct}${by}${more.length > 0 ? `, some need ${more.join(", ")}` : ""}`;
}

/** Every call of the API in one flat table. */
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
