import { addDays } from "@/lib/platform/calendar/dates";
import { bpjsVersions, socialRatesOf } from "@/db/seed/reference/bpjs";
import { minimumWages, minimumWagesFrom } from "@/db/seed/reference/minimum-wages";
import * as tax from "@/db/seed/reference/tax";
import { tableFromRows } from "@/lib/features/work-orders/calculation/parse-table.rules";
import { lastDayOf } from "@/lib/platform/calendar/months";

/** Hundredths of a rupiah for a dollar, in every month. */
export const deliveredDollar = 1_634_850;
/** Least wages of cities by their number: one above any province, one below. */
export const deliveredCities: Readonly<Record<number, number>> = { 1: 6_300_000, 2: 1_900_000 };
type Asked = { isVerified: boolean; workMonth?: string; hasCities?: boolean };

/** The delivered tables for a month, verified or not. */
export function deliveredTables({ isVerified, workMonth = "2026-10", hasCities = false }: Asked) {
  const version = (versionId: number, effectiveFrom: string) => ({
    versionId,
    effectiveFrom,
    checksum: `rows of ${versionId}`,
    isVerified,
  });
  const social = bpjsVersions.findLast(({ effectiveFrom }) => effectiveFrom <= `${workMonth}-01`);
  if (!social) throw new Error("no version of social security");
  const { terVersion, ptkpVersion, progressiveVersion, parameterVersion } = tax;
  const cityWages = Object.entries(deliveredCities).map(([cityId, amount]) => ({
    cityId: Number(cityId),
    year: 2026,
    amount,
  }));
  const wages = minimumWages.map(([province, amount]) => ({ province, year: 2026, amount }));
  return {
    ter: tableFromRows("ter", version(101, terVersion.effectiveFrom), tax.terCells),
    ptkp: tableFromRows("ptkp", version(102, ptkpVersion.effectiveFrom), tax.ptkpCells),
    "progressive-tax": tableFromRows(
      "progressive-tax",
      version(103, progressiveVersion.effectiveFrom),
      tax.progressiveCells,
    ),
    "tax-parameters": tableFromRows("tax-parameters", version(104, parameterVersion.effectiveFrom), tax.parameterCells),
    bpjs: tableFromRows("bpjs", version(105, social.effectiveFrom), socialRatesOf(social)),
    "minimum-wages": tableFromRows("minimum-wages", version(106, minimumWagesFrom), wages),
    "exchange-rate": tableFromRows("exchange-rate", version(107, addDays(lastDayOf(workMonth), -3)), [
      { rupiahPerDollar: deliveredDollar },
    ]),
    "city-minimum-wages": hasCities
      ? tableFromRows("city-minimum-wages", version(108, minimumWagesFrom), cityWages)
      : null,
  };
}
