import { and, isNull } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { z } from "zod";
import { crew } from "@/db/schema/crew";
import { dayOf } from "@/lib/platform/calendar/dates";
import { translator } from "@/lib/platform/i18n/messages";
import { crewTable } from "./excel/crew-table";
import { exportFilterTexts, readRowIds, type ExportScope, type ListExport } from "../list-export.queries";
import { isFiltered, matchesFilters, withTabFilters, crewPageQuery } from "./queries";
import { visibleTo } from "../queries";
import { toListedCrew, crewRowsQuery } from "./crew-rows.queries";
import type { downloadCrewInput } from "../schema";
import { listVisibility, withVisibleFilters } from "../visibility/rules";

/**
 * Prepare the export of a crew tab with its filters and order, limited to what the reader's role may see. Leaves out
 * people whose processing is stopped. Document 2 §2, product 5.18, 5.20
 */
export async function crewExport(
  { db, actor, now, locale }: ExportScope,
  given: z.output<typeof downloadCrewInput>,
): Promise<ListExport> {
  const visibility = listVisibility(actor);
  const input = withVisibleFilters(withTabFilters(given), visibility);
  const { tab, sort, order } = input;
  const today = dayOf(now);
  const t = translator(locale);
  const terms = await exportFilterTexts(db, actor, { ...input, chosen: input.ids?.length }, t);
  const chosen = input.ids && anyOf(crew.id, input.ids);
  const where = and(visibleTo(actor), isNull(crew.processingStoppedAt), matchesFilters(input, today), chosen);
  const { table, cells } = crewTable({ tab, visibility, ...terms, exportedBy: actor.name, locale, now });
  return {
    access: "crew:list",
    tab,
    reads: {
      operation: "crew.download",
      classes: visibility.finance ? ["identity", "payroll"] : visibility.payroll ? ["payroll"] : [],
    },
    filters: terms.filters,
    columns: visibility.finance ? "finance" : "staff",
    table,
    async ids(limit) {
      const page = crewPageQuery(db, {
        where,
        tab,
        canViewRegister: visibility.suitability,
        sort,
        order,
        today,
        isFiltered: isFiltered(input) || chosen !== undefined,
        limit,
        offset: 0,
      });
      return readRowIds(db, page);
    },
    async batch(ids, firstIndex) {
      const pageOptions = {
        where: and(where, anyOf(crew.id, ids)),
        tab,
        sort: "name" as const,
        order,
        today,
        isFiltered: true,
        limit: ids.length,
        offset: 0,
      };
      const rowsById = new Map(
        (await crewRowsQuery(db, pageOptions, { ...visibility, names: visibility.identity })).map((row) => [
          row.person.id,
          row,
        ]),
      );
      const rows = ids.flatMap((id) => rowsById.get(id) ?? []);
      return {
        cells: rows.map((row, index) =>
          cells(
            {
              ...toListedCrew(row, { visibility, today, t }),
              ptkp: row.names.ptkp,
              familyName: row.familyName,
              givenNames: row.givenNames,
            },
            firstIndex + index,
          ),
        ),
        crewIds: rows.map(({ person }) => person.id),
        identified: rows.flatMap(({ person, familyName, givenNames }) => (familyName || givenNames ? [person.id] : [])),
      };
    },
  };
}
