import type { Case } from "./case";

const months = [
  ["2026-02", 28],
  ["2026-09", 30],
  ["2026-10", 31],
] as const;

/** Half a rupiah goes up: twice the amount and one, halved. */
const forDays = (amount: bigint, days: number, of: number) =>
  (2n * amount * BigInt(days) + BigInt(of)) / BigInt(2 * of);

/** Every number of days on board in every length of month, with odd amounts so that halves occur. */
export const dayCases: Case[] = months.flatMap(([workMonth, length]) =>
  Array.from({ length: length + 1 }, (_, days): Case => {
    const wages = { basicSalary: 5_500_001n, kpak: 2_000_003n, regionalAllowance: 1_250_007n, overtime: 333_333n };
    return {
      name: `${days} of ${length} days`,
      legal_basis: "PKL; MLC A2.4",
      status: "valid",
      changes: { workMonth, workOrders: [{ days, wages }] },
      expected: {
        basicSalary: forDays(wages.basicSalary, days, length),
        kpak: forDays(wages.kpak, days, length),
        regionalAllowance: forDays(wages.regionalAllowance, days, length),
        overtime: forDays(wages.overtime, days, length),
        leavePay: forDays(wages.basicSalary * BigInt(days), 25, 300 * length),
      },
    };
  }),
);
