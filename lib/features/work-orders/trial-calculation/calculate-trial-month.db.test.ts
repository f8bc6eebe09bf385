import { and, eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import type { RateKind } from "@/db/enums/rates";
import { rateVersions } from "@/db/schema/rates";
import { countQueries } from "@/db/testing/count-queries";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { createRateDraft } from "@/lib/features/rates/versions/create-rate-draft";
import { getRateVersion } from "@/lib/features/rates/versions/get-rate-version";
import { tableKinds } from "../explanation.rules";
import type { Cells } from "@/lib/features/rates/kinds.rules";
import { saveRates } from "@/lib/features/rates/versions/save-rates";
import { verifyRates } from "@/lib/features/rates/versions/verify-rates";
import { listTrialTables } from "./list-trial-tables";
import { calculateTrialMonth } from "./calculate-trial-month";

afterAll(closeDatabase);

const kinds = ["ter", "ptkp", "progressive-tax", "tax-parameters", "bpjs", "minimum-wages"] as const;
const month = {
  workMonth: "2026-10",
  payrollCategoryId: 1,
  days: 31,
  basicSalary: 7_500_000,
  ptkpCode: "TK/0",
  residence: "resident",
  nik: "matching",
  subsidy: "full",
  riskRate: 127,
  province: "JK",
  period: "ordinary",
  taxedFrom: "2026-01",
  vatBase: "feeOnly",
  feePercent: 8,
  vatPercent: 11,
  pension: "not-billed",
  versions: {},
} as const;

/** Return the seeded version of a kind that covers October 2026. */
async function delivered(db: Executor, kind: RateKind) {
  const found = await db
    .select()
    .from(rateVersions)
    .where(and(eq(rateVersions.kind, kind)))
    .orderBy(rateVersions.effectiveFrom);
  const version = found.findLast(({ effectiveFrom }) => effectiveFrom <= "2026-10-01");
  if (!version) throw new Error(`no version of ${kind}`);
  return version;
}

async function verifyDelivered(db: Executor, without?: RateKind) {
  const verifier = as(await person(db, "superadmin"));
  for (const kind of kinds) {
    const { id, version, checksum, state } = await delivered(db, kind);
    if (kind !== without && state === "draft") await verifyRates.execute(verifier, { id, version, checksum });
  }
}

/** Create a draft with the seeded rows and one changed column. */
async function draftWith(db: Executor, kind: RateKind, change: (row: Cells) => Cells) {
  const finance = as(await person(db, "crewingfinancemarine"));
  const { rows } = await getRateVersion.execute(finance, { id: (await delivered(db, kind)).id });
  const head = { effectiveFrom: "2026-10-01", source: "Draft" };
  const { id } = await createRateDraft.execute(finance, { kind, ...head });
  await saveRates.execute(finance, { id, ...head, rows: (rows as Cells[]).map(change) });
  return id;
}

test(
  "calculates a month with the tables in force, and the difference of a draft",
  rolledBack(async (db) => {
    await verifyDelivered(db);
    const finance = as(await person(db, "crewingfinancemarine"));
    const present = await calculateTrialMonth.execute(finance, month);
    expect(present).toMatchObject({ refused: [], difference: null, slip: { notes: [] } });
    expect(present.slip?.lines.find(({ name }) => name === "basicSalary")?.amount).toBe(7_500_000n);
    expect(present.bill?.amount).toBe(present.slip?.totals.taxable);
    const id = await draftWith(db, "bpjs", (row) => (row.programme === "jht" ? { ...row, employeeRate: 300 } : row));
    const tried = await calculateTrialMonth.execute(finance, { ...month, subsidy: "none", versions: { bpjs: id } });
    expect(tried.difference?.causes).toEqual([{ cause: "insurance", amount: -75_000n }]);
    expect(tried.slip?.notes).toMatchObject([{ code: "tableUnverified", stops: "lock", values: { kind: "bpjs" } }]);
    expect(tried.slip?.tables.find(({ kind }) => kind === "bpjs")?.versionId).toBe(id);
    expect(await countQueries(db, () => calculateTrialMonth.execute(finance, month))).toBe(1 + tableKinds.length);
  }),
);

test(
  "refuses a month without a table, and reports drafts in use",
  rolledBack(async (db) => {
    await verifyDelivered(db, "ter");
    const finance = as(await person(db, "crewingfinancemarine"));
    expect(await calculateTrialMonth.execute(finance, month)).toMatchObject({
      slip: null,
      bill: null,
      refused: [{ code: "tableMissing", values: { kind: "ter" } }],
    });
    const { id } = await delivered(db, "ter");
    const tried = await calculateTrialMonth.execute(finance, { ...month, versions: { ter: id } });
    expect(tried).toMatchObject({ refused: [], difference: null, slip: { notes: [{ code: "tableUnverified" }] } });
  }),
);

test(
  "reports a draft with a missing row and does not calculate",
  rolledBack(async (db) => {
    await verifyDelivered(db);
    const finance = as(await person(db, "crewingfinancemarine"));
    const { rows } = await getRateVersion.execute(finance, { id: (await delivered(db, "bpjs")).id });
    const head = { effectiveFrom: "2026-10-01", source: "Draft" };
    const { id } = await createRateDraft.execute(finance, { kind: "bpjs", ...head });
    await saveRates.execute(finance, { id, ...head, rows: (rows as Cells[]).slice(1) });
    expect(await calculateTrialMonth.execute(finance, { ...month, versions: { bpjs: id } })).toMatchObject({
      slip: null,
      refused: [{ code: "tableWrong", values: { kind: "bpjs", effectiveFrom: "2026-10-01" } }],
    });
  }),
);

test(
  "lists versions of the six tables with status, for this right only",
  rolledBack(async (db) => {
    const finance = as(await person(db, "crewingfinancemarine"));
    const tables = await listTrialTables.execute(finance, {});
    expect([...new Set(tables.map(({ kind }) => kind))].sort()).toEqual([...kinds].sort());
    expect(await countQueries(db, () => listTrialTables.execute(finance, {}))).toBe(1);
    const stranger = as(await person(db, "crewingplanningmarine"));
    await expect(listTrialTables.execute(stranger, {})).rejects.toMatchObject({ code: "forbidden" });
    await expect(calculateTrialMonth.execute(stranger, month)).rejects.toMatchObject({ code: "forbidden" });
    const { id } = await delivered(db, "ter");
    await expect(calculateTrialMonth.execute(finance, { ...month, versions: { bpjs: id } })).rejects.toMatchObject({
      code: "not-found",
    });
  }),
);
