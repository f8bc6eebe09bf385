/**
 * What a day ahead is about: leaving the vessel, a paper's last day, joining, the last day of the eleven months somebody may stay on board, and
 * the day by which what waits should have been answered.
 */
type UrgencyKind = "sign-off" | "paper" | "medical" | "joining" | "stay" | "waiting";
export type Urgency = "none" | "soon" | "due" | "overdue";

/** Up to how many days before the day it is soon, and due. Leaving and papers as the documents colour them. D2 §5 */
const limits: Record<UrgencyKind, { soon: number; due: number }> = {
  "sign-off": { soon: 90, due: 30 },
  paper: { soon: 90, due: 30 },
  medical: { soon: 90, due: 30 },
  joining: { soon: 30, due: 7 },
  stay: { soon: 60, due: 30 },
  waiting: { soon: 7, due: 0 },
};

/** Whether a day ahead asks for somebody. @param days whole days from today (Asia/Jakarta) to it, negative once past; null where there is none */
export function urgency(kind: UrgencyKind, days: number | null): Urgency {
  if (days === null) return "none";
  if (days < 0) return "overdue";
  const { soon, due } = limits[kind];
  return days <= due ? "due" : days <= soon ? "soon" : "none";
}
