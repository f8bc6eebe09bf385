export const crewStatuses = ["off-board", "on-board", "resigned", "blacklist"] as const;
export type CrewStatus = (typeof crewStatuses)[number];

/** Tabs of the crew list, in order. */
export const crewTabs = ["off-board", "on-board", "blacklist", "resigned"] as const;
export type CrewTab = (typeof crewTabs)[number];
/** Everybody who has not resigned stands in a list of their own, which no tab leads to. */
export type CrewList = CrewTab | "all";

/** What of somebody's certificates a list may be narrowed to, by the first that ends: passed; so many days ahead; one that is asked for missing; before the own stay ends. product 5.7 */
export const certificateTerms = ["expired", "within-30", "within-60", "within-90", "missing", "on-board"] as const;
export type CertificateTerm = (typeof certificateTerms)[number];

export const certificateStatuses = ["Completed", "Need Renewal", "Expired", "Not Completed"] as const;
export type CertificateStatus = (typeof certificateStatuses)[number];

export const resignationClasses = ["voluntary", "unavoidable", "beneficial", "contract-end-no-return"] as const;
export type ResignationClass = (typeof resignationClasses)[number];

/** Why a person's status changed. */
export const statusEvents = [
  "hired",
  "imported",
  "checked-in",
  "checked-out",
  "check-in-undone",
  "resigned",
  "re-hired",
  "barred",
  "bar-removed",
] as const;
export type StatusEvent = (typeof statusEvents)[number];

export const verificationMethods = ["online", "original-seen", "issuer-confirmed"] as const;
export type VerificationMethod = (typeof verificationMethods)[number];

export const travelDocumentKinds = ["passport", "seaman-book", "other"] as const;
export type TravelDocumentKind = (typeof travelDocumentKinds)[number];

/** Personal papers that are no certificate and no travel document. */
export const crewDocumentTypes = [
  "photo",
  "ktp",
  "passport-scan",
  "family-card",
  "tax-card",
  "bank-book",
  "contract",
  "other",
] as const;
export type CrewDocumentType = (typeof crewDocumentTypes)[number];

/** Parts of a crew record that are edited, and asked to be changed, as one. */
export const crewSections = [
  "personal",
  "physical",
  "contact",
  "next-of-kin",
  "education",
  "travel-documents",
  "coc",
  "cop",
  "training",
  "sea-service",
  "bank",
] as const;
export type CrewSection = (typeof crewSections)[number];

/** Who may see what of a person (the field classes of the permission decisions). */
export const fieldClasses = [
  "public",
  "professional",
  "travel",
  "contact",
  "identity",
  "payroll",
  "medical",
  "suitability",
] as const;
export type FieldClass = (typeof fieldClasses)[number];

/** A paper needs renewal in its last days, this many. */
export const renewalDays = 90;

export const medicalStatuses = ["FIT", "UNFIT", "Fit With Restriction"] as const;
export type MedicalStatus = (typeof medicalStatuses)[number];

/** What a person, or the office for them, may ask about their data. */
export const dataRequestKinds = ["export", "stop", "resume", "erase"] as const;
export type DataRequestKind = (typeof dataRequestKinds)[number];

export const complianceLevels = ["pass", "warn", "block"] as const;
export type ComplianceLevel = (typeof complianceLevels)[number];
