import { recordPathOf } from "./failed-mail.rules";

const behind = (subjectType: string, path: string | null = null) =>
  recordPathOf({ subjectType, subjectId: 7, recipient: "budi+1@example.test", path });

test("links a failed mail to the page with its address, else to its own page, else to the answers", () => {
  expect(behind("applicant")).toBe("/dashboard/recruitment/applicants-list/7/view");
  expect(behind("user")).toBe("/dashboard/users-management/users?search=budi%2B1%40example.test");
  expect(behind("division", "/dashboard")).toMatch(/users\?search=budi/);
  expect(behind("payroll-period", "/dashboard/work-order-and-billings/work-order-overview")).toBe(
    "/dashboard/crew-management/7/details?tab=crew-details",
  );
  expect(behind("schedule", "/dashboard/manning/onboard-scheduling/vessel/1/crews/7/details")).toContain("crews/7");
  expect(behind("approval-link")).toBe("/dashboard/vessel-management/answers");
});
