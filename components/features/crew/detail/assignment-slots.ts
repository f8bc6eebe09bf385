/** The slots a link may name. product 5.8 */
export const assignmentSlots = ["Next", "Current", "NextButOne"] as const;
export type AssignmentSlot = (typeof assignmentSlots)[number];
