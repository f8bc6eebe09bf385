import type { ChandlerStatus } from "@/db/enums/chandler";
import { can, grantOfActor, type Actor } from "@/lib/access/actor";
import { isFinal, stepOf } from "./status.rules";

export const requestActions = ["update-status", "delete", "propose-received", "copy"] as const;
export type RequestAction = (typeof requestActions)[number];

/** Whether the actor may cancel a request: a vessel head only while it is Submitted. product 5.11, 5.13b */
export function mayCancel(actor: Actor, state: ChandlerStatus): boolean {
  if (!can(actor, "chandler:cancel") || !stepOf(state, "Cancel")) return false;
  return grantOfActor(actor, "chandler:cancel") !== "O" || state === "Submitted";
}

/** Return the viewer's actions on a request; a final one can only be copied. */
export function actionsFor(actor: Actor, state: ChandlerStatus): RequestAction[] {
  const may: Record<RequestAction, boolean> = {
    "update-status": can(actor, "chandler:status") && !isFinal(state),
    delete: mayCancel(actor, state),
    "propose-received":
      state === "ReadyForShipment" && can(actor, "chandler:request") && !can(actor, "chandler:status"),
    copy: isFinal(state) && can(actor, "chandler:request"),
  };
  return requestActions.filter((action) => may[action]);
}
