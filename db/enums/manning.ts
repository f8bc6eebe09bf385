/** Where an assignment stands on its seat. The first five are the documented slots; the others are kept for the record. */
export const slots = ["pre-previous", "previous", "current", "next", "next-but-one", "history", "cancelled"] as const;
export type Slot = (typeof slots)[number];
export const openSlots = ["pre-previous", "previous", "current", "next", "next-but-one"] as const;
export type OpenSlot = (typeof openSlots)[number];

export const principalStatuses = ["NotRequired", "Pending", "Confirmed", "Rejected"] as const;
export type PrincipalStatus = (typeof principalStatuses)[number];
export const employeeStatuses = ["Pending", "Confirmed", "Rejected"] as const;
export type EmployeeStatus = (typeof employeeStatuses)[number];

export const assignmentEvents = [
  "proposed",
  "principal-confirmed",
  "principal-rejected",
  "employee-confirmed",
  "employee-rejected",
  "dates-changed",
  "extended",
  "moved",
  "checked-in",
  "checked-out",
  "check-in-undone",
  "cancelled",
] as const;
export type AssignmentEvent = (typeof assignmentEvents)[number];
