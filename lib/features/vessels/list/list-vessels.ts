import { and, count, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Executor } from "@/db/client";
import type { VesselTab } from "@/db/enums/vessels";
import { keptQuery } from "@/db/kept-query";
import { vessels } from "@/db/schema/vessels";
import { eyesOf, type Actor } from "@/lib/access/actor";
import { read } from "@/lib/platform/operation";
import { matching, onWire, selectPage } from "./queries";
import { inTab, visibleTo } from "../queries";
import { listVesselsInput, vesselPage } from "../schema";

type Asked = { actor: Actor; input: z.output<typeof listVesselsInput> };
const scopeOf = (db: Executor, { actor, input }: Asked) => and(visibleTo(actor), matching(db, input));
const nameOf = ({ actor, input }: Asked) => [eyesOf(actor), input];

const selectRows = keptQuery(
  (db, asked: Asked) => selectPage(db, and(scopeOf(db, asked), inTab(asked.input.tab)), asked.input),
  nameOf,
);
const selectCounts = keptQuery(
  (db, { actor, input }: Asked) =>
    db
      .select({
        isScrapped: sql<boolean>`${vessels.scrappedOn} is not null`,
        total: sql<number>`count(*) filter (where ${matching(db, input) ?? sql`true`})::int`,
        all: count(),
      })
      .from(vessels)
      .where(visibleTo(actor))
      .groupBy(sql`1`),
  nameOf,
);

/** List vessels in operation or in scrap, with the counts of both tabs under the same filters. D2 §2 */
export const listVessels = read({
  name: "vessels.list",
  access: "vessels:view",
  input: listVesselsInput,
  output: vesselPage,
  async run({ db, actor }, input) {
    const { tab, pageNumber, pageSize } = input;
    const [rows, grouped] = await Promise.all([
      selectRows(db, {}, { actor, input }),
      selectCounts(db, {}, { actor, input }),
    ]);
    const groupOf = (name: VesselTab) => grouped.find(({ isScrapped }) => isScrapped === (name === "in-scrap"));
    const counts = { "in-operation": groupOf("in-operation")?.total ?? 0, "in-scrap": groupOf("in-scrap")?.total ?? 0 };
    const isNarrowed = matching(db, input) !== undefined;
    const outOf = isNarrowed ? (groupOf(tab)?.all ?? 0) : null;
    return { rows: rows.map(onWire), total: counts[tab], outOf, pageNumber, pageSize, counts };
  },
});
