const known = [
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

/** The key of the sentence that says why an answer was not taken; undefined where nothing was refused. */
export const problemKey = (code: string | undefined): (typeof known)[number] | undefined =>
  code === undefined ? undefined : (known.find((one) => one === code) ?? "failed");
