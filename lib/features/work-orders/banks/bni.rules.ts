import type { BankFileLayout } from "./file-layout.rules";

/** BNI, BNIDirect: bulk payment. */
export const bni: BankFileLayout = {
  name: "bni",
  title: "BNI",
  clearing: "009",
  separator: ",",
  day: "yyyyMMdd",
  letters: /^[A-Za-z0-9][A-Za-z0-9 .'()/-]*$/,
  accounts: /^\d{5,20}$/,
  ways: { inHouse: "IFT", biFast: "BIFAST", skn: "SKN", rtgs: "RTGS" },
  head: [[{ text: "P" }, { of: "valueOn" }, { of: "debitAccount" }, { of: "count" }, { of: "sum" }]],
  columns: [
    ...([{ of: "accountNumber" }, { of: "accountName", maxLetters: 40 }, { of: "amount" }] as const),
    ...([{ of: "remark", maxLetters: 33 }, { of: "reference", maxLetters: 20 }, { of: "way" }] as const),
    ...([{ of: "clearing" }, { of: "bankName", maxLetters: 40 }] as const),
  ],
  foot: [],
  source: {
    describedIn: "no public description of the bank was found",
    assumed: [
      "the header P with date, debit account, count and sum",
      "order of the columns, the words of the ways, lengths and letters",
    ],
  },
};
