/** The documents' colours of a status, by level of the register. */
export const levelBadge = { 1: "Completed", 2: "Pending", 3: "Failed" } as const;
