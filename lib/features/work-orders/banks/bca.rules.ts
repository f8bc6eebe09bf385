import type { BankFileLayout, Field } from "./file-layout.rules";

const heads: readonly Field[] = [
  "Transaction ID",
  "Transfer Type",
  "Debited Account",
  "Credited Account",
  "Receiver Name",
  "Amount",
  "Remark",
  "Receiver Swift Code",
  "Effective Date",
].map((text) => ({ text }));

/** BCA, KlikBCA Bisnis: multi transfer. */
export const bca: BankFileLayout = {
  name: "bca",
  title: "BCA",
  clearing: "014",
  separator: ",",
  day: "yyyyMMdd",
  letters: /^[A-Za-z0-9][A-Za-z0-9 .'()/-]*$/,
  accounts: /^\d{5,20}$/,
  ways: { inHouse: "BCA", biFast: "BIFAST", skn: "LLG", rtgs: "RTGS" },
  head: [
    [
      { text: "HEADER" },
      { of: "number" },
      { of: "debitAccount" },
      { of: "valueOn" },
      { of: "count" },
      { of: "sumWithCents" },
    ],
    heads,
  ],
  columns: [
    ...([{ of: "reference", maxLetters: 18 }, { of: "way" }, { of: "debitAccount" }, { of: "accountNumber" }] as const),
    ...([{ of: "accountName", maxLetters: 70 }, { of: "amountWithCents" }, { of: "remark", maxLetters: 36 }] as const),
    ...([{ of: "bic" }, { of: "valueOn" }] as const),
  ],
  foot: [],
  source: {
    describedIn:
      "guides of payroll programs that write files for KlikBCA Bisnis: separate ways for BCA, LLG, RTGS and BI-FAST, a value date and a batch a file",
    assumed: [
      "order and titles of the columns",
      "the line with debit account, date, count and sum",
      "lengths and letters",
    ],
  },
};
