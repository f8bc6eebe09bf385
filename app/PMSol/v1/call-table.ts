import type { Operation } from "@/lib/platform/operation";
import { controllers } from "./controllers";

export type Call = { method: "GET" | "POST"; path: string; operation: Operation; access: string; controller: string };

/** Every call of the API in one flat table. On a …Public controller "gate" means the gate token f, elsewhere a session. */
export const callTable: Call[] = Object.entries(controllers).flatMap(([controller, handler]) =>
  Object.entries(handler.calls).map(([call, operation]) => {
    const [method, pattern] = call.split(" ");
    const access = operation.access === "gate" && handler.audience === "session" ? "signed-in" : operation.access;
    return {
      method: method === "POST" ? ("POST" as const) : ("GET" as const),
      path: `/PMSol/v1/${controller}/${pattern}`,
      operation,
      access,
      controller,
    };
  }),
);
