export const crewStatuses = ["off-board", "on-board", "resigned", "blacklist"] as const;
export type CrewStatus = (typeof crewStatuses)[number];

/** Tabs of the crew list, in order. */
export const crewTabs = ["off-board", "on-board", "blacklist", "resigned"] as const;
export type CrewTab = (typeof crewTabs)[number];
/** Seafarers who have not resigned. This list has no tab of its own. */
export type CrewList = CrewTab | "all";

/**
 * Certificate filter of crew lists, by the first expiry: expired, within so many days, a required one missing, before
 * the planned sign-off. product 5.7
 */
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

/** Personal documents that are neither certificates nor travel documents. */
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

/** Sections of a crew record that are edited, and requested to be changed, as one. */
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

/** Field classes of a person, which decide who sees what (permission decisions). */
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

/** Days before its expiry from which a certificate needs renewal. */
export const renewalDays = 90;

export const medicalStatuses = ["FIT", "UNFIT", "Fit With Restriction"] as const;
export type MedicalStatus = (typeof medicalStatuses)[number];

/** Kinds of data requests by a person, or by the office for them. */
export const dataRequestKinds = ["export", "stop", "resume", "erase"] as const;
export type DataRequestKind = (typeof dataRequestKinds)[number];

export const complianceLevels = ["pass", "warn", "block"] as const;
export type ComplianceLevel = (typeof complianceLevels)[number];
