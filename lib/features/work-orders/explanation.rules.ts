/** The tables a slip is calculated with; each is a kind of rates of its own. */
export const tableKinds = [
  "ter",
  "ptkp",
  "progressive-tax",
  "tax-parameters",
  "bpjs",
  "minimum-wages",
  "exchange-rate",
  "city-minimum-wages",
] as const;
export type TableKind = (typeof tableKinds)[number];

/** Which version a figure came from: it never changes once it is verified, and the checksum says which rows it had. */
export type TableReference = { kind: TableKind; versionId: number; effectiveFrom: string; checksum: string };
export type Table<Rows> = TableReference & { isVerified: boolean; rows: Rows };

/** How a figure was reached, as texts of work-orders.formulas say it with the values. */
export const formulas = [
  "forDays",
  "notAgreed",
  "leaveForDays",
  "leaveStated",
  "leaveSaved",
  "leavePaid",
  "leavePaidBefore",
  "tradingOut",
  "noExchange",
  "paidInDollars",
  "irregular",
  "adjustment",
  "reimbursed",
  "debtDeducted",
  "debtCarried",
  "premium",
  "premiumCapped",
  "premiumRaised",
  "premiumElsewhere",
  "premiumBefore",
  "noPremium",
  "subsidyMonthly",
  "subsidyYearly",
  "subsidyPartOfYear",
  "subsidyForeign",
  "noSubsidy",
  "taxMonthly",
  "taxYearly",
  "taxPartOfYear",
  "taxForeign",
] as const;
export type Formula = (typeof formulas)[number];

/** On what a figure rests, as texts of work-orders.articles name it. */
export const articles = [
  "agreement",
  "mlcLeave",
  "jht",
  "jp",
  "jkkJkm",
  "kesehatan",
  "ter",
  "article17",
  "article26",
  "irregularPay",
  "correction",
  "reimbursement",
  "mlcDeductions",
] as const;
export type Article = (typeof articles)[number];

/** What stands beside a line for good: written by the calculation that made the amount, never made again for display. product 5.15.6b */
export type Explanation = {
  formula: Formula;
  values: Readonly<Record<string, bigint | number | string>>;
  tables: readonly TableReference[];
  article: Article;
};

/** A table without its rows, as an explanation keeps it. */
export const referenceTo = ({ kind, versionId, effectiveFrom, checksum }: TableReference): TableReference => ({
  kind,
  versionId,
  effectiveFrom,
  checksum,
});

export const isTableKind = (name: string): name is TableKind => tableKinds.some((kind) => kind === name);
