import { and, count, sql } from "drizzle-orm";
import type { VesselTab } from "@/db/enums/vessels";
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
    const asked = matching(db, input);
    const [rows, grouped] = await Promise.all([
      selectPage(db, and(visibleTo(actor), asked, inTab(tab)), input),
      db
        .select({
          isScrapped: sql<boolean>`${vessels.scrappedOn} is not null`,
          total: sql<number>`count(*) filter (where ${asked ?? sql`true`})::int`,
          all: count(),
        })
        .from(vessels)
        .where(visibleTo(actor))
        .groupBy(sql`1`),
    ]);
    const groupOf = (name: VesselTab) => grouped.find(({ isScrapped }) => isScrapped === (name === "in-scrap"));
    const counts = { "in-operation": groupOf("in-operation")?.total ?? 0, "in-scrap": groupOf("in-scrap")?.total ?? 0 };
    const outOf = asked ? (groupOf(tab)?.all ?? 0) : null;
    return { rows: rows.map(onWire), total: counts[tab], outOf, pageNumber, pageSize, counts };
  },
});
