/** The seven groups of cards in the order of the documents. Document 3 §3, product 5.7 */
export const cardGroups = [
  "newApplicant",
  "appraisal",
  "crewScheduling",
  "vesselManagement",
  "crewCertificateStatus",
  "crewManagement",
  "contractManagement",
] as const;
export type CardGroupName = (typeof cardGroups)[number];

/**
 * Units of cards. Applicants, appraisals, schedules, entries and contracts are rows, so one person may have several.
 */
export const cardUnits = [
  "people",
  "applicants",
  "appraisals",
  "schedules",
  "vessels",
  "entries",
  "contracts",
  "%",
] as const;
export const cardTones = ["neutral", "primary", "success", "warning", "error"] as const;
export type CardTone = (typeof cardTones)[number];
