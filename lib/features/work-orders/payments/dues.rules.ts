import type { PayeeKind, TransferState } from "@/db/enums/work-orders";

/** Whom a slip pays how much of it, by which account; the accounts are null where nobody has given one. Whole rupiah. */
export type Payee = {
  kind: PayeeKind;
  payeeId: number | null;
  bankName: string | null;
  accountNumber: string | null;
  accountName: string | null;
  amount: number;
};
/** A locked slip: a person's month and part. owed: what it pays, never below nought; payees share it, those that go before first. */
export type OwedSlip = {
  crewId: number;
  part: number;
  hash: string | null;
  employeeName: string;
  employeeNumber: string;
  owed: number;
  payees: readonly Payee[];
};
/** What was sent of a slip before, or is about to be. */
export type Sent = Pick<Payee, "kind" | "payeeId" | "amount"> & { state: TransferState };

const counting: readonly TransferState[] = ["prepared", "released", "paid"];
/** Whether a transfer counts as paid until a bank says otherwise. */
export const counts = ({ state }: { state: TransferState }) => counting.includes(state);

const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);
const isOf =
  ({ kind, payeeId }: Pick<Payee, "kind" | "payeeId">) =>
  (sent: Sent) =>
    sent.kind === kind && sent.payeeId === payeeId;

type Share = Omit<Payee, "kind">;

/**
 * How a slip is shared out: those it sends a part to in their turn, each at most what is left, then the own account. Together they are what is owed,
 * to the rupiah. Where one vessel's slip is set off against another of the month there may be less than was allotted. Whole rupiah. MLC A2.2
 */
export function sharedOut(owed: number, allotted: readonly Share[], own: Omit<Share, "payeeId" | "amount">): Payee[] {
  let left = owed;
  const others = allotted.map((share): Payee => {
    const amount = Math.min(share.amount, left);
    left -= amount;
    return { ...share, kind: "allotment", amount };
  });
  return [...others, { ...own, kind: "own" as const, payeeId: null, amount: left }].filter(({ amount }) => amount > 0);
}

type Account = { bankName: string; accountNumber: string; accountName: string };
export type Due = Payee & Account;
const hasAccount = (payee: Payee): payee is Due => Boolean(payee.bankName && payee.accountNumber && payee.accountName);

/**
 * What of a slip is still to be sent: each payee's share less what counts as paid to them, and never more in all than the slip pays. due, what has
 * no account to go to, and what counts are together what is owed, or more than it by `over`, which was paid before the slip became less. Whole rupiah.
 */
export function openOf({ owed, payees }: Pick<OwedSlip, "owed" | "payees">, sent: readonly Sent[]) {
  const taken = sent.filter(counts);
  const out = sumOf(taken);
  let left = Math.max(0, owed - out);
  const open = payees.flatMap((payee) => {
    const amount = Math.max(0, Math.min(payee.amount - sumOf(taken.filter(isOf(payee))), left));
    left -= amount;
    return amount > 0 ? [{ ...payee, amount }] : [];
  });
  const due = open.filter(hasAccount);
  return { due, noAccount: sumOf(open) - sumOf(due), counted: out, over: Math.max(0, out - owed) };
}
