import { read } from "@/lib/platform/operation";
import { cardsOf } from "../queries";
import { cards, groupInput } from "../schema";

/** Applicants by present stage, and the results of the year. Document 3 §3, §7, product 5.7 */
export const getNewApplicants = read({
  name: "dashboard.get-new-applicants",
  access: "dashboard:applicants",
  input: groupInput,
  output: cards,
  run: (scope, input) => cardsOf(scope, input, "newApplicant"),
});
