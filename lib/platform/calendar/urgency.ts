/**
 * Kind of deadline: sign-off, certificate expiry, joining, the last day of the eleven months on board, or the due date
 * of an answer.
 */
type UrgencyKind = "sign-off" | "paper" | "medical" | "joining" | "stay" | "waiting";
export type Urgency = "none" | "soon" | "due" | "overdue";

/**
 * Days before a deadline from which it is soon, and due. Sign-off and certificates use the colours of the documents. D2
 * §5
 */
const limits: Record<UrgencyKind, { soon: number; due: number }> = {
  "sign-off": { soon: 90, due: 30 },
  paper: { soon: 90, due: 30 },
  medical: { soon: 90, due: 30 },
  joining: { soon: 30, due: 7 },
  stay: { soon: 60, due: 30 },
  waiting: { soon: 7, due: 0 },
};

/**
 * Return the urgency of a deadline. @param days whole days from today (Asia/Jakarta), negative when past; null without
 * a deadline
 */
export function urgency(kind: UrgencyKind, days: number | null): Urgency {
  if (days === null) return "none";
  if (days < 0) return "overdue";
  const { soon, due } = limits[kind];
  return days <= due ? "due" : days <= soon ? "soon" : "none";
}
