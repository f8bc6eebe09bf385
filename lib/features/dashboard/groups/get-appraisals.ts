import { read } from "@/lib/platform/operation";
import { cardsOf } from "../queries";
import { cards, groupInput } from "../schema";

/**
 * Appraisals approved in the year by average score. Uploads without a score are in the total only. Document 3 §3, §7,
 * product 5.7
 */
export const getAppraisals = read({
  name: "dashboard.get-appraisals",
  access: "dashboard:appraisals",
  input: groupInput,
  output: cards,
  run: (scope, input) => cardsOf(scope, input, "appraisal"),
});
