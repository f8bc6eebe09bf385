import { and, isNull } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { z } from "zod";
import { crew } from "@/db/schema/crew";
import { suitabilityEntries } from "@/db/schema/suitability";
import { dayOf } from "@/lib/platform/calendar/dates";
import { translator } from "@/lib/platform/i18n/messages";
import { entryRowsQuery, toListedEntry, entryPageQuery } from "./blacklist.queries";
import { blacklistTable } from "./excel/blacklist-table";
import { exportFilterTexts, readRowIds, type ExportScope, type ListExport } from "../list-export.queries";
import type { downloadBlacklistInput } from "../schema";

/**
 * Prepare the export of open register entries with their filters and order. Leaves out people whose processing is
 * stopped. product 5.4, 5.18, 5.20
 */
export async function suitabilityRegisterExport(
  { db, actor, now, locale }: ExportScope,
  input: z.output<typeof downloadBlacklistInput>,
): Promise<ListExport> {
  const today = dayOf(now);
  const terms = await exportFilterTexts(db, actor, input, translator(locale));
  const { table, cells } = blacklistTable({ ...terms, exportedBy: actor.name, locale, now });
  const isProcessed = isNull(crew.processingStoppedAt);
  return {
    access: "crew:suitability-tab",
    tab: "blacklist",
    reads: { operation: "crew.download-blacklist", classes: ["suitability"] },
    filters: terms.filters,
    table,
    async ids(limit) {
      const page = entryPageQuery(db, actor, { ...input, only: isProcessed, limit, offset: 0 }, today);
      return readRowIds(db, page);
    },
    async batch(ids, firstIndex) {
      const pageOptions = {
        ...input,
        only: and(isProcessed, anyOf(suitabilityEntries.id, ids)),
        limit: ids.length,
        offset: 0,
      };
      const rowsById = new Map(
        (await entryRowsQuery(db, actor, pageOptions, today)).map((row) => [row.entry.id, toListedEntry(row)]),
      );
      const rows = ids.flatMap((id) => rowsById.get(id) ?? []);
      return {
        cells: rows.map((row, index) => cells(row, firstIndex + index)),
        crewIds: rows.map(({ crewId }) => crewId),
      };
    },
  };
}
