import type { BankFileLayout } from "./file-layout.rules";

/** Bank Mandiri, Kopra (MCM): payroll by several services. */
export const mandiri: BankFileLayout = {
  name: "mandiri",
  title: "Mandiri",
  clearing: "008",
  separator: ",",
  day: "yyyyMMdd",
  letters: /^[A-Za-z0-9][A-Za-z0-9 .'()/-]*$/,
  accounts: /^\d{5,35}$/,
  ways: { inHouse: "IBU", biFast: "BAU", skn: "LBU", rtgs: "RBU" },
  head: [[{ text: "P" }, { of: "valueOn" }, { of: "debitAccount" }, { of: "count" }, { of: "sum" }]],
  columns: [
    ...([
      { of: "accountNumber", maxLetters: 35 },
      { of: "accountName", maxLetters: 40 },
    ] as const),
    // Three address lines, which the bank fills itself when blank.
    ...([{ text: "" }, { text: "" }, { text: "" }] as const),
    ...([
      { of: "currency" },
      { of: "amount" },
      { of: "remark", maxLetters: 140 },
      { of: "reference", maxLetters: 19 },
    ] as const),
    ...([{ of: "way" }, { of: "bic" }, { of: "bankName", maxLetters: 35 }] as const),
  ],
  foot: [],
  source: {
    describedIn:
      "Bank Mandiri, Payroll – Multi Service – File Structure: header P and the first ten fields of a detail",
    assumed: ["the bank's code and name as the eleventh and twelfth field", "letters in names and remarks"],
  },
};
