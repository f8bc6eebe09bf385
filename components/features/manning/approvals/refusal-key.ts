const knownCodes = [
  "tickFirst",
  "nameFirst",
  "reasonHint",
  "notOpen",
  "changed",
  "busy",
  "failed",
  "approveFailed",
  "rejectFailed",
  "unknown",
  "mayNotAnswer",
  "otherAccount",
  "yourself",
  "evidenceFileHint",
  "behalfHint",
] as const;

/** Return the message key of a refused answer, or undefined when nothing was refused. */
export const refusalKey = (code: string | undefined): (typeof knownCodes)[number] | undefined =>
  code === undefined ? undefined : (knownCodes.find((knownCode) => knownCode === code) ?? "failed");
