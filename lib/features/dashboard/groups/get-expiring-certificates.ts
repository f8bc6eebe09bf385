import { read } from "@/lib/platform/operation";
import { cardsOf } from "../queries";
import { cards, groupInput } from "../schema";

/** People who have not resigned, by first certificate expiry. Document 3 §3, §7, product 5.7 */
export const getExpiringCertificates = read({
  name: "dashboard.get-expiring-certificates",
  access: "dashboard:certificates",
  input: groupInput,
  output: cards,
  run: (scope, input) => cardsOf(scope, input, "crewCertificateStatus"),
});
