import type { FieldClass } from "@/db/enums/crew";
import { can, type UserActor } from "@/lib/access/actor";
import type { Permission } from "@/lib/access/permissions";
import { isAmong, fixedViewers } from "@/lib/access/roles";
import { extentOf, viewerOf, type ViewedPerson } from "../fields.rules";

/** The person a mail is about; null for a mail about many people, as lists show them. */
export type NotifiedPerson = (ViewedPerson & { processingStoppedAt: Date | null }) | null;
/** What a mail shows: the permissions that open the same screen, and the classes of the fields it names. */
export type NotifiedContent = { rights: readonly Permission[]; classes: readonly FieldClass[] };

const anyPerson = { id: 0, vesselId: null, processingStoppedAt: null };

/**
 * Whether a user may be notified about a person. Only users who would see the same on a screen may, by role, access
 * list and field classes. While processing is stopped, only users who answer for the stop and the person may. The query
 * limits division and fleet. product 5.12, 5.16, 5.20
 */
export function mayBeNotified(actor: UserActor, about: NotifiedPerson, { rights, classes }: NotifiedContent): boolean {
  const person = about ?? anyPerson;
  const viewer = viewerOf(actor, person);
  const answersForStops = isAmong(actor, "answer-for-stops") || viewer === fixedViewers.self;
  if (person.processingStoppedAt !== null && !answersForStops) return false;
  return (
    rights.every((right) => can(actor, right)) &&
    [...classes, "public" as const].every((fieldClass) => extentOf(viewer, fieldClass) === "full")
  );
}
