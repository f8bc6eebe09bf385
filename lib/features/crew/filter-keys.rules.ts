/** What the address of the crew lists may narrow them by, and a saved view of them keeps. */
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
