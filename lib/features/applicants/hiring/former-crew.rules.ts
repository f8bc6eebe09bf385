/** Reason stored on skipped stages. product 5.1 */
export const exCrewNote = "ex-crew";
const minAverage = 3;
/** Maximum age of a qualifying appraisal, in months. */
export const appraisedMonths = 24;
export const skippable = ["boc", "ces", "marlin"] as const;

/**
 * Return whether a skip needs a reason: no approved appraisal average of 3 or more in the last 24 months. Null means
 * none.
 */
export const skipNeedsReason = (lastAppraisalAverage: number | null) =>
  lastAppraisalAverage === null || lastAppraisalAverage < minAverage;
