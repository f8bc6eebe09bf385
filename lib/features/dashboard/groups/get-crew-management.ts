import { read } from "@/lib/platform/operation";
import { cardsOf } from "../queries";
import { cards, groupInput } from "../schema";

/** People by status, and the year's retention. Document 3 §3, §7, product 5.7 */
export const getCrewManagement = read({
  name: "dashboard.get-crew-management",
  access: "dashboard:crew",
  input: groupInput,
  output: cards,
  run: (scope, input) => cardsOf(scope, input, "crewManagement"),
});
