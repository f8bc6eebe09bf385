import type { Province } from "../../enums/rates";

/** From when these count, and where they are from as a whole. */
export const minimumWagesFrom = "2026-01-01";
export const minimumWagesSource = "UMP 2026 (PP 49/2025), decrees of the governors";

/**
 * Provincial minimum wages of 2026 in rupiah a month, from decrees or from several equal reports.
 * Fractions are rounded up, so that no wage falls below the minimum.
 */
export const minimumWages: [province: Province, amount: number, decree: string][] = [
  ["SB", 3_182_955, "UMP 2026, Ministry of Manpower summary in the press, 29 Dec 2025"],
  ["KR", 3_879_520, "Kepgub Kepulauan Riau 1327/2025"],
  ["SS", 3_942_963, "UMP 2026, Ministry of Manpower summary in the press, 29 Dec 2025"],
  ["BB", 4_035_000, "UMP 2026, Ministry of Manpower summary in the press, 29 Dec 2025"],
  ["JK", 5_729_876, "UMP 2026 as announced by the governor of Jakarta, 24 Dec 2025"],
  ["JI", 2_446_881, "Kepgub Jawa Timur 100.3.3.1/934/013/2025 (2.446.880,68)"],
  ["KI", 3_762_431, "Kepgub Kalimantan Timur 100.3.3.1/K.481/2025"],
  ["SN", 3_921_089, "Kepgub Sulawesi Selatan 2129/XII/6/2025 (3.921.088,79)"],
];
