import type { FieldClass } from "@/db/enums/crew";
import { can, type UserActor } from "@/lib/access/actor";
import type { Permission } from "@/lib/access/permissions";
import { isAmong, viewAs } from "@/lib/access/roles";
import { extentOf, viewerOf, type Seen } from "./fields.rules";

/** A person a mail tells of; null for many at once, as lists show them. */
export type ToldOf = (Seen & { processingStoppedAt: Date | null }) | null;
/** What a mail tells: rights open the screen that shows it, classes are the fields it names. */
export type Told = { rights: readonly Permission[]; classes: readonly FieldClass[] };

const anybody = { id: 0, vesselId: null, processingStoppedAt: null };

/**
 * Whether somebody may be written to about a person: only who would see the same on a screen, by role, access list and field classes, and
 * nobody of a person whose processing is stopped but those who answer for it. Division and fleet are the query's. product 5.12, 5.16, 5.20
 */
export function mayHear(actor: UserActor, about: ToldOf, { rights, classes }: Told): boolean {
  const person = about ?? anybody;
  const viewer = viewerOf(actor, person);
  const answersForStops = isAmong(actor, "answer-for-stops") || viewer === viewAs.self;
  if (person.processingStoppedAt !== null && !answersForStops) return false;
  return (
    rights.every((right) => can(actor, right)) &&
    [...classes, "public" as const].every((one) => extentOf(viewer, one) === "full")
  );
}
