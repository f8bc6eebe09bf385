import type { CrewSection } from "@/db/enums/crew";
import { grantOfActor, type Actor } from "@/lib/access/actor";
import type { Permission } from "@/lib/access/permissions";
import { AppError } from "@/lib/platform/errors";
import type { EditSection } from "./update.schema";

/** The permission to write each section. product 5.11 */
export const writePermissions = {
  personal: "crew:edit",
  physical: "crew:edit",
  contact: "crew:edit",
  "next-of-kin": "crew:edit",
  employment: "crew:edit",
  education: "crew:edit",
  training: "crew:edit",
  "sea-service": "crew:sea-service",
  "travel-documents": "crew:add-certificate",
  coc: "crew:add-certificate",
  cop: "crew:add-certificate",
  bank: "crew:change-bank",
} as const satisfies Record<EditSection | CrewSection, Permission>;

/** Whether an actor may write or decide directly; Q only requests changes. */
export const canWriteDirectly = (actor: Actor, right: Permission) => ["Y", "B"].includes(grantOfActor(actor, right));
/** Whether an actor must request changes of their own record. */
export const mustRequestChanges = (actor: Actor, right: Permission) => grantOfActor(actor, right) === "Q";

const requestInstead = "crew.requests.askInstead";
/** Build the access of operations that write directly; seafarers are referred to a change request. */
export const directly = (right: Permission) => ({ directly: right, otherwise: requestInstead });

/** Check the permission where only the stored record tells which one applies. @throws forbidden */
export function assertWrites(actor: Actor, right: Permission) {
  if (canWriteDirectly(actor, right)) return;
  throw new AppError("forbidden", mustRequestChanges(actor, right) ? requestInstead : "errors.forbidden");
}
