import { read } from "@/lib/platform/operation";
import { cardsOf } from "../queries";
import { cards, groupInput } from "../schema";

/** Vessels in operation and in scrap, and the planning status of those in operation. Document 3 §3, §7, product 5.7 */
export const getVesselManagement = read({
  name: "dashboard.get-vessel-management",
  access: "dashboard:vessels",
  input: groupInput,
  output: cards,
  run: (scope, input) => cardsOf(scope, input, "vesselManagement"),
});
