import { desc, eq } from "drizzle-orm";
import { every } from "@/db/every";
import { workOrders } from "@/db/schema/work-orders";
import { read } from "@/lib/platform/operation";
import { slipsPage } from "./page.queries";
import { inList, visibleTo } from "./queries";
import { ownSlipsInput, slipPage } from "./schema";

/** One's own slips of locked months on every vessel, the newest first; nobody else's, whatever one may see besides. D3 §6 */
export const listOwnSlips = read({
  name: "work-orders.list-own",
  access: "work-orders:slip",
  input: ownSlipsInput,
  output: slipPage,
  run(scope, page) {
    const { actor } = scope;
    const own = actor.kind === "user" ? (actor.crewId ?? 0) : 0;
    const where = every(visibleTo(actor), inList("history"), eq(workOrders.crewId, own));
    const order = [desc(workOrders.month), desc(workOrders.firstDay), desc(workOrders.id)];
    return slipsPage(scope, { where, order, operation: "work-orders.list-own" }, page);
  },
});
