import type { ExtensionEnd, Slot } from "@/db/enums/manning";
import type { Assignment, Change } from "../slots.rules";

const onBoardSlots: readonly Slot[] = ["current", "previous", "pre-previous"];

/**
 * Return why an extension request ends with a change of the assignment: it ended, or its date moved. null: it stays
 * open. product 5.3
 */
export function extensionEndOf(
  { from, to, set }: Pick<Change, "from" | "to" | "set">,
  was: Pick<Assignment, "endDate">,
): Exclude<ExtensionEnd, "withdrawn"> | null {
  if (!onBoardSlots.includes(from)) return null;
  const isOver = typeof set.checkedOutOn === "string" || set.checkedInOn === null || !onBoardSlots.includes(to);
  if (isOver) return "signed-off";
  return set.endDate !== undefined && set.endDate !== was.endDate ? "dates-changed" : null;
}
