import { desc, eq } from "drizzle-orm";
import type { z } from "zod";
import { allConditions } from "@/db/all-conditions";
import { workOrders } from "@/db/schema/work-orders";
import { read } from "@/lib/platform/operation";
import { slipsPage } from "./page.queries";
import { inList, visibleTo } from "./queries";
import { ownSlipsInput, slipPage } from "./schema";

const ownSlipsPage = slipsPage((actor, _: z.output<typeof ownSlipsInput>) => {
  const own = actor.kind === "user" ? (actor.crewId ?? 0) : 0;
  return {
    where: allConditions(visibleTo(actor), inList("history"), eq(workOrders.crewId, own)),
    order: [desc(workOrders.month), desc(workOrders.firstDay), desc(workOrders.id)],
  };
});

/** List the viewer's own slips of locked months, newest first, and no one else's. D3 §6 */
export const listOwnSlips = read({
  name: "work-orders.list-own",
  access: "work-orders:slip",
  input: ownSlipsInput,
  output: slipPage,
  run: (scope, page) => ownSlipsPage(scope, page, "work-orders.list-own"),
});
