import { terCategories, type TerCategory } from "../../enums/rates";

/** PP 58/2023 and from which month it counts. Three copies agree but for two rows of C: 83.200.000, where one says 83.300.000, and 95.600.000, where one says 95.000.000. */
export const terVersion = {
  kind: "ter",
  effectiveFrom: "2024-01-01",
  source: "PP 58/2023, annex",
} as const;

type Row = [upTo: number | null, basisPoints: number];
/** Monthly effective rates: up to an amount of gross pay in rupiah, which is included, the rate in hundredths of a per cent. */
export const terRows: Record<TerCategory, Row[]> = {
  A: [
    [5_400_000, 0],
    [5_650_000, 25],
    [5_950_000, 50],
    [6_300_000, 75],
    [6_750_000, 100],
    [7_500_000, 125],
    [8_550_000, 150],
    [9_650_000, 175],
    [10_050_000, 200],
    [10_350_000, 225],
    [10_700_000, 250],
    [11_050_000, 300],
    [11_600_000, 350],
    [12_500_000, 400],
    [13_750_000, 500],
    [15_100_000, 600],
    [16_950_000, 700],
    [19_750_000, 800],
    [24_150_000, 900],
    [26_450_000, 1_000],
    [28_000_000, 1_100],
    [30_050_000, 1_200],
    [32_400_000, 1_300],
    [35_400_000, 1_400],
    [39_100_000, 1_500],
    [43_850_000, 1_600],
    [47_800_000, 1_700],
    [51_400_000, 1_800],
    [56_300_000, 1_900],
    [62_200_000, 2_000],
    [68_600_000, 2_100],
    [77_500_000, 2_200],
    [89_000_000, 2_300],
    [103_000_000, 2_400],
    [125_000_000, 2_500],
    [157_000_000, 2_600],
    [206_000_000, 2_700],
    [337_000_000, 2_800],
    [454_000_000, 2_900],
    [550_000_000, 3_000],
    [695_000_000, 3_100],
    [910_000_000, 3_200],
    [1_400_000_000, 3_300],
    [null, 3_400],
  ],
  B: [
    [6_200_000, 0],
    [6_500_000, 25],
    [6_850_000, 50],
    [7_300_000, 75],
    [9_200_000, 100],
    [10_750_000, 150],
    [11_250_000, 200],
    [11_600_000, 250],
    [12_600_000, 300],
    [13_600_000, 400],
    [14_950_000, 500],
    [16_400_000, 600],
    [18_450_000, 700],
    [21_850_000, 800],
    [26_000_000, 900],
    [27_700_000, 1_000],
    [29_350_000, 1_100],
    [31_450_000, 1_200],
    [33_950_000, 1_300],
    [37_100_000, 1_400],
    [41_100_000, 1_500],
    [45_800_000, 1_600],
    [49_500_000, 1_700],
    [53_800_000, 1_800],
    [58_500_000, 1_900],
    [64_000_000, 2_000],
    [71_000_000, 2_100],
    [80_000_000, 2_200],
    [93_000_000, 2_300],
    [109_000_000, 2_400],
    [129_000_000, 2_500],
    [163_000_000, 2_600],
    [211_000_000, 2_700],
    [374_000_000, 2_800],
    [459_000_000, 2_900],
    [555_000_000, 3_000],
    [704_000_000, 3_100],
    [957_000_000, 3_200],
    [1_405_000_000, 3_300],
    [null, 3_400],
  ],
  C: [
    [6_600_000, 0],
    [6_950_000, 25],
    [7_350_000, 50],
    [7_800_000, 75],
    [8_850_000, 100],
    [9_800_000, 125],
    [10_950_000, 150],
    [11_200_000, 175],
    [12_050_000, 200],
    [12_950_000, 300],
    [14_150_000, 400],
    [15_550_000, 500],
    [17_050_000, 600],
    [19_500_000, 700],
    [22_700_000, 800],
    [26_600_000, 900],
    [28_100_000, 1_000],
    [30_100_000, 1_100],
    [32_600_000, 1_200],
    [35_400_000, 1_300],
    [38_900_000, 1_400],
    [43_000_000, 1_500],
    [47_400_000, 1_600],
    [51_200_000, 1_700],
    [55_800_000, 1_800],
    [60_400_000, 1_900],
    [66_700_000, 2_000],
    [74_500_000, 2_100],
    [83_200_000, 2_200],
    [95_600_000, 2_300],
    [110_000_000, 2_400],
    [134_000_000, 2_500],
    [169_000_000, 2_600],
    [221_000_000, 2_700],
    [390_000_000, 2_800],
    [463_000_000, 2_900],
    [561_000_000, 3_000],
    [709_000_000, 3_100],
    [965_000_000, 3_200],
    [1_419_000_000, 3_300],
    [null, 3_400],
  ],
};

/** PMK 101/2016: what a status may earn a year before it is taxed, and the category PP 58/2023 gives it. */
export const ptkpVersion = {
  kind: "ptkp",
  effectiveFrom: "2016-01-01",
  source: "PMK 101/2016, articles 1 and 2, with the categories of PP 58/2023",
} as const;
export const ptkpRows: [code: string, amount: number, category: TerCategory][] = [
  ["TK/0", 54_000_000, "A"],
  ["TK/1", 58_500_000, "A"],
  ["TK/2", 63_000_000, "B"],
  ["TK/3", 67_500_000, "B"],
  ["K/0", 58_500_000, "A"],
  ["K/1", 63_000_000, "B"],
  ["K/2", 67_500_000, "B"],
  ["K/3", 72_000_000, "C"],
];

/** Law 36/2008 art. 17 as amended by law 7/2021. */
export const progressiveVersion = {
  kind: "progressive-tax",
  effectiveFrom: "2022-01-01",
  source: "Income tax law art. 17 as amended by law 7/2021",
} as const;
export const progressiveRows: Row[] = [
  [60_000_000, 500],
  [250_000_000, 1_500],
  [500_000_000, 2_500],
  [5_000_000_000, 3_000],
  [null, 3_500],
];

/** What the law says beside the tables, in hundredths of a per cent and rupiah. */
export const parameterVersion = {
  kind: "tax-parameters",
  effectiveFrom: "2024-01-01",
  source:
    "PMK 168/2023 (occupational cost 5 %, at most 500.000 a month; taxable income in whole thousands), income tax law art. 21 (5a) and art. 26",
} as const;
export const parameters = {
  occupationalRate: 500,
  occupationalMonthly: 500_000,
  roundedTo: 1_000,
  missingNikRate: 2_000,
  foreignRate: 2_000,
};

/** Tables say where a rate starts; the sources say where it ends. */
const aboves = (rows: readonly Row[]) => rows.map(([, rate], place) => ({ above: rows[place - 1]?.[0] ?? 0, rate }));

/** The same as rows of their tables. */
export const terCells = terCategories.flatMap((terCategory) =>
  aboves(terRows[terCategory]).map((row) => ({ terCategory, ...row })),
);
export const ptkpCells = ptkpRows.map(([code, freeAmount, terCategory]) => ({ code, freeAmount, terCategory }));
export const progressiveCells = aboves(progressiveRows);
export const parameterCells = [parameters];
