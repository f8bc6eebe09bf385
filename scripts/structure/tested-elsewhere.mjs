/**
 * Operations and rules that only a test of another noun covers, with that test. It imports them.
 * A test in e2e/ or app/ is followed by a colon and words of its title:
 *
 * "manning/approvals/list-long-handovers": "lib/features/tasks/registry.db.test.ts",
 * "dashboard/groups/get-appraisals": "app/dashboard/dashboard-groups.db.test.ts: every card counts what its list shows",
 */
const cards = "app/dashboard/dashboard-groups.db.test.ts: every card counts what its list shows";

export const testedElsewhere = {
  "evidence/download-own-company-pack": "lib/features/manning/approvals/approve-vessel-proposals.db.test.ts",
  "manning/approvals/list-long-handovers": "lib/features/tasks/registry.db.test.ts",
  "manning/approvals/list-silent-principals": "lib/features/tasks/registry.db.test.ts",
  "dashboard/charts/get-applications": cards,
  "dashboard/charts/get-crew-on-board": cards,
  "dashboard/charts/get-expiring-documents": cards,
  "dashboard/charts/get-time-to-hire": cards,
  "dashboard/groups/get-appraisals": cards,
  "dashboard/groups/get-contract-management": cards,
  "dashboard/groups/get-crew-management": cards,
  "dashboard/groups/get-crew-scheduling": cards,
  "dashboard/groups/get-expiring-certificates": cards,
  "dashboard/groups/get-new-applicants": cards,
  "dashboard/groups/get-vessel-management": cards,
};
