import { read } from "@/lib/platform/operation";
import { cardsOf } from "../queries";
import { cards, groupInput } from "../schema";

/** Active and expiring contracts, and those that ended in the year. Document 3 §3, §7, product 5.7 */
export const getContractManagement = read({
  name: "dashboard.get-contract-management",
  access: "dashboard:contracts",
  input: groupInput,
  output: cards,
  run: (scope, input) => cardsOf(scope, input, "contractManagement"),
});
