export const preparedStates = ["waiting", "ready", "failed"] as const;

/**
 * Why a prepared file failed: the requester lost access, it is too long, a person in it was erased, or an error
 * occurred.
 */
export const preparedFailures = ["rights", "too-many", "erased", "error"] as const;
export type PreparedFailure = (typeof preparedFailures)[number];
