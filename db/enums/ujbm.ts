/** Where a month stands: not begun, computed anew whenever it is read, or frozen. */
export const ujbmMonthStates = ["forecast", "draft", "closed"] as const;
export type UjbmMonthState = (typeof ujbmMonthStates)[number];

/** Who eats on board without being crew. */
export const extraPersonKinds = ["pilot", "surveyor", "technician", "visitor"] as const;
/** Who pays for what they eat. */
export const extraPersonPayers = ["company", "principal", "agent", "themselves"] as const;

/** Why a payee of a vessel no longer waits or counts. */
export const payeeEnds = ["rejected", "withdrawn", "replaced", "removed"] as const;
