/** Social security, in hundredths of a per cent of the wage and rupiah a month. */
export const bpjsFrom = "2024-03-01";
export const bpjsSource =
  "PP 44/2015, PP 45/2015, PP 46/2015, PP 49/2023, Perpres 64/2020; cap of JP from March 2026 from several programs that quote two different letters: compare each figure before verifying";
export const bpjs = {
  jht: { employer: 370, employee: 200 },
  jp: {
    employer: 200,
    employee: 100,
    pensionAge: 59,
    caps: [
      { from: "2024-03", cap: 10_042_300 },
      { from: "2025-03", cap: 10_547_400 },
      { from: "2026-03", cap: 11_086_300 },
    ],
  },
  jkk: { classes: [24, 54, 89, 127, 174], inJkp: [10, 40, 75, 113, 160] },
  jkm: { employer: 30 },
  kesehatan: { employer: 400, employee: 100, cap: 12_000_000 },
  foreignersAfterMonths: 6,
};
