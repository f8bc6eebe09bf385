/**
 * Kinds of rate tables with an effective date. To add one: its name here, its rows in db/schema/rates.ts and its
 * columns in lib/features/rates/kinds.rules.ts.
 */
export const rateKinds = [
  "salary-matrix",
  "minimum-wages",
  "accommodation-marine",
  "accommodation-tanker",
  "ter",
  "ptkp",
  "progressive-tax",
  "tax-parameters",
  "bpjs",
  "ujbm",
  "fees-and-vat",
  "exchange-rate",
  "city-minimum-wages",
] as const;
export type RateKind = (typeof rateKinds)[number];

export const rateStates = ["draft", "verified"] as const;

/** Groups of tax statuses that share monthly effective rates. PP 58/2023 */
export const terCategories = ["A", "B", "C"] as const;
export type TerCategory = (typeof terCategories)[number];

/** Programs of social security, JKK by class of risk, outside JKP and in it. */
export const socialProgrammes = [
  "jht",
  "jp",
  "jkm",
  "kesehatan",
  "jkk-1",
  "jkk-2",
  "jkk-3",
  "jkk-4",
  "jkk-5",
  "jkk-jkp-1",
  "jkk-jkp-2",
  "jkk-jkp-3",
  "jkk-jkp-4",
  "jkk-jkp-5",
] as const;
export type SocialProgramme = (typeof socialProgrammes)[number];

/** The provinces of Indonesia by their ISO 3166-2 code, from west to east. */
export const provinces = [
  "AC",
  "SU",
  "SB",
  "RI",
  "KR",
  "JA",
  "SS",
  "BB",
  "BE",
  "LA",
  "BT",
  "JK",
  "JB",
  "JT",
  "YO",
  "JI",
  "BA",
  "NB",
  "NT",
  "KB",
  "KT",
  "KS",
  "KI",
  "KU",
  "SA",
  "GO",
  "ST",
  "SR",
  "SN",
  "SG",
  "MA",
  "MU",
  "PB",
  "PD",
  "PT",
  "PE",
  "PA",
  "PS",
] as const;
export type Province = (typeof provinces)[number];
