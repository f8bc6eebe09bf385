import type { SlipLine } from "@/db/enums/work-orders";
import { debtKinds, slipLines } from "@/db/enums/work-orders";
import { monthOf } from "@/lib/platform/calendar/months";
import { toCollect } from "../pay-balance.rules";

/** What a slip pays and to which account. Whole rupiah. */
type Paid = {
  crewId: number;
  employeeName: string;
  employeeNumber: string;
  bankName: string | null;
  accountNumber: string | null;
  accountName: string | null;
  takeHome: number;
};
/** One transfer: a person's pay of the month to one account, over all vessels. */
export type Transfer = {
  bank: string;
  accountNumber: string;
  accountName: string;
  amount: number;
  reference: string;
};
type Unpaid = {
  crewId: number;
  employeeName: string;
  employeeNumber: string;
  amount: number;
  reason: "noAccount" | "nothingToPay";
};

const accountOf = ({ crewId, bankName, accountNumber, accountName }: Paid) =>
  JSON.stringify([crewId, bankName, accountNumber, accountName]);

type PersonInDebt = Pick<Unpaid, "crewId" | "employeeName" | "employeeNumber" | "amount">;
type TransferResult = { transfers: Transfer[]; unpaid: Unpaid[]; owing: PersonInDebt[] };

/**
 * Group a month's transfers by bank and name. Lists unpaid people without an account or pay, and people in debt.
 * Transfers plus unpaid, less debts, equal the slips. @param month yyyy-MM-01
 */
export function transfersOf(slips: readonly Paid[], month: string): TransferResult {
  const people = new Map<string, Paid>();
  for (const slip of slips) {
    const existing = people.get(accountOf(slip));
    people.set(accountOf(slip), { ...slip, takeHome: slip.takeHome + (existing?.takeHome ?? 0) });
  }
  const [transfers, unpaid, owing]: [Transfer[], Unpaid[], PersonInDebt[]] = [[], [], []];
  for (const {
    crewId,
    employeeName,
    employeeNumber,
    bankName,
    accountNumber,
    accountName,
    takeHome,
  } of people.values()) {
    const who = { crewId, employeeName, employeeNumber };
    if (takeHome < 0) owing.push({ ...who, amount: toCollect(takeHome) });
    else if (takeHome === 0) unpaid.push({ ...who, amount: takeHome, reason: "nothingToPay" });
    else if (!bankName || !accountNumber || !accountName)
      unpaid.push({ ...who, amount: takeHome, reason: "noAccount" });
    else
      transfers.push({
        bank: bankName,
        accountNumber,
        accountName,
        amount: takeHome,
        reference: `GAJI ${monthOf(month)} ${employeeNumber}`,
      });
  }
  const byBank = (one: Transfer, other: Transfer) =>
    one.bank.localeCompare(other.bank, "id") || one.accountName.localeCompare(other.accountName, "id");
  return { transfers: transfers.toSorted(byBank), unpaid, owing };
}

type BankSum = { bank: string; people: number; amount: number };

/** Count and sum the transfers of each bank, by its name. */
export function banksOf(transfers: readonly Transfer[]): BankSum[] {
  const sums = new Map<string, BankSum>();
  for (const { bank, amount } of transfers) {
    const known = sums.get(bank) ?? { bank, people: 0, amount: 0 };
    sums.set(bank, { bank, people: known.people + 1, amount: known.amount + amount });
  }
  return [...sums.values()];
}

export const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0);

/**
 * Totals of a vessel's slips, with its principal if any. Without a vessel: years settled in the month, which are not
 * billed.
 */
export type CostCenter = {
  vesselId: number | null;
  vesselName: string | null;
  principalName: string | null;
  workOrders: number;
  income: number;
  employerPension: number;
  deductions: number;
  takeHome: number;
  /** By how much deductions exceed the pay, on slips that pay nothing. */
  toCollect: number;
  components: Partial<Record<SlipLine, number>>;
};

/** Return cost centers that are billed to principals. */
export const billable = (centers: readonly CostCenter[]) => centers.filter(({ vesselId }) => vesselId !== null);

const deductionLines: readonly SlipLine[] = [
  ...(["bpjsJht", "bpjsJp", "bpjsKesehatan", "pph21Tax", "tradingOutApart"] as const),
  ...debtKinds,
];
/** Cash that is neither income nor a deduction. */
const besideIncome: readonly SlipLine[] = ["reimbursement"];

/** Trading out paid in dollars: cents, hundredths of a rupiah per dollar, and its value in whole rupiah. */
export type DollarPayment = {
  crewId: number;
  employeeName: string;
  employeeNumber: string;
  bankName: string | null;
  accountNumber: string | null;
  accountName: string | null;
  vesselName: string | null;
  cents: number;
  rupiahPerDollar: number;
  amount: number;
};

/** Return the difference between cost center lines and slip totals. Anything but zero means a wrong journal. */
export function differenceOf(centers: readonly CostCenter[]): number {
  return sumOf(centers, ({ components, income, deductions }) => {
    const of = (names: readonly SlipLine[]) => names.reduce((sum, name) => sum + (components[name] ?? 0), 0);
    const isIncome = (name: SlipLine) => !deductionLines.includes(name) && !besideIncome.includes(name);
    return Math.abs(of(slipLines.filter(isIncome)) - income) + Math.abs(of(deductionLines) - deductions);
  });
}

/** Audit fields for a file of a separate lock. */
export const auditedLock = (lockId: number | null) => (lockId === null ? {} : { lockId });
/** File name suffix for a separate lock. */
export const fileNameSuffix = (lockId: number | null) => (lockId === null ? "" : `_${lockId}`);
