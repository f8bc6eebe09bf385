/** Minimum number of reports for a reliable mean. */
export const minReportsForMean = 5;
/** Default period of a comparison, in months. */
export const calibrationMonths = 24;
