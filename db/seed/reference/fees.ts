/** Since 2025: twelve per cent on eleven twelfths of the base, which is rounded before the rate is taken of it. */
export const feeVersionOf2025 = {
  kind: "fees-and-vat",
  effectiveFrom: "2025-01-01",
  source: "Fee as it stands in the billing columns; VAT 12 % on 11/12 of the base (PMK 131/2024, PMK 11/2025)",
} as const;

export const feeCellsOf2025 = [
  { feePercentage: 8, vatPercentage: 12, vatTwelfths: 11, vatBase: "billsAfterFee" as const },
];

/** What the documents' columns say, from the day VAT became 11 %; since 2025 it is twelve per cent on eleven twelfths of the base. */
export const feeVersion = {
  kind: "fees-and-vat",
  effectiveFrom: "2022-04-01",
  source:
    "Fee as it stands in the billing columns; VAT 11 % from 1 April 2022 (UU 7/2021), from 2025 as 12 % on 11/12 of the base (PMK 131/2024, PMK 11/2025)",
} as const;

export const feeCells = [{ feePercentage: 8, vatPercentage: 11, vatTwelfths: 12, vatBase: "billsAfterFee" as const }];
