import { can, type Actor } from "@/lib/access/actor";
import { isActorAmong, isViewerAmong } from "@/lib/access/roles";
import { extentOf, viewerOf, type ViewedPerson } from "@/lib/features/crew/fields.rules";
import { itemNames, type ItemName } from "./readiness.rules";

const nonHealthItems = itemNames.filter((name) => name !== "mcu" && name !== "medical");

/** What a user may see of one joiner: item statuses, medical certificate dates, and certificates to enter. */
export type JoinerVisibility = { items: readonly ItemName[]; medicalDates: boolean; writesMedical: boolean };

/**
 * Return the visibility of a joiner. Vessel heads see no health items except their own; without medical permission
 * only the status is visible. product 5.11, 5.12
 */
export function joinerVisibilityOf(actor: Actor, person: ViewedPerson): JoinerVisibility {
  const viewer = viewerOf(actor, person);
  return {
    items: isViewerAmong(viewer, "learn-of-health") ? itemNames : nonHealthItems,
    medicalDates: extentOf(viewer, "medical") === "full",
    writesMedical: can(actor, "preparation:medical"),
  };
}

/** Return the items counted for a user over all joiners. */
export const countedItemsFor = (actor: Actor): readonly ItemName[] =>
  isActorAmong(actor, "heads") ? nonHealthItems : itemNames;
