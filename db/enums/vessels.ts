export const vesselTabs = ["in-operation", "in-scrap"] as const;
export type VesselTab = (typeof vesselTabs)[number];

/** Which assignments a principal approves: all, officers only, or none. */
export const approvalPolicies = ["all", "officers", "none"] as const;
export type ApprovalPolicy = (typeof approvalPolicies)[number];
