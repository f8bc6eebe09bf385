import { read } from "@/lib/platform/operation";
import { cardsOf } from "../queries";
import { cards, groupInput } from "../schema";

/** Schedules by present state, and sign-offs of the year. Document 3 §3, §7, product 5.7 */
export const getCrewScheduling = read({
  name: "dashboard.get-crew-scheduling",
  access: "dashboard:schedules",
  input: groupInput,
  output: cards,
  run: (scope, input) => cardsOf(scope, input, "crewScheduling"),
});
