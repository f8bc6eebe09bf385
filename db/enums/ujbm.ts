/** Status of a UJBM month: not started, recalculated at every read, or frozen. */
export const ujbmMonthStates = ["forecast", "draft", "closed"] as const;
export type UjbmMonthState = (typeof ujbmMonthStates)[number];

/** People who are provided with food on board without being crew. */
export const extraPersonKinds = ["pilot", "surveyor", "technician", "visitor"] as const;
/** Payer of the food of an extra person. */
export const extraPersonPayers = ["company", "principal", "agent", "themselves"] as const;

/** Why the proposal or the validity of a vessel's payee ended. */
export const payeeEnds = ["rejected", "withdrawn", "replaced", "removed"] as const;
