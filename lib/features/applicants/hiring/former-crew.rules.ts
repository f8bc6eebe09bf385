/** What the rows of skipped stages say. product 5.1 */
export const exCrewNote = "ex-crew";
const leastAppraisal = 3;
/** How long an appraisal speaks for somebody. */
export const appraisedMonths = 24;
export const skippable = ["boc", "ces", "marlin"] as const;

/** Former crew with an Approved appraisal average of 3 or more in the last 24 months skip without more ado; null: none known, somebody answers for it. */
export const skipNeedsReason = (lastAppraisalAverage: number | null) =>
  lastAppraisalAverage === null || lastAppraisalAverage < leastAppraisal;
