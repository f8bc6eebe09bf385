import { and, gt, sql } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { rateVersions } from "@/db/schema/rates";
import { personMonths } from "@/db/schema/work-orders";
import { versionRowsOf } from "@/lib/features/rates/versions/rows.queries";
import { inForceOn } from "@/lib/features/rates/rules";
import { firstDayOf, lastDayOf, type Month } from "@/lib/platform/calendar/months";
import { tableKinds, type TableKind, type TableReference } from "../explanation.rules";
import { taxMonthOf } from "../tax-month.rules";
import type { TablesInForce } from "../calculation/month-facts.rules";
import type { SlipInputs } from "../calculation/schema";
import { tableFromRows } from "../calculation/parse-table.rules";

const columns = {
  id: rateVersions.id,
  kind: rateVersions.kind,
  effectiveFrom: rateVersions.effectiveFrom,
  state: rateVersions.state,
  checksum: rateVersions.checksum,
};
type Read = ReturnType<typeof tableFromRows<TableKind>>;
type Version = { id: number; kind: string; effectiveFrom: string; state: "draft" | "verified"; checksum: string };

const emptyTables = (): TablesInForce => ({
  ter: null,
  ptkp: null,
  "progressive-tax": null,
  "tax-parameters": null,
  bpjs: null,
  "minimum-wages": null,
  "exchange-rate": null,
  "city-minimum-wages": null,
});

/** Return the version for a day: the verified one in force, else the newest draft, so that draft slips have figures. */
function versionOn(versions: readonly Version[], day: string): Version | undefined {
  const drafts = versions.map((version) => ({ ...version, state: "verified" as const }));
  const inForce = inForceOn(versions, day) ?? inForceOn(drafts, day);
  return versions.find(({ id }) => id === inForce?.id);
}

async function readVersions(db: Executor, versions: readonly Version[]) {
  const loaded = new Map<number, Read>();
  for (const kind of tableKinds) {
    const ofKind = versions.filter((version) => version.kind === kind);
    if (ofKind.length === 0) continue;
    const rows = await versionRowsOf(
      db,
      kind,
      ofKind.map(({ id }) => id),
    );
    for (const { id: versionId, effectiveFrom, checksum, state } of ofKind) {
      const reference = { versionId, effectiveFrom, checksum, isVerified: state === "verified" };
      // A draft may lack rows: then there is no table, and the month is refused.
      try {
        loaded.set(versionId, tableFromRows(kind, reference, rows.get(versionId) ?? []));
      } catch {
        if (state === "verified") throw new Error(`version ${versionId} of ${kind} cannot be read`);
      }
    }
  }
  return loaded;
}

/** Map tables by kind; missing ones are null. */
function byKind(chosen: readonly (Version | undefined)[], read: Map<number, Read>): TablesInForce {
  const tables = emptyTables();
  for (const version of chosen) {
    const table = version && read.get(version.id);
    if (table) Object.assign(tables, { [table.kind]: table });
  }
  return tables;
}

/** Load every table version that has rows. One query. */
const versionsOf = (db: Executor) =>
  db
    .select(columns)
    .from(rateVersions)
    .where(and(anyOf(rateVersions.kind, tableKinds), gt(rateVersions.rowCount, 0)));

type PayTiming = SlipInputs["payTiming"];
/** settledOn: day of the dollar rate when a slip is locked before the month ends. */
type TablesQuery = { month: Month; settledOn?: string | undefined };
/**
 * Return the day that selects the version: social security by the work month, the dollar by its last day, tax by the
 * tax month.
 */
function versionDayFor(kind: TableKind, { month, settledOn }: TablesQuery, timing: PayTiming): string {
  if (kind === "exchange-rate") return settledOn ?? lastDayOf(month);
  return firstDayOf(kind === "bpjs" || kind.endsWith("minimum-wages") ? month : taxMonthOf(month, timing));
}

/** Return the versions for a month by kind. */
const versionsFor = (all: readonly Version[], query: TablesQuery, timing: PayTiming) =>
  tableKinds.map((kind) =>
    versionOn(
      all.filter((version) => version.kind === kind),
      versionDayFor(kind, query, timing),
    ),
  );

/**
 * Return the unverified table kinds a month needs, and the dollar without a rate on its last day. Kinds its people do
 * not need are excluded. One query.
 */
export async function unverifiedIn(db: Executor, divisionId: number, month: Month): Promise<TableKind[]> {
  const code = sql`problem ->> 'code'`;
  const table = sql`problem -> 'values' ->> 'kind', (problem -> 'values' ->> 'effectiveFrom')::date`;
  const drafts = sql`select ${rateVersions.kind}, ${rateVersions.effectiveFrom} from ${rateVersions} where ${rateVersions.state} = 'draft'`;
  const found = await db.execute(sql`
    select distinct case ${code} when 'tableUnverified' then problem -> 'values' ->> 'kind' else 'exchange-rate' end as kind
    from ${personMonths}, jsonb_array_elements(${personMonths.problems}) as problem
    where ${personMonths.divisionId} = ${divisionId} and ${personMonths.month} = ${firstDayOf(month)}
      and (${code} in ('exchangeMissing', 'exchangeRunOut') or (${code} = 'tableUnverified' and (${table}) in (${drafts})))`);
  return tableKinds.filter((kind) => found.some((one) => one.kind === kind));
}

/** Load a month's tables from these versions, for both pay timings. */
async function loadTables(db: Executor, all: readonly Version[], request: TablesQuery) {
  const chosen = { same: versionsFor(all, request, "same"), next: versionsFor(all, request, "next") };
  const versionsById = new Map(
    [...chosen.same, ...chosen.next].flatMap((one) => (one ? [[one.id, one] as const] : [])),
  );
  const read = await readVersions(db, [...versionsById.values()]);
  return { same: byKind(chosen.same, read), next: byKind(chosen.next, read) };
}

/**
 * Load a month's tables for both pay timings: tax by the tax month, others by the work month. One query for versions,
 * one per kind.
 */
export const tablesOf = async (db: Executor, month: Month, settledOn?: string) =>
  loadTables(db, await versionsOf(db), { month, settledOn });

/** Load a month's tables as if a draft were in force; null when it does not apply. */
export async function tablesWith(db: Executor, month: Month, draftId: number) {
  const all = (await versionsOf(db)).map((one) => (one.id === draftId ? { ...one, state: "verified" as const } : one));
  const counts = (["same", "next"] as const).some((timing) =>
    versionsFor(all, { month }, timing).some((chosen) => chosen?.id === draftId),
  );
  return counts ? loadTables(db, all, { month }) : null;
}

/** Load the tables a slip was calculated with, by its version references. One query for versions, one per kind. */
export async function tablesByReference(db: Executor, referenceLists: readonly (readonly TableReference[])[]) {
  const ids = [...new Set(referenceLists.flatMap((references) => references.map(({ versionId }) => versionId)))];
  const versions = await db.select(columns).from(rateVersions).where(anyOf(rateVersions.id, ids));
  const read = await readVersions(db, versions);
  const byId = new Map<number, Version>(versions.map((version) => [version.id, version]));
  return referenceLists.map((references) =>
    byKind(
      references.map(({ versionId }) => byId.get(versionId)),
      read,
    ),
  );
}
export type TablesOfMonth = Awaited<ReturnType<typeof tablesOf>>;
