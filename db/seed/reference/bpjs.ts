import type { SocialProgramme } from "../../enums/rates";

type Row = [
  programme: SocialProgramme,
  employerRate: number,
  employeeRate: number | null,
  untilAge: number | null,
  foreignersAfterMonths: number | null,
];

const sources = "PP 44/2015, PP 45/2015, PP 46/2015, PP 49/2023, Perpres 64/2020";

/** Each version: its first day, the JP cap and the source. The cap changes every March. */
export const bpjsVersions: { effectiveFrom: string; pensionCap: number; source: string }[] = [
  { effectiveFrom: "2024-03-01", pensionCap: 10_042_300, source: `${sources}; cap of JP from March 2024` },
  { effectiveFrom: "2025-03-01", pensionCap: 10_547_400, source: `${sources}; cap of JP from March 2025` },
  {
    effectiveFrom: "2026-03-01",
    pensionCap: 11_086_300,
    source: `${sources}; cap of JP from March 2026`,
  },
];

/** Upper limit of the health insurance base. Perpres 64/2020 */
const healthCap = 12_000_000;

/** Rates in hundredths of a per cent of the wage. JKK by class of risk, outside JKP and in it: PP 44/2015, PP 49/2023 */
const bpjsRows: Row[] = [
  ["jht", 370, 200, null, 6],
  ["jp", 200, 100, 59, null],
  ["jkm", 30, null, null, 6],
  ["kesehatan", 400, 100, null, 6],
  ["jkk-1", 24, null, null, 6],
  ["jkk-2", 54, null, null, 6],
  ["jkk-3", 89, null, null, 6],
  ["jkk-4", 127, null, null, 6],
  ["jkk-5", 174, null, null, 6],
  ["jkk-jkp-1", 10, null, null, 6],
  ["jkk-jkp-2", 40, null, null, 6],
  ["jkk-jkp-3", 75, null, null, 6],
  ["jkk-jkp-4", 113, null, null, 6],
  ["jkk-jkp-5", 160, null, null, 6],
];

/** The rows of a version. */
export const socialRatesOf = ({ pensionCap }: { pensionCap: number }) =>
  bpjsRows.map(([programme, employerRate, employeeRate, untilAge, foreignersAfterMonths]) => {
    const caps: Partial<Record<SocialProgramme, number>> = { jp: pensionCap, kesehatan: healthCap };
    return { programme, employerRate, employeeRate, cap: caps[programme] ?? null, untilAge, foreignersAfterMonths };
  });
