import type { UserActor } from "@/lib/access/actor";
import { dashboardPath, landingOf } from "./landing";

const person = (role: UserActor["role"]): UserActor => ({ kind: "user", userId: 1, email: "a@nakhoda.test", name: "A", role, subRole: null, divisionId: 1 });

test.each([
  "//evil.example",
  "https://evil.example/dashboard",
  "/dashboard\\@evil.example",
  "/dashboard/../sign-in",
  "/dashboardx",
  "javascript:alert(1)",
  "/career/1",
  "",
  undefined,
])("never follows %s", (wish) => {
  expect(dashboardPath(wish)).toBe("");
});

test("follows a page of the dashboard with its query", () => {
  expect(dashboardPath("/dashboard/recruitment/applicants-list?tab=done")).toBe("/dashboard/recruitment/applicants-list?tab=done");
});

test("admins start at the dashboard, everyone else at their profile, unless they asked for a page", () => {
  expect(landingOf(person("superadmin"), undefined)).toBe("/dashboard");
  expect(landingOf(person("crewingadmintanker"), "/dashboard")).toBe("/dashboard");
  expect(landingOf(person("crewingstaffmarine"), "/dashboard")).toBe("/dashboard/profile");
  expect(landingOf(person("crewingstaffmarine"), "/dashboard/recruitment/job-openings")).toBe("/dashboard/recruitment/job-openings");
});
