import { and, isNull } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { z } from "zod";
import { crew } from "@/db/schema/crew";
import { dayOf } from "@/lib/platform/calendar/dates";
import { translator } from "@/lib/platform/i18n/messages";
import { crewTable } from "./excel/crew-table";
import { exportTerms, idsIn, type ExportScope, type ListExport } from "../export.queries";
import { isFiltered, matching, onTab, pageOfCrew } from "./queries";
import { visibleTo } from "../queries";
import { onListed, rowsOf } from "./row.queries";
import type { downloadCrewInput } from "../schema";
import { listSight, withinSight } from "../sight.rules";

/**
 * Prepare the export of a crew tab with its filters and order, limited to what the reader's role may see. Leaves out
 * people whose processing is stopped. Document 2 §2, product 5.18, 5.20
 */
export async function crewExport(
  { db, actor, now, locale }: ExportScope,
  given: z.output<typeof downloadCrewInput>,
): Promise<ListExport> {
  const sight = listSight(actor);
  const input = withinSight(onTab(given), sight);
  const { tab, sort, order } = input;
  const today = dayOf(now);
  const t = translator(locale);
  const terms = await exportTerms(db, actor, { ...input, chosen: input.ids?.length }, t);
  const chosen = input.ids && anyOf(crew.id, input.ids);
  const where = and(visibleTo(actor), isNull(crew.processingStoppedAt), matching(input, today), chosen);
  const { table, cells } = crewTable({ tab, sight, ...terms, exportedBy: actor.name, locale, now });
  return {
    access: "crew:list",
    tab,
    reads: {
      operation: "crew.download",
      classes: sight.finance ? ["identity", "payroll"] : sight.payroll ? ["payroll"] : [],
    },
    filters: terms.filters,
    columns: sight.finance ? "finance" : "staff",
    table,
    async ids(limit) {
      const page = pageOfCrew(db, {
        where,
        tab,
        seesRegister: sight.suitability,
        sort,
        order,
        today,
        isFiltered: isFiltered(input) || chosen !== undefined,
        limit,
        offset: 0,
      });
      return idsIn(db, page);
    },
    async batch(ids, place) {
      const wanted = {
        where: and(where, anyOf(crew.id, ids)),
        tab,
        sort: "name" as const,
        order,
        today,
        isFiltered: true,
        limit: ids.length,
        offset: 0,
      };
      const found = new Map((await rowsOf(db, wanted, sight)).map((row) => [row.person.id, row]));
      const rows = ids.flatMap((id) => found.get(id) ?? []);
      return {
        cells: rows.map((row, index) =>
          cells({ ...onListed(row, { sight, today, t }), ptkp: row.names.ptkp }, place + index),
        ),
        crewIds: rows.map(({ person }) => person.id),
      };
    },
  };
}
