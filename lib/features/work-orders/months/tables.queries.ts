import { and, eq, gt, sql } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { rateVersions } from "@/db/schema/rates";
import { personMonths } from "@/db/schema/work-orders";
import { rowsOf } from "@/lib/features/rates/rows.queries";
import { inForceOn } from "@/lib/features/rates/rules";
import { tableKinds, type TableKind } from "../explanation.rules";
import { firstDayOf, taxMonthOf, type Month } from "../month.rules";
import type { Tables } from "../slip/facts.rules";
import type { SlipInputs } from "../slip/schema";
import { tableFrom } from "../slip/tables.rules";
import { exchangeOf } from "./trading-out.queries";

const columns = {
  id: rateVersions.id,
  kind: rateVersions.kind,
  effectiveFrom: rateVersions.effectiveFrom,
  state: rateVersions.state,
  checksum: rateVersions.checksum,
};
type Read = ReturnType<typeof tableFrom<TableKind>>;
type Version = { id: number; kind: string; effectiveFrom: string; state: "draft" | "verified"; checksum: string };

const none = (): Tables => ({
  ter: null,
  ptkp: null,
  "progressive-tax": null,
  "tax-parameters": null,
  bpjs: null,
  "minimum-wages": null,
});

/** What counts on a day: the verified version in force; where there is none, the newest draft that would be, so that drafts of slips have figures. */
function countsOn(versions: readonly Version[], day: string): Version | undefined {
  const drafts = versions.map((version) => ({ ...version, state: "verified" as const }));
  const found = inForceOn(versions, day) ?? inForceOn(drafts, day);
  return versions.find(({ id }) => id === found?.id);
}

async function readVersions(db: Executor, versions: readonly Version[]) {
  const read = new Map<number, Read>();
  for (const kind of tableKinds) {
    const ofKind = versions.filter((version) => version.kind === kind);
    if (ofKind.length === 0) continue;
    const rows = await rowsOf(
      db,
      kind,
      ofKind.map(({ id }) => id),
    );
    for (const { id: versionId, effectiveFrom, checksum, state } of ofKind) {
      const reference = { versionId, effectiveFrom, checksum, isVerified: state === "verified" };
      // A draft may lack rows: then there is no table, and the month is refused.
      try {
        read.set(versionId, tableFrom(kind, reference, rows.get(versionId) ?? []));
      } catch {
        if (state === "verified") throw new Error(`version ${versionId} of ${kind} cannot be read`);
      }
    }
  }
  return read;
}

/** Tables by the kind they are of; what is not there is null. */
function together(chosen: readonly (Version | undefined)[], read: Map<number, Read>): Tables {
  const tables = none();
  for (const version of chosen) {
    const table = version && read.get(version.id);
    if (table) Object.assign(tables, { [table.kind]: table });
  }
  return tables;
}

/** Every version of the tables that has rows. One query. */
const versionsOf = (db: Executor) =>
  db
    .select(columns)
    .from(rateVersions)
    .where(and(anyOf(rateVersions.kind, tableKinds), gt(rateVersions.rowCount, 0)));

type PayTiming = SlipInputs["payTiming"];
/** What counts for a month, kind by kind: tables of tax by the month of the tax, those of social security by the month of work. */
const chosenFor = (all: readonly Version[], month: Month, timing: PayTiming) =>
  tableKinds.map((kind) => {
    const isOfWork = kind === "bpjs" || kind === "minimum-wages";
    const day = firstDayOf(isOfWork ? month : taxMonthOf(month, timing));
    return countsOn(
      all.filter((version) => version.kind === kind),
      day,
    );
  });

/** Kinds of tables that figures of a month rest on and nobody has verified; those its people do not need are not among them. One query. */
export async function unverifiedIn(db: Executor, divisionId: number, month: Month): Promise<TableKind[]> {
  const used = sql`select problem -> 'values' ->> 'kind', (problem -> 'values' ->> 'effectiveFrom')::date
    from ${personMonths}, jsonb_array_elements(${personMonths.problems}) as problem
    where ${personMonths.divisionId} = ${divisionId} and ${personMonths.month} = ${firstDayOf(month)}
      and problem ->> 'code' = 'tableUnverified'`;
  const found = await db
    .selectDistinct({ kind: rateVersions.kind })
    .from(rateVersions)
    .where(
      and(eq(rateVersions.state, "draft"), sql`(${rateVersions.kind}, ${rateVersions.effectiveFrom}) in (${used})`),
    );
  return tableKinds.filter((kind) => found.some((one) => one.kind === kind));
}

/** The tables of a month for either way of paying: those of tax by the month of the tax, those of social security by the month of work. A query for the versions, one for each kind and one for the dollar. */
export async function tablesOf(db: Executor, month: Month) {
  const all = await versionsOf(db);
  const chosen = { same: chosenFor(all, month, "same"), next: chosenFor(all, month, "next") };
  const wanted = new Map([...chosen.same, ...chosen.next].flatMap((one) => (one ? [[one.id, one] as const] : [])));
  const read = await readVersions(db, [...wanted.values()]);
  return {
    same: together(chosen.same, read),
    next: together(chosen.next, read),
    exchange: await exchangeOf(db, month),
  };
}
export type TablesOfMonth = Awaited<ReturnType<typeof tablesOf>>;
