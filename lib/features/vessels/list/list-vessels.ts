import { and, count, sql } from "drizzle-orm";
import { vessels } from "@/db/schema/vessels";
import { read } from "@/lib/platform/operation";
import { matching, onWire, selectPage } from "./queries";
import { inTab, visibleTo } from "../queries";
import { listVesselsInput, vesselPage } from "../schema";

/** Vessels in operation or in scrap, with the counts of both tabs under the same keyword and filters. D2 §2 */
export const listVessels = read({
  name: "vessels.list",
  access: "vessels:view",
  input: listVesselsInput,
  output: vesselPage,
  async run({ db, actor }, input) {
    const { tab, pageNumber, pageSize } = input;
    const scope = and(visibleTo(actor), matching(db, input));
    const [rows, grouped] = await Promise.all([
      selectPage(db, and(scope, inTab(tab)), input),
      db
        .select({ isScrapped: sql<boolean>`${vessels.scrappedOn} is not null`, total: count() })
        .from(vessels)
        .where(scope)
        .groupBy(sql`1`),
    ]);
    const countOf = (isScrapped: boolean) => grouped.find((group) => group.isScrapped === isScrapped)?.total ?? 0;
    const counts = { "in-operation": countOf(false), "in-scrap": countOf(true) };
    return { rows: rows.map(onWire), total: counts[tab], pageNumber, pageSize, counts };
  },
});
