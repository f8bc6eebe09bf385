import type { BankFileLayout } from "./file-layout.rules";

/** BRI, Qlola (CMS): mass transfer. */
export const bri: BankFileLayout = {
  name: "bri",
  title: "BRI",
  clearing: "002",
  separator: ",",
  day: "yyyyMMdd",
  letters: /^[A-Za-z0-9][A-Za-z0-9 .'()/-]*$/,
  accounts: /^\d{5,20}$/,
  ways: { inHouse: "IFT", biFast: "BIFAST", skn: "SKN", rtgs: "RTGS" },
  head: [
    [{ text: "DEBIT" }, { of: "debitAccount" }, { of: "valueOn" }, { of: "number" }],
    ["NO", "NAMA", "ACCOUNT", "AMOUNT", "TYPE", "BANK CODE", "REFERENCE", "REMARK"].map((text) => ({ text })),
  ],
  columns: [
    ...([{ of: "place" }, { of: "accountName", maxLetters: 50 }, { of: "accountNumber" }, { of: "amount" }] as const),
    ...([
      { of: "way" },
      { of: "clearing" },
      { of: "reference", maxLetters: 20 },
      { of: "remark", maxLetters: 40 },
    ] as const),
  ],
  foot: [
    [{ text: "COUNT" }, { text: "" }, { text: "" }, { of: "count" }],
    [{ text: "TOTAL" }, { text: "" }, { text: "" }, { of: "sum" }],
  ],
  source: {
    describedIn: "no public description of the bank was found",
    assumed: [
      "number, name, account and amount, then count and total, as mass payments of CMS BRI are known to have them",
      "the line with debit account and date, the way, the bank's code, lengths and letters",
    ],
  },
};
