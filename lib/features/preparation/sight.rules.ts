import { can, type Actor } from "@/lib/access/actor";
import { actsAmong, isViewerAmong } from "@/lib/access/roles";
import { extentOf, viewerOf, type Seen } from "@/lib/features/crew/fields.rules";
import { itemNames, type ItemName } from "./readiness.rules";

const withoutHealth = itemNames.filter((name) => name !== "mcu" && name !== "medical");

/** What a reader learns of one joiner: the states of these items, the days of a medical certificate, and that one waits to be entered. */
export type Sight = { items: readonly ItemName[]; medicalDates: boolean; writesMedical: boolean };

/** A head of a vessel learns nothing of health, but of their own; whoever may see no medical record learns its state, not its days. product 5.11, 5.12 */
export function sightOf(actor: Actor, person: Seen): Sight {
  const viewer = viewerOf(actor, person);
  return {
    items: isViewerAmong(viewer, "learn-of-health") ? itemNames : withoutHealth,
    medicalDates: extentOf(viewer, "medical") === "full",
    writesMedical: can(actor, "preparation:medical"),
  };
}

/** The items that count in what a reader is told of everybody who joins. */
export const itemsCounted = (actor: Actor): readonly ItemName[] =>
  actsAmong(actor, "heads") ? withoutHealth : itemNames;
