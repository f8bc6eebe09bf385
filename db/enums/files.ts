export const preparedStates = ["waiting", "ready", "failed"] as const;

/** Why a file was not written: whoever asked may no longer have it, it would be too long, a person in it was erased, or it went wrong. */
export const preparedFailures = ["rights", "too-many", "erased", "error"] as const;
export type PreparedFailure = (typeof preparedFailures)[number];
