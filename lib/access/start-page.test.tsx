import type { UserActor } from "@/lib/access/actor";
import { dashboardPath, startPageOf } from "./start-page";

const person = (role: UserActor["role"], more: Partial<UserActor> = {}): UserActor => ({
  kind: "user",
  userId: 1,
  email: "a@nakhoda.test",
  name: "A",
  role,
  subRole: null,
  divisionId: 1,
  ...more,
});

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
])("never follows %s", (requestedPath) => {
  expect(dashboardPath(requestedPath)).toBe("");
});

test("follows a page of the dashboard with its query", () => {
  expect(dashboardPath("/dashboard/recruitment/applicants-list?tab=done")).toBe(
    "/dashboard/recruitment/applicants-list?tab=done",
  );
});

test("admins start at the dashboard, everyone else at their profile, unless they asked for a page", () => {
  expect(startPageOf(person("superadmin"), undefined)).toBe("/dashboard");
  expect(startPageOf(person("crewingadmintanker"), "/dashboard")).toBe("/dashboard");
  expect(startPageOf(person("crewingstaffmarine"), "/dashboard")).toBe("/dashboard/profile");
  expect(startPageOf(person("crewingstaffmarine"), "/dashboard/recruitment/job-openings")).toBe(
    "/dashboard/recruitment/job-openings",
  );
});

test("a head who asked for the vessels is sent to the own one at once, not through the list", () => {
  expect(
    startPageOf(person("crewmarine", { subRole: "head", crewId: 5, vesselId: 7 }), "/dashboard/vessel-management"),
  ).toBe("/dashboard/vessel-management/7/details");
});

test("a principal from an approval link remains on the review; with a key missing only the profile is open", () => {
  const principal = person("crewingprincipalmarine", { principalId: 3 });
  expect(startPageOf(principal, "/dashboard?vcid=1&emp=2&ao=Next&vid=3&joi=4")).toBe(
    "/dashboard?vcid=1&emp=2&ao=Next&vid=3&joi=4",
  );
  expect(startPageOf(principal, "/dashboard?vcid=1&emp=2&ao=Next&vid=3")).toBe("/dashboard/profile");
});
