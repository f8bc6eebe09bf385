import { can, type Actor } from "@/lib/access/actor";
import { actsAmong, isViewerAmong } from "@/lib/access/roles";
import { extentOf, viewerOf, type Seen } from "@/lib/features/crew/fields.rules";
import { itemNames, type ItemName } from "./readiness.rules";

const withoutHealth = itemNames.filter((name) => name !== "mcu" && name !== "medical");

/** What a user may see of one joiner: item statuses, medical certificate dates, and certificates to enter. */
export type Sight = { items: readonly ItemName[]; medicalDates: boolean; writesMedical: boolean };

/**
 * Return the visibility of a joiner. Vessel heads see no health items except their own; without medical permission
 * only the status is visible. product 5.11, 5.12
 */
export function sightOf(actor: Actor, person: Seen): Sight {
  const viewer = viewerOf(actor, person);
  return {
    items: isViewerAmong(viewer, "learn-of-health") ? itemNames : withoutHealth,
    medicalDates: extentOf(viewer, "medical") === "full",
    writesMedical: can(actor, "preparation:medical"),
  };
}

/** Return the items counted for a user over all joiners. */
export const itemsCounted = (actor: Actor): readonly ItemName[] =>
  actsAmong(actor, "heads") ? withoutHealth : itemNames;
