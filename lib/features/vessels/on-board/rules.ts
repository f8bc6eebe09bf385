export const durationTones = ["Over 3 months", "Under 3 months", "Under 1 month"] as const;
type DurationTone = (typeof durationTones)[number];

/** Colour band of somebody on board by days to the planned off-board; overdue is the last. D2 §4 */
export function durationTone(daysLeft: number): DurationTone {
  if (daysLeft > 90) return "Over 3 months";
  return daysLeft > 30 ? "Under 3 months" : "Under 1 month";
}
