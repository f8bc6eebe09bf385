import { and, eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable, SubqueryWithSelection } from "drizzle-orm/pg-core";
import { isAnyOf } from "@/db/any-of";
import type { Executor, Transaction } from "@/db/client";
import type { CrewList, FieldClass } from "@/db/enums/crew";
import { divisions, positions, vesselTypes } from "@/db/schema/positions";
import { vessels } from "@/db/schema/vessels";
import type { Actor, UserActor } from "@/lib/access/actor";
import type { Permission } from "@/lib/access/permissions";
import { refused } from "@/lib/platform/errors";
import type { PlainCell } from "@/lib/platform/excel/cell";
import { streamExcel, type LongTable } from "@/lib/platform/excel/stream-excel";
import { FileAnswer, sheetType, StartedFile } from "@/lib/platform/files/file-response";
import { startPrepared } from "@/lib/platform/files/prepared";
import { stampedName } from "@/lib/platform/files/stamped-name";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator, type Translate } from "@/lib/platform/i18n/messages";
import type { AuditRecord } from "@/lib/platform/operation";
import { idleMonths } from "./idle.rules";
import type { RequestedExport } from "./export.schema";
import { recordSensitiveReads } from "./sensitive-reads.queries";
import type { CrewFilters } from "./schema";

/** Above this number of rows a list is written in the background, up to what one sheet holds. product 5.18 */
const maxRowsAtOnce = 5_000;
const maxSheetRows = 250_000;
const batchSize = 200;
/** The maximum number of rows of a sheet that is written at once. */
export const maxExportedRows = 10_000;

export type ExportScope = { db: Transaction; actor: UserActor; now: Date; locale: Locale };
/** A list ready for export: row ids in order, one batch at a time; rows are numbered from firstIndex. */
export type ListExport = {
  access: Permission;
  tab: CrewList;
  /** The operation name of the read log entries, and the field classes the sheet shows. */
  reads: { operation: string; classes: FieldClass[] };
  filters: string;
  columns?: string;
  table: LongTable;
  ids(limit: number): Promise<number[]>;
  /** identified: the people whose identity data the batch shows beside what it shows of all. */
  batch(ids: number[], firstIndex: number): Promise<{ cells: PlainCell[][]; crewIds: number[]; identified?: number[] }>;
};

/** Refuse a sheet above its limit: a truncated one would look complete. @throws rule */
export function assertExportable(rows: readonly unknown[], limit = maxExportedRows) {
  if (rows.length > limit) throw refused("crew.export.tooMany", { max: limit });
}

/**
 * Write the whole list as a sheet and log the reading of each person. Skip people who left the list after their ids
 * were read, so title and rows agree. @throws rule
 */
export async function renderListSheet(
  { db, actor, now }: ExportScope,
  { tab, reads, table, ids, batch }: ListExport,
  first?: number[],
): Promise<{ file: FileAnswer; rows: number }> {
  const all = first ?? (await ids(maxSheetRows + 1));
  assertExportable(all, maxSheetRows);
  const classesOf = (crewId: number, identified: readonly number[]): FieldClass[] => [
    ...new Set([...reads.classes, ...(identified.includes(crewId) ? (["identity"] as const) : [])]),
  ];
  async function* batches() {
    let written = 0;
    for (let from = 0; from < all.length; from += batchSize) {
      const { cells, crewIds, identified = [] } = await batch(all.slice(from, from + batchSize), written);
      await recordSensitiveReads(
        db,
        { actor, now },
        reads.operation,
        crewIds.map((crewId) => ({ crewId, classes: classesOf(crewId, identified) })),
      );
      written += cells.length;
      yield cells;
    }
  }
  const { body, rows } = await streamExcel(table, batches());
  return { file: new FileAnswer(stampedName(now, `crew-${tab}`, "xlsx"), sheetType, body), rows };
}

type Page = SubqueryWithSelection<{ id: SQL.Aliased<number>; place: SQL.Aliased<number> }, string>;

/** Read the ids as one JSON value: a hundred thousand single rows are slower to read than to find. */
export async function readRowIds(db: Executor, page: Page): Promise<number[]> {
  const [row] = await db
    .select({ ids: sql<number[]>`coalesce(json_agg(${page.id} order by ${page.place}), '[]')` })
    .from(page);
  return row?.ids ?? [];
}

export const listExportAudit = ({ tab, filters, columns }: ListExport, more: object): AuditRecord => ({
  subject: tab,
  after: { ...more, filters, columns },
});

/**
 * Return the sheet, or enqueue its writing for a long list. Both are logged. @throws rule above the limit of stored
 * files
 */
export async function exportOrEnqueue(
  scope: ExportScope & { audit(record: AuditRecord): void },
  list: ListExport,
  requested: RequestedExport,
): Promise<FileAnswer | StartedFile> {
  const { db, locale, audit } = scope;
  const ids = await list.ids(maxRowsAtOnce + 1);
  if (ids.length <= maxRowsAtOnce) {
    const { file, rows } = await renderListSheet(scope, list, ids);
    audit(listExportAudit(list, { rows }));
    return file;
  }
  const t = translator(locale);
  const title = t("crew.export.name", { tab: t(`crew.tabs.${list.tab}`) });
  const id = await startPrepared(db, scope, {
    task: "write-crew-export",
    access: list.access,
    title,
    filters: list.filters,
    input: requested,
  });
  audit(listExportAudit(list, { preparedFile: id }));
  return new StartedFile(id, t("crew.export.started", { most: maxRowsAtOnce }));
}

type Named = Partial<CrewFilters> & {
  level?: number[] | undefined;
  removal?: "waiting" | undefined;
  chosen?: number | undefined;
};

/** Return the names of these records, sorted by name. */
async function namesIn(
  db: Executor,
  table: PgTable & { id: PgColumn },
  name: PgColumn,
  ids: number[] | undefined,
  within?: SQL,
): Promise<string> {
  if (!ids?.length) return "";
  const rows = await db
    .select({ name: sql<string>`${name}` })
    .from(table)
    .where(and(isAnyOf(table.id, ids), within))
    .orderBy(name);
  return rows.map((row) => row.name).join(", ");
}

/** Describe division and filters for the title and the last line of a sheet. */
export async function exportFilterTexts(
  db: Executor,
  actor: Actor,
  filters: Named,
  t: Translate,
): Promise<{ division: string; filters: string }> {
  const divisionId = actor.kind === "user" ? actor.divisionId : undefined;
  const { position, vesselType, vessel } = filters;
  const names = {
    position: await namesIn(db, positions, positions.nameEn, position),
    vesselType: await namesIn(db, vesselTypes, vesselTypes.name, vesselType),
    vessel: await namesIn(
      db,
      vessels,
      vessels.name,
      vessel,
      divisionId ? eq(vessels.divisionId, divisionId) : undefined,
    ),
    keyword: filters.filterList && `"${filters.filterList}"`,
    certificateStatus: filters.certificateStatus?.map((status) => t(`crew.certificateStatus.${status}`)).join(", "),
    expiringWithin: filters.expiringWithin,
    certificates: filters.certificates && t(`crew.screens.filters.certificateTerms.${filters.certificates}`),
    expiresIn: filters.expiresIn,
    idle: filters.idle && idleMonths,
    reliefOverdue: filters.reliefDue === "overdue" && filters.reliefDue,
    reliefDue: filters.reliefDue !== "overdue" && filters.reliefDue,
    uncovered: filters.uncovered && "true",
    boardMonths: filters.boardMonths,
    resignedIn: filters.resignedIn,
    level: filters.level?.join(", "),
    removal: filters.removal,
    chosen: filters.chosen,
  };
  const filterTexts = Object.entries(names).flatMap(([name, value]) =>
    value ? [t(`crew.export.filters.${name}`, { value })] : [],
  );
  const division = divisionId && (await namesIn(db, divisions, divisions.name, [divisionId]));
  return { division: division || "", filters: filterTexts.join(", ") || t("crew.export.filters.none") };
}
