/** The search parameters that filter the crew lists, also stored in saved views. */
export const crewFilterKeys = [
  "position",
  "vesselType",
  "vessel",
  "certificateStatus",
  "expiringWithin",
  "certificates",
  "expiresIn",
  "reliefDue",
  "uncovered",
  "boardMonths",
  "idle",
  "resignedIn",
  "level",
  "removal",
  "confirmation",
] as const;
