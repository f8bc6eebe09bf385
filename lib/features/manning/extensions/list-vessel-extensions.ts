import type { z } from "zod";
import { and, eq, like, or, sql } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { extensions } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { vessels } from "@/db/schema/vessels";
import { preparedRows } from "@/lib/access/prepared-list";
import { hideStopped } from "@/lib/features/crew/queries";
import { visibleTo } from "@/lib/features/vessels/queries";
import { notFound } from "@/lib/platform/errors";
import { containing, searchText } from "@/db/search-text";
import { read } from "@/lib/platform/operation";
import { isPending } from "../plans/extension-ends.queries";
import { selectExtensions } from "./queries";
import { extensionPage, listVesselExtensionsInput } from "./schema";
import { toResponse } from "./response.rules";

type ExtensionsQuery = z.output<typeof listVesselExtensionsInput>;
const selectVessel = preparedRows((db, actor, { vesselId }: Pick<ExtensionsQuery, "vesselId">) => {
  const isVisible = sql`exists (select from ${crew} where ${and(eq(crew.id, extensions.crewId), hideStopped(actor))})`;
  const waiting = and(eq(extensions.vesselId, vesselId), isPending, isVisible);
  return db
    .select({ id: vessels.id, totalPending: sql<number>`(select count(*)::int from ${extensions} where ${waiting})` })
    .from(vessels)
    .where(and(eq(vessels.id, vesselId), visibleTo(actor)));
});
const selectPage = preparedRows((db, actor, { vesselId, filterList, pageNumber, pageSize }: ExtensionsQuery) => {
  const pattern = containing(filterList);
  const matchesName = filterList
    ? or(...[crew.fullName, positions.nameEn, positions.name].map((text) => like(searchText(text), pattern)))
    : undefined;
  return selectExtensions(db, and(eq(extensions.vesselId, vesselId), hideStopped(actor), matchesName), {
    limit: pageSize,
    skip: (pageNumber - 1) * pageSize,
  });
});

/**
 * List a vessel's extension requests, pending ones first. D2 §3, §7
 * @throws not-found for a vessel the actor does not see
 */
export const listVesselExtensions = read({
  name: "manning.list-vessel-extensions",
  access: "manning:view",
  input: listVesselExtensionsInput,
  output: extensionPage,
  async run({ db, actor }, input) {
    const { vesselId, pageNumber, pageSize } = input;
    const [[vessel], rows] = await Promise.all([
      selectVessel(db, actor, { vesselId }, ""),
      selectPage(db, actor, input, ""),
    ]);
    if (!vessel) throw notFound("vessels.notFound");
    return {
      rows: rows.map((row) => toResponse(actor, row)),
      total: rows[0]?.total ?? 0,
      pageNumber,
      pageSize,
      totalPending: vessel.totalPending,
    };
  },
});
