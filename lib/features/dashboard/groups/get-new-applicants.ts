import { read } from "@/lib/platform/operation";
import { cardsOf } from "../queries";
import { cards, groupInput } from "../schema";
import { countApplicants } from "./applicants.queries";

/** Applicants by the stage they wait in now, and how those of the year ended. Document 3 §3, §7, product 5.7 */
export const getNewApplicants = read({
  name: "dashboard.get-new-applicants",
  access: "dashboard:applicants",
  input: groupInput,
  output: cards,
  run: (scope, input) => cardsOf(scope, input, "newApplicant", countApplicants),
});
