import type { Executor } from "@/db/client";
import type { Actor } from "@/lib/access/actor";
import type { Cells } from "@/lib/features/rates/kinds.rules";
import { selectVersions } from "@/lib/features/rates/queries";
import { versionRowsOf } from "@/lib/features/rates/versions/rows.queries";
import { inForceOn } from "@/lib/features/rates/rules";
import { notFound } from "@/lib/platform/errors";
import { firstDayOf, lastDayOf } from "@/lib/platform/calendar/months";
import { tableKinds, type TableKind } from "../explanation.rules";
import type { Problem, TablesInForce } from "../calculation/month-facts.rules";
import { tableFromRows } from "../calculation/parse-table.rules";
import type { TrialInput } from "./schema";

type Version = Awaited<ReturnType<typeof selectVersions>>[number];
type Picked = { kind: TableKind; inForce: Version | undefined; chosen: Version | undefined };
/** Tables, or the problems of reading them: a draft may lack rows. */
type ReadTables = { tables: TablesInForce; problems: Problem[] };

/** Return versions of the tables slips use, newest first. */
export async function versionsForTrial(db: Executor, actor: Actor) {
  const all = await selectVersions(db, actor);
  return tableKinds.flatMap((kind) => all.filter((version) => version.kind === kind).map((one) => ({ ...one, kind })));
}

function pickedFrom(
  all: Awaited<ReturnType<typeof versionsForTrial>>,
  { workMonth, versions }: Pick<TrialInput, "workMonth" | "versions">,
): Picked[] {
  return tableKinds.map((kind) => {
    const ofKind = all.filter((version) => version.kind === kind);
    const inForce = inForceOn(ofKind, kind === "exchange-rate" ? lastDayOf(workMonth) : firstDayOf(workMonth));
    const chosenId = versions[kind];
    const chosen = chosenId === undefined ? inForce : ofKind.find(({ id }) => id === chosenId);
    if (chosenId !== undefined && !chosen) throw notFound("rates.notFound");
    return { kind, inForce, chosen };
  });
}

const emptyTables = (): ReadTables => ({
  tables: {
    ter: null,
    ptkp: null,
    "progressive-tax": null,
    "tax-parameters": null,
    bpjs: null,
    "minimum-wages": null,
    "exchange-rate": null,
    "city-minimum-wages": null,
  },
  problems: [],
});

function readTable(
  into: ReadTables,
  kind: TableKind,
  version: Version | undefined,
  rows: readonly Cells[],
): ReadTables {
  if (!version || rows.length === 0) return into;
  const { id: versionId, effectiveFrom, checksum, state } = version;
  try {
    const table = tableFromRows(kind, { versionId, effectiveFrom, checksum, isVerified: state === "verified" }, rows);
    return { ...into, tables: { ...into.tables, [kind]: table } };
  } catch {
    const problem: Problem = { code: "tableWrong", stops: "calculation", values: { kind, effectiveFrom } };
    return { ...into, problems: [...into.problems, problem] };
  }
}

/**
 * Load the chosen tables and those in force in the month. One query for versions, one per kind. @throws not-found for a
 * version of another kind
 */
export async function trialTablesFor(db: Executor, actor: Actor, trial: Pick<TrialInput, "workMonth" | "versions">) {
  const picked = pickedFrom(await versionsForTrial(db, actor), trial);
  let [chosen, inForce] = [emptyTables(), emptyTables()];
  for (const { kind, ...versions } of picked) {
    const ids = [...new Set([versions.chosen, versions.inForce].flatMap((version) => (version ? [version.id] : [])))];
    const rows = await versionRowsOf(db, kind, ids);
    chosen = readTable(chosen, kind, versions.chosen, rows.get(versions.chosen?.id ?? 0) ?? []);
    inForce = readTable(inForce, kind, versions.inForce, rows.get(versions.inForce?.id ?? 0) ?? []);
  }
  return { chosen, inForce, isOther: picked.some((one) => one.chosen?.id !== one.inForce?.id) };
}
