export const vesselTabs = ["in-operation", "in-scrap"] as const;
export type VesselTab = (typeof vesselTabs)[number];

/** Whose crew a principal wants to approve: everybody, officers only, nobody. */
export const approvalPolicies = ["all", "officers", "none"] as const;
export type ApprovalPolicy = (typeof approvalPolicies)[number];
