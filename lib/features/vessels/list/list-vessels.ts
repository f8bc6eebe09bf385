import { and, count, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Executor } from "@/db/client";
import type { VesselTab } from "@/db/enums/vessels";
import { preparedQuery } from "@/db/prepared-query";
import { vessels } from "@/db/schema/vessels";
import { visibilityKey, type Actor } from "@/lib/access/actor";
import { read } from "@/lib/platform/operation";
import { matchesListFilters, toResponse, selectPage } from "./queries";
import { matchesTab, visibleTo } from "../queries";
import { listVesselsInput, vesselPage } from "../schema";

type VesselsQuery = { actor: Actor; input: z.output<typeof listVesselsInput> };
const scopeOf = (db: Executor, { actor, input }: VesselsQuery) => and(visibleTo(actor), matchesListFilters(db, input));
const nameOf = ({ actor, input }: VesselsQuery) => [visibilityKey(actor), input];

const selectRows = preparedQuery(
  (db, query: VesselsQuery) => selectPage(db, and(scopeOf(db, query), matchesTab(query.input.tab)), query.input),
  nameOf,
);
const selectCounts = preparedQuery(
  (db, { actor, input }: VesselsQuery) =>
    db
      .select({
        isScrapped: sql<boolean>`${vessels.scrappedOn} is not null`,
        total: sql<number>`count(*) filter (where ${matchesListFilters(db, input) ?? sql`true`})::int`,
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
    const isFiltered = matchesListFilters(db, input) !== undefined;
    const outOf = isFiltered ? (groupOf(tab)?.all ?? 0) : null;
    return { rows: rows.map(toResponse), total: counts[tab], outOf, pageNumber, pageSize, counts };
  },
});
