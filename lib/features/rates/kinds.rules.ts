import type { RateKind } from "@/db/enums/rates";

/**
 * Cell type: option of a list, year, whole rupiah, hundredths of a per cent, whole per cent, per cent with two
 * decimals. Or hundredths of a rupiah per dollar, small integer or text.
 */
type Holds =
  | "position"
  | "area"
  | "category"
  | "province"
  | "city"
  | "grade"
  | "vessel"
  | "type"
  | "terCategory"
  | "programme"
  | "vatBase"
  | "year"
  | "rupiah"
  | "percent"
  | "share"
  | "decimalShare"
  | "twelfths"
  | "exchange"
  | "count"
  | "text";
type ColumnName =
  | "positionId"
  | "operationAreaId"
  | "payrollCategoryId"
  | "basicSalary"
  | "kpak"
  | "regionalAllowance"
  | "overseasAllowance"
  | "positionAllowance"
  | "province"
  | "cityId"
  | "year"
  | "amount"
  | "decree"
  | "grade"
  | "mealAllowance"
  | "dailyAllowance"
  | "accommodation"
  | "localTransport"
  | "laundry"
  | "lumpsum"
  | "terCategory"
  | "above"
  | "rate"
  | "code"
  | "freeAmount"
  | "occupationalRate"
  | "occupationalMonthly"
  | "roundedTo"
  | "missingNikRate"
  | "foreignRate"
  | "programme"
  | "employerRate"
  | "employeeRate"
  | "cap"
  | "untilAge"
  | "foreignersAfterMonths"
  | "vesselId"
  | "vesselTypeId"
  | "ujbm"
  | "feePercentage"
  | "vatPercentage"
  | "vatTwelfths"
  | "vatBase"
  | "rupiahPerDollar";
/**
 * isKey: identifies rows of a version. least: minimum of a required amount. isOpen: blank means all. before: meaning of
 * rows older than the column.
 */
export type RateColumn = {
  name: ColumnName;
  holds: Holds;
  isKey?: true;
  isOpen?: true;
  least?: number;
  before?: number;
};

/** A row of any kind for comparison and checks; schema.ts has a type per kind. */
export type Cells = Record<string, string | number | null>;

/** The columns of each kind in reading order, as in db/schema/rates.ts. */
export const columnsOf: Record<RateKind, readonly RateColumn[]> = {
  "salary-matrix": [
    { name: "positionId", holds: "position", isKey: true },
    { name: "operationAreaId", holds: "area", isKey: true },
    { name: "payrollCategoryId", holds: "category", isKey: true },
    { name: "basicSalary", holds: "rupiah", least: 1 },
    { name: "kpak", holds: "rupiah" },
    { name: "regionalAllowance", holds: "rupiah" },
    { name: "overseasAllowance", holds: "rupiah" },
    { name: "positionAllowance", holds: "rupiah" },
  ],
  "minimum-wages": [
    { name: "province", holds: "province", isKey: true },
    { name: "year", holds: "year", isKey: true },
    { name: "amount", holds: "rupiah", least: 1 },
    { name: "decree", holds: "text" },
  ],
  "accommodation-marine": [
    { name: "grade", holds: "grade", isKey: true },
    { name: "mealAllowance", holds: "rupiah", least: 0 },
    { name: "dailyAllowance", holds: "rupiah", least: 0 },
    { name: "accommodation", holds: "rupiah", least: 0 },
    { name: "localTransport", holds: "rupiah", least: 0 },
    { name: "laundry", holds: "rupiah", least: 0 },
  ],
  "accommodation-tanker": [
    { name: "grade", holds: "grade", isKey: true },
    { name: "lumpsum", holds: "rupiah", least: 0 },
  ],
  ter: [
    { name: "terCategory", holds: "terCategory", isKey: true },
    { name: "above", holds: "rupiah", isKey: true, least: 0 },
    { name: "rate", holds: "percent", least: 0 },
  ],
  ptkp: [
    { name: "code", holds: "text", isKey: true },
    { name: "freeAmount", holds: "rupiah", least: 1 },
    { name: "terCategory", holds: "terCategory" },
  ],
  "progressive-tax": [
    { name: "above", holds: "rupiah", isKey: true, least: 0 },
    { name: "rate", holds: "percent", least: 0 },
  ],
  "tax-parameters": [
    { name: "occupationalRate", holds: "percent", least: 0 },
    { name: "occupationalMonthly", holds: "rupiah", least: 1 },
    { name: "roundedTo", holds: "rupiah", least: 1 },
    { name: "missingNikRate", holds: "percent", least: 0 },
    { name: "foreignRate", holds: "percent", least: 0 },
  ],
  bpjs: [
    { name: "programme", holds: "programme", isKey: true },
    { name: "employerRate", holds: "percent", least: 0 },
    { name: "employeeRate", holds: "percent" },
    { name: "cap", holds: "rupiah" },
    { name: "untilAge", holds: "count" },
    { name: "foreignersAfterMonths", holds: "count" },
  ],
  ujbm: [
    { name: "vesselId", holds: "vessel", isKey: true, isOpen: true },
    { name: "vesselTypeId", holds: "type", isKey: true, isOpen: true },
    { name: "ujbm", holds: "rupiah", least: 1 },
  ],
  "fees-and-vat": [
    { name: "feePercentage", holds: "decimalShare" },
    { name: "vatPercentage", holds: "share", least: 0 },
    { name: "vatTwelfths", holds: "twelfths", before: 12 },
    { name: "vatBase", holds: "vatBase" },
  ],
  "exchange-rate": [{ name: "rupiahPerDollar", holds: "exchange" }],
  "city-minimum-wages": [
    { name: "cityId", holds: "city", isKey: true },
    { name: "year", holds: "year", isKey: true },
    { name: "amount", holds: "rupiah", least: 1 },
    { name: "decree", holds: "text" },
  ],
};

/** Division of a kind; null for rates that law sets for all. */
export const divisionOf: Record<RateKind, 1 | 2 | null> = {
  "salary-matrix": 1,
  "minimum-wages": null,
  "accommodation-marine": 1,
  "accommodation-tanker": 2,
  ter: null,
  ptkp: null,
  "progressive-tax": null,
  "tax-parameters": null,
  bpjs: null,
  ujbm: 1,
  "fees-and-vat": null,
  "exchange-rate": 2,
  "city-minimum-wages": null,
};

export const isOfDivision = (kind: RateKind, divisionId: number) => (divisionOf[kind] ?? divisionId) === divisionId;

const keyNames = new Map(
  Object.entries(columnsOf).map(([kind, columns]) => [
    kind,
    columns.flatMap(({ name, isKey }) => (isKey ? [name] : [])),
  ]),
);
/** Return the key of a row within its version. */
export const keyOf = (kind: RateKind, row: Cells): string =>
  (keyNames.get(kind) ?? []).map((name) => String(row[name] ?? "")).join("|");

/** Return the wage lines a payroll category has beside the basic salary; others are not paid. D3 §9 */
export function linesOf(payrollCategoryId: number): readonly string[] {
  if (payrollCategoryId === 2) return ["overseasAllowance", "positionAllowance"];
  if (payrollCategoryId === 3) return ["regionalAllowance", "positionAllowance"];
  const isDomestic = payrollCategoryId === 1 || (payrollCategoryId >= 4 && payrollCategoryId <= 11);
  return isDomestic ? ["kpak", "regionalAllowance"] : [];
}

/** Whether salary slips use a kind. Agreements already contain the salary matrix. */
export const isOfSlips = (kind: RateKind) =>
  [
    "ter",
    "ptkp",
    "progressive-tax",
    "tax-parameters",
    "bpjs",
    "minimum-wages",
    "city-minimum-wages",
    "exchange-rate",
  ].includes(kind);
