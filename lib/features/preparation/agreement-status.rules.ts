/** Status of an agreement: none, created, signed by both. D2 §4 */
export const pklStatuses = ["-", "Pending Sign", "Signed"] as const;
export type PklStatus = (typeof pklStatuses)[number];
/** The same statuses plus the harbour master's endorsement, which hides the document. */
export const pklStates = [...pklStatuses, "Completed"] as const;
export type PklState = (typeof pklStates)[number];

type Steps = { signedAt: Date | null; completedAt: Date | null };

export const pklStatusOf = (pkl: Steps | undefined): PklStatus => {
  if (!pkl) return "-";
  return pkl.signedAt === null ? "Pending Sign" : "Signed";
};

export const pklStateOf = (pkl: Steps | undefined): PklState => (pkl?.completedAt ? "Completed" : pklStatusOf(pkl));
