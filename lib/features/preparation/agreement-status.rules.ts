/** How far an agreement is: none yet, created, signed by both. D2 §4 */
export const pklStatuses = ["-", "Pending Sign", "Signed"] as const;
export type PklStatus = (typeof pklStatuses)[number];
/** The same, and that the harbour master endorsed it: the document is then no longer offered. */
export const pklStates = [...pklStatuses, "Completed"] as const;
export type PklState = (typeof pklStates)[number];

type Steps = { signedAt: Date | null; completedAt: Date | null };

export const pklStatusOf = (pkl: Steps | undefined): PklStatus => {
  if (!pkl) return "-";
  return pkl.signedAt === null ? "Pending Sign" : "Signed";
};

export const pklStateOf = (pkl: Steps | undefined): PklState => (pkl?.completedAt ? "Completed" : pklStatusOf(pkl));
