/** From how many reports on an officer's mean says something. */
export const smallBelow = 5;
/** Months a comparison looks back where nobody says otherwise. */
export const calibrationMonths = 24;
