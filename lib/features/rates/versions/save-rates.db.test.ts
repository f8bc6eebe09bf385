import { exchangeRates, feeRates } from "@/db/schema/rates";
import { audited } from "@/db/testing/audited";
import { countQueries } from "@/db/testing/count-queries";
import { fieldsOf } from "@/db/testing/calls/fields-of";
import { person } from "@/db/testing/people";
import { offshoreRows, ratesDraft, source } from "@/db/testing/records/rates";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { createRateDraft } from "./create-rate-draft";
import { getRateVersion } from "./get-rate-version";
import { listRateVersions } from "./list-rate-versions";
import { maxRateRows } from "./parse-rows.rules";
import { saveRates } from "./save-rates";
import { verifyRates } from "./verify-rates";

afterAll(closeDatabase);

const effectiveFrom = "2031-01-01";

test(
  "reports every invalid cell by row and column, and stores nothing partial",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    const [first, second] = await offshoreRows(db);
    if (!first || !second) throw new Error("no rows");
    const draft = await ratesDraft(finance, { rows: [first] });
    const rows = [
      first,
      { ...second, basicSalary: "5.5", positionAllowance: "" },
      { ...second, payrollCategoryId: 2, kpak: "1.000", regionalAllowance: null, overseasAllowance: "0" },
      { ...first, positionId: 2_000_000 },
      { ...first, basicSalary: "12.000.000,00" },
    ];
    const attempt = saveRates.execute(as(finance), { id: draft.id, effectiveFrom, source, rows });
    expect(await fieldsOf(attempt)).toEqual([
      { path: "rows.1.basicSalary", message: "rates.problems.amount" },
      { path: "rows.1.positionAllowance", message: "rates.problems.lineMissing" },
      { path: "rows.2.kpak", message: "rates.problems.lineExtra" },
      { path: "rows.3.positionId", message: "rates.problems.position" },
      { path: "rows.4.positionId", message: "rates.problems.twice?row=1" },
    ]);
    const kept = await getRateVersion.execute(as(finance), { id: draft.id });
    expect([kept.version, kept.rows]).toEqual([draft.version, [first]]);
  }),
);

test(
  "starts a copy with the original's rows and reports changes since",
  rolledBack(async (db) => {
    const [finance, manager] = [await person(db, "crewingfinancemarine"), await person(db, "crewingmanagermarine")];
    const [first, second, third] = await offshoreRows(db, [15_000_000, 11_000_000, 9_000_000]);
    if (!first || !second || !third) throw new Error("no rows");
    const { id, version, checksum } = await ratesDraft(finance, { rows: [first, second] });
    await verifyRates.execute(as(manager), { id, version, checksum });
    const copied = { kind: "salary-matrix", effectiveFrom: "2031-07-01", source, copyOf: id };
    const copy = await createRateDraft.execute(as(finance), copied);
    expect(copy.checksum).toBe(checksum);
    const rows = [{ ...first, basicSalary: "15.500.000" }, third];
    await saveRates.execute(as(finance), {
      id: copy.id,
      version: copy.version,
      effectiveFrom: "2031-08-01",
      source,
      rows,
    });
    const found = await getRateVersion.execute(as(manager), { id: copy.id });
    expect(found).toMatchObject({
      effectiveFrom: "2031-08-01",
      before: { id, effectiveFrom },
      difference: {
        added: [third],
        removed: [second],
        changed: [
          {
            row: { ...first, basicSalary: 15_500_000 },
            changes: [{ column: "basicSalary", before: 15_000_000, after: 15_500_000 }],
          },
        ],
      },
      allowedActions: ["verify"],
    });
    expect(await countQueries(db, () => getRateVersion.execute(as(manager), { id: copy.id }))).toBe(2);
    expect(await countQueries(db, () => listRateVersions.execute(as(manager), { kind: "salary-matrix" }))).toBe(1);
    expect((await audited(db, "rates.save")).at(-1)).toMatchObject({
      subject: String(copy.id),
      after: { rowsAdded: 1, rowsRemoved: 1, rowsChanged: 1, rowCount: 2 },
    });
  }),
);

test(
  "names the first of two savers to the second, without losing stored rows",
  rolledBack(async (db) => {
    const [one, other] = [await person(db, "crewingfinancemarine"), await person(db, "crewingadminmarine")];
    const rows = await offshoreRows(db);
    const draft = await ratesDraft(one, { rows });
    const saved = { id: draft.id, version: draft.version, effectiveFrom, source };
    await saveRates.execute(as(one), { ...saved, rows: rows.slice(1) });
    await expect(saveRates.execute(as(other), { ...saved, rows })).rejects.toMatchObject({
      code: "conflict",
      messageKey: "errors.changedBy",
    });
    expect((await getRateVersion.execute(as(one), { id: draft.id })).rows).toEqual(rows.slice(1));
  }),
);

test(
  "accepts a version with all combinations of ranks, areas and categories, and none without day and source",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    const provinces = [
      "KI",
      "KU",
      "JK",
      "JB",
      "JT",
      "JI",
      "BA",
      "AC",
      "SU",
      "SB",
      "RI",
      "KR",
      "JA",
      "SS",
      "BB",
      "BE",
      "LA",
      "BT",
      "YO",
      "NB",
    ];
    const rows = Array.from({ length: maxRateRows }, (_, index) => ({
      province: provinces[index % provinces.length] ?? "KI",
      year: 2001 + Math.floor(index / provinces.length),
      amount: 1_000_000 + index,
      decree: `SK ${index}`,
    }));
    const draft = await ratesDraft(finance, { kind: "minimum-wages", rows: rows.slice(0, 1_980) });
    expect((await getRateVersion.execute(as(finance), { id: draft.id })).rowCount).toBe(1_980);
    const attempt = saveRates.execute(as(finance), {
      id: draft.id,
      effectiveFrom: "",
      source: " ",
      rows: [...rows, rows[0]!],
    });
    expect((await fieldsOf(attempt)).map(({ path, message }) => [path, message])).toEqual([
      ["effectiveFrom", "rates.dayMissing"],
      ["source", "rates.sourceMissing"],
      ["rows", expect.stringContaining("validation.")],
    ]);
  }),
);

test(
  "lets one division's finance enter fee and VAT, a second person verify, and both divisions read",
  rolledBack(async (db) => {
    const [finance, manager] = [await person(db, "crewingfinancemarine"), await person(db, "crewingmanagertanker")];
    const kind = "fees-and-vat" as const;
    const { id } = await createRateDraft.execute(as(finance), { kind, effectiveFrom, source });
    const rows = [{ feePercentage: "7,25 %", vatPercentage: "12", vatBase: "feeOnly" }];
    const wrong = { ...rows[0], feePercentage: "101" };
    expect(await fieldsOf(saveRates.execute(as(finance), { id, effectiveFrom, source, rows: [wrong] }))).toEqual([
      { path: "rows.0.feePercentage", message: "rates.problems.decimalShare" },
    ]);
    const { version, checksum } = await saveRates.execute(as(finance), { id, effectiveFrom, source, rows });
    await expect(verifyRates.execute(as(finance), { id, version, checksum })).rejects.toMatchObject({
      messageKey: "rates.secondPerson",
    });
    await verifyRates.execute(as(manager), { id, version, checksum });
    const stored = { feePercentage: 7.25, vatPercentage: 12, vatTwelfths: 12, vatBase: "feeOnly" };
    expect(await getRateVersion.execute(as(manager), { id })).toMatchObject({ state: "verified", rows: [stored] });
    await expect(db.transaction((inner) => inner.update(feeRates).set({ vatPercentage: 1 }))).rejects.toThrow();
  }),
);

test(
  "lets Tanker's finance enter the dollar rate and a second person verify, hidden from Marine",
  rolledBack(async (db) => {
    const [finance, manager] = [await person(db, "crewingfinancetanker"), await person(db, "crewingmanagertanker")];
    const marine = await person(db, "crewingfinancemarine");
    const kind = "exchange-rate" as const;
    await expect(createRateDraft.execute(as(marine), { kind, effectiveFrom, source })).rejects.toThrow();
    const { id } = await createRateDraft.execute(as(finance), { kind, effectiveFrom, source });
    const wrong = [{ rupiahPerDollar: "16,348" }];
    expect(await fieldsOf(saveRates.execute(as(finance), { id, effectiveFrom, source, rows: wrong }))).toEqual([
      { path: "rows.0.rupiahPerDollar", message: "rates.problems.exchange" },
    ]);
    const rows = [{ rupiahPerDollar: "16.348,50" }];
    const { version, checksum } = await saveRates.execute(as(finance), { id, effectiveFrom, source, rows });
    await expect(verifyRates.execute(as(finance), { id, version, checksum })).rejects.toMatchObject({
      messageKey: "rates.secondPerson",
    });
    await verifyRates.execute(as(manager), { id, version, checksum });
    const stored = { state: "verified", rows: [{ rupiahPerDollar: 1_634_850 }] };
    expect(await getRateVersion.execute(as(manager), { id })).toMatchObject(stored);
    await expect(getRateVersion.execute(as(marine), { id })).rejects.toMatchObject({ code: "not-found" });
    await expect(
      db.transaction((inner) => inner.update(exchangeRates).set({ rupiahPerDollar: 1_700_000 })),
    ).rejects.toThrow();
  }),
);
