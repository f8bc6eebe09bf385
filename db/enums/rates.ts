/** Tables of rates that take effect on a day. Another kind is a name here, its rows in db/schema/rates.ts and its columns in lib/features/rates/kinds.rules.ts. */
export const rateKinds = [
  "salary-matrix",
  "minimum-wages",
  "accommodation-marine",
  "accommodation-tanker",
  "ujbm",
] as const;
export type RateKind = (typeof rateKinds)[number];

export const rateStates = ["draft", "verified"] as const;

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
