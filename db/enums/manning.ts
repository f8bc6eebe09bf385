/**
 * Slot of an assignment on its seat. The first five are the documented slots; the others exist for the history only.
 */
export const slots = ["pre-previous", "previous", "current", "next", "next-but-one", "history", "cancelled"] as const;
export type Slot = (typeof slots)[number];
export const openSlots = ["pre-previous", "previous", "current", "next", "next-but-one"] as const;
export type OpenSlot = (typeof openSlots)[number];

/** API spelling of the slots. */
export const apiSlotOf = {
  "pre-previous": "PrePrevious",
  previous: "Previous",
  current: "Current",
  next: "Next",
  "next-but-one": "NextButOne",
} as const satisfies Record<OpenSlot, string>;
export type ApiSlot = (typeof apiSlotOf)[OpenSlot];
export const apiSlots = openSlots.map((slot) => apiSlotOf[slot]);
export const slotOfApi: Record<ApiSlot, OpenSlot> = {
  PrePrevious: "pre-previous",
  Previous: "previous",
  Current: "current",
  Next: "next",
  NextButOne: "next-but-one",
};
/** API spelling that includes closed assignments, which schedules show. */
export const apiNameOfSlot = {
  ...apiSlotOf,
  history: "History",
  cancelled: "Cancelled",
} as const satisfies Record<Slot, string>;

export const principalStatuses = ["NotRequired", "Pending", "Confirmed", "Rejected"] as const;
export type PrincipalStatus = (typeof principalStatuses)[number];
export const employeeStatuses = ["Pending", "Confirmed", "Rejected"] as const;
export type EmployeeStatus = (typeof employeeStatuses)[number];

export type SummaryStatus = "Rejected" | "Confirmed" | "Pending";

/** Combine both answers. product 5.2 "Approvals" */
export function summaryStatus(principal: PrincipalStatus, employee: EmployeeStatus): SummaryStatus {
  if (principal === "Rejected" || employee === "Rejected") return "Rejected";
  return principal !== "Pending" && employee === "Confirmed" ? "Confirmed" : "Pending";
}

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
  "called",
  "call-removed",
] as const;
export type AssignmentEvent = (typeof assignmentEvents)[number];

/** Purposes of mailed links. */
export const linkPurposes = ["principal-approval", "employee-consent", "extension-consent"] as const;
export type LinkPurpose = (typeof linkPurposes)[number];
/** Why a link no longer accepts an answer for an assignment. */
export const linkEnds = [
  "decided",
  "removed",
  "dates-changed",
  "asked-again",
  "joined",
  "handed-over",
  "revoked",
  "changed",
] as const;
export type LinkEnd = (typeof linkEnds)[number];

/** Role in which an extension is requested. */
export const extensionRequesters = ["seafarer", "vessel-head", "office"] as const;
export type ExtensionRequester = (typeof extensionRequesters)[number];
/** Decision; null while it is open. Document 2 §4 */
export const extensionStatuses = ["Approved", "Rejected"] as const;
export type ExtensionStatus = (typeof extensionStatuses)[number];
/** Why a request ended without a decision. */
export const extensionEnds = ["withdrawn", "signed-off", "dates-changed"] as const;
export type ExtensionEnd = (typeof extensionEnds)[number];
/** Channel through which an answer reached the office. */
export const answerChannels = ["telephone", "message", "in-person"] as const;
export type AnswerChannel = (typeof answerChannels)[number];
