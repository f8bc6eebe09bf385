/** Status colours of the register's levels. */
export const levelVariant = { 1: "Completed", 2: "Pending", 3: "Failed" } as const;
