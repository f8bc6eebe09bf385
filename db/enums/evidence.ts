/** Evidence recorded for an answer, from the first mail to the answer itself. */
export const evidenceTypes = ["sent", "reminded", "escalated", "opened", "handed-over", "ended", "decided"] as const;
export type EvidenceType = (typeof evidenceTypes)[number];

/** Channel of an answer. */
export const decisionWays = ["link", "portal", "on-behalf", "telephone"] as const;
export type DecisionWay = (typeof decisionWays)[number];

/** extension: the seafarer's answer to an extension request. */
export const decisionParties = ["principal", "employee", "extension"] as const;
export type DecisionParty = (typeof decisionParties)[number];
