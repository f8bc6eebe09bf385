import type { BankFileLayout } from "./file-layout.rules";

/** Generic layout for banks without a known format: one line per transfer, then count and sum. */
export const generic: BankFileLayout = {
  name: "generic",
  title: "Generic",
  clearing: null,
  separator: ";",
  day: "yyyy-MM-dd",
  letters: /^[A-Za-z0-9][A-Za-z0-9 .,'()/&-]*$/,
  accounts: /^\d{5,35}$/,
  ways: { biFast: "BI-FAST", skn: "SKN", rtgs: "RTGS" },
  head: [
    [
      ...["batch", "debitAccount", "valueDate", "reference", "type", "bankCode", "bic", "bank"],
      ...["accountNumber", "accountName", "currency", "amount", "remark"],
    ].map((text) => ({ text })),
  ],
  columns: [
    ...([{ of: "number" }, { of: "debitAccount" }, { of: "valueOn" }, { of: "reference" }, { of: "way" }] as const),
    ...([{ of: "clearing" }, { of: "bic" }, { of: "bankName" }, { of: "accountNumber" }] as const),
    ...([{ of: "accountName" }, { of: "currency" }, { of: "amount" }, { of: "remark" }] as const),
  ],
  foot: [[{ text: "TOTAL" }, { of: "count" }, { of: "sum" }]],
  source: {
    describedIn: "made for this product; no bank's own format",
    assumed: ["that the bank takes a sheet of its own choice"],
  },
};
