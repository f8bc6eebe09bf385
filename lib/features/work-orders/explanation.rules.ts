/** Kinds of tables a slip is calculated with. Each is a kind of rates. */
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

/** The table version a figure came from. A verified version never changes; the checksum identifies its rows. */
export type TableReference = { kind: TableKind; versionId: number; effectiveFrom: string; checksum: string };
export type Table<Rows> = TableReference & { isVerified: boolean; rows: Rows };

/** How a figure was calculated. Keys of the texts in work-orders.formulas. */
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

/** Legal basis of a figure. Keys of the texts in work-orders.articles. */
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

/** Explanation stored with a line. The calculation writes it once; it is never rebuilt for display. product 5.15.6b */
export type Explanation = {
  formula: Formula;
  values: Readonly<Record<string, bigint | number | string>>;
  tables: readonly TableReference[];
  article: Article;
};

/** Return a table's reference without its rows, as explanations store it. */
export const referenceTo = ({ kind, versionId, effectiveFrom, checksum }: TableReference): TableReference => ({
  kind,
  versionId,
  effectiveFrom,
  checksum,
});

export const isTableKind = (name: string): name is TableKind => tableKinds.some((kind) => kind === name);
