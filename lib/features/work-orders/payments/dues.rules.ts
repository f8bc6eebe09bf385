import type { PayeeKind, TransferState } from "@/db/enums/work-orders";

/** A payee's amount of a slip and account; account fields are null when none is given. Whole rupiah. */
export type Payee = {
  kind: PayeeKind;
  payeeId: number | null;
  bankName: string | null;
  accountNumber: string | null;
  accountName: string | null;
  amount: number;
};
/** A locked slip: a person's month and part. owed: what it pays, at least zero; payees share it in order. */
export type OwedSlip = {
  crewId: number;
  part: number;
  hash: string | null;
  employeeName: string;
  employeeNumber: string;
  owed: number;
  payees: readonly Payee[];
};
/** What was sent of a slip, or is about to be. */
export type Sent = Pick<Payee, "kind" | "payeeId" | "amount"> & { state: TransferState };

const paidStates: readonly TransferState[] = ["prepared", "released", "paid"];
/** Whether a transfer counts as paid unless the bank rejects it. */
export const countsAsPaid = ({ state }: { state: TransferState }) => paidStates.includes(state);

const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);
const isOf =
  ({ kind, payeeId }: Pick<Payee, "kind" | "payeeId">) =>
  (sent: Sent) =>
    sent.kind === kind && sent.payeeId === payeeId;

type Share = Omit<Payee, "kind">;

/**
 * Split a slip: allotments in order, each limited to the remainder, then the own account. The parts equal the slip to
 * the rupiah. An offset between vessels may reduce allotments. Whole rupiah. MLC A2.2
 */
export function splitSlip(owed: number, allotted: readonly Share[], own: Omit<Share, "payeeId" | "amount">): Payee[] {
  let remaining = owed;
  const others = allotted.map((share): Payee => {
    const amount = Math.min(share.amount, remaining);
    remaining -= amount;
    return { ...share, kind: "allotment", amount };
  });
  return [...others, { ...own, kind: "own" as const, payeeId: null, amount: remaining }].filter(
    ({ amount }) => amount > 0,
  );
}

type Account = { bankName: string; accountNumber: string; accountName: string };
export type Due = Payee & Account;
const hasAccount = (payee: Payee): payee is Due => Boolean(payee.bankName && payee.accountNumber && payee.accountName);

/**
 * Return what remains to be sent of a slip: each share less paid transfers, never more than the slip pays. due +
 * noAccount + counted equal the slip, or exceed it by `over`, paid before the slip became less. Whole rupiah.
 */
export function openDuesOf({ owed, payees }: Pick<OwedSlip, "owed" | "payees">, sent: readonly Sent[]) {
  const paidTransfers = sent.filter(countsAsPaid);
  const paidSum = sumOf(paidTransfers);
  let left = Math.max(0, owed - paidSum);
  const open = payees.flatMap((payee) => {
    const amount = Math.max(0, Math.min(payee.amount - sumOf(paidTransfers.filter(isOf(payee))), left));
    left -= amount;
    return amount > 0 ? [{ ...payee, amount }] : [];
  });
  const due = open.filter(hasAccount);
  return { due, noAccount: sumOf(open) - sumOf(due), counted: paidSum, over: Math.max(0, paidSum - owed) };
}
