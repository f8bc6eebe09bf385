export const departments = ["deck", "engine", "catering"] as const;
export const positionLevels = ["management", "operational", "support", "cadet"] as const;
