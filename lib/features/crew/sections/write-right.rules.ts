import type { CrewSection } from "@/db/enums/crew";
import { grantedTo, type Actor } from "@/lib/access/actor";
import type { Permission } from "@/lib/access/permissions";
import { AppError } from "@/lib/platform/errors";
import type { EditSection } from "./update.schema";

/** The permission to write each section. product 5.11 */
export const rightOf = {
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
export const writesDirectly = (actor: Actor, right: Permission) => ["Y", "B"].includes(grantedTo(actor, right));
/** Whether an actor must request changes of their own record. */
export const asksForChanges = (actor: Actor, right: Permission) => grantedTo(actor, right) === "Q";

const askInstead = "crew.requests.askInstead";
/** Build the access of operations that write directly; seafarers are told to request a change. */
export const directly = (right: Permission) => ({ directly: right, otherwise: askInstead });

/** Check the permission where only the stored record tells which one applies. @throws forbidden */
export function assertWrites(actor: Actor, right: Permission) {
  if (writesDirectly(actor, right)) return;
  throw new AppError("forbidden", asksForChanges(actor, right) ? askInstead : "errors.forbidden");
}
