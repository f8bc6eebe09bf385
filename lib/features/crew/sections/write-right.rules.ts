import type { CrewSection } from "@/db/enums/crew";
import { grantedTo, type Actor } from "@/lib/access/actor";
import type { Permission } from "@/lib/access/permissions";
import { AppError } from "@/lib/platform/errors";
import type { EditSection } from "./update.schema";

/** Which right writes a section. product 5.11 */
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

/** Whether somebody writes, or decides, this themselves; Q only asks for it. */
export const writesDirectly = (actor: Actor, right: Permission) => ["Y", "B"].includes(grantedTo(actor, right));
/** Whether somebody asks staff for a change of their own record. */
export const asksForChanges = (actor: Actor, right: Permission) => grantedTo(actor, right) === "Q";

const askInstead = "crew.requests.askInstead";
/** The access of who writes themselves; a seafarer is told to ask for a change instead. */
export const directly = (right: Permission) => ({ directly: right, otherwise: askInstead });

/** The same where only the stored record tells which right it takes. @throws forbidden */
export function assertWrites(actor: Actor, right: Permission) {
  if (writesDirectly(actor, right)) return;
  throw new AppError("forbidden", asksForChanges(actor, right) ? askInstead : "errors.forbidden");
}
