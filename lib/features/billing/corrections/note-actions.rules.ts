import type { NoteState } from "@/db/enums/billing";
import type { noteActions } from "./schema";

type Rights = { mayCorrect: boolean; mayIssue: boolean };

/** What may be done with a note in a state: whoever asked leaves issuing it to a colleague, which the operation enforces. product 5.14 */
export function actionsOn(state: NoteState, { mayCorrect, mayIssue }: Rights): (typeof noteActions)[number][] {
  if (state === "issued") return [];
  if (state === "proposed") return mayCorrect ? ["ask", "remove", "end"] : mayIssue ? ["end"] : [];
  return [...(mayIssue ? (["issue"] as const) : []), ...(mayCorrect || mayIssue ? (["end"] as const) : [])];
}
