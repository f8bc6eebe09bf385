import { socialRatesOf } from "@/db/seed/reference/bpjs";
import { parameterCells, ptkpCells, terCells } from "@/db/seed/reference/tax";
import { tableFromRows } from "./parse-table.rules";

const version = { versionId: 1, effectiveFrom: "2026-01-01", checksum: "c", isVerified: true };

test("converts rows with start amounts into ordered brackets", () => {
  const { rows } = tableFromRows("ter", version, terCells.toReversed());
  expect(rows.A.slice(0, 2)).toEqual([
    { upTo: 5_400_000n, basisPoints: 0 },
    { upTo: 5_650_000n, basisPoints: 25 },
  ]);
  expect([rows.A.at(-1), rows.B.at(-1)?.upTo, rows.C.length]).toEqual([{ upTo: null, basisPoints: 3_400 }, null, 41]);
});

test("rejects a table that does not start at zero", () => {
  const { rows } = tableFromRows(
    "ter",
    version,
    terCells.filter(({ above }) => above > 0),
  );
  expect([rows.A, rows.B, rows.C]).toEqual([[], [], []]);
});

test("reads social security programmes and legal risk rates", () => {
  const { rows } = tableFromRows("bpjs", version, socialRatesOf({ pensionCap: 11_086_300 }));
  expect(rows.programmes.jp).toEqual({
    employer: 200,
    employee: 100,
    cap: 11_086_300n,
    untilAge: 59,
    foreignersAfterMonths: null,
  });
  expect(rows.riskRates).toEqual([24, 54, 89, 127, 174, 10, 40, 75, 113, 160]);
});

test("reports a missing cell or row as an error, never as zero", () => {
  expect(() => tableFromRows("ptkp", version, [{ ...ptkpCells[0], freeAmount: null }])).toThrow("freeAmount");
  expect(() => tableFromRows("ptkp", version, [{ ...ptkpCells[0], terCategory: "D" }])).toThrow("terCategory");
  expect(() => tableFromRows("bpjs", version, socialRatesOf({ pensionCap: 1 }).slice(1))).toThrow("jht");
  expect(() => tableFromRows("tax-parameters", version, [...parameterCells, ...parameterCells])).toThrow("one row");
  expect(() => tableFromRows("minimum-wages", version, [{ province: "XX", year: 2026, amount: 1 }])).toThrow(
    "province",
  );
});
