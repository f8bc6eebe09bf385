export const roles = [
  "superadmin",
  "crewingadminmarine",
  "crewingadmintanker",
  "crewingmanagermarine",
  "crewingmanagertanker",
  "crewingprincipalmarine",
  "crewingprincipaltanker",
  "crewingpdemarine",
  "crewingpdetanker",
  "crewingplanningmarine",
  "crewingplanningtanker",
  "crewingservicemarine",
  "crewingservicetanker",
  "crewingstaffmarine",
  "crewingstafftanker",
  "crewmarine",
  "crewtanker",
  "crewingfinancemarine",
  "crewingfinancetanker",
] as const;
export type Role = (typeof roles)[number];

export const subRoles = ["head", "crew"] as const;
export type SubRole = (typeof subRoles)[number];
