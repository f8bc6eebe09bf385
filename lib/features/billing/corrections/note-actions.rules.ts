import type { NoteState } from "@/db/enums/billing";
import type { noteActions } from "./schema";

type Rights = { mayCorrect: boolean; mayIssue: boolean };

/** Return the actions on a note by state. decideCorrectionNote enforces that a colleague issues it. product 5.14 */
export function noteActionsOf(state: NoteState, { mayCorrect, mayIssue }: Rights): (typeof noteActions)[number][] {
  if (state === "issued") return [];
  if (state === "proposed") return mayCorrect ? ["ask", "remove", "end"] : mayIssue ? ["end"] : [];
  return [...(mayIssue ? (["issue"] as const) : []), ...(mayCorrect || mayIssue ? (["end"] as const) : [])];
}
