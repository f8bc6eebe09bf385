import { isPlanningMailDue, planningMailTypes, rightsFor } from "./due-mail.rules";

test.each([
  ["Pending", "Pending", ["PlanningPrincipal"]],
  ["NotRequired", "Pending", ["PlanningEmployee"]],
  ["Confirmed", "Pending", ["PlanningEmployee"]],
  ["Rejected", "Pending", ["PlanningPrincipalReject"]],
  ["Confirmed", "Rejected", ["PlanningEmployeeReject"]],
  ["Confirmed", "Confirmed", ["PlanningConfirmed"]],
] as const)("%s and %s call for %j", (principalStatus, employeeStatus, expected) => {
  expect(planningMailTypes.filter((type) => isPlanningMailDue(type, { principalStatus, employeeStatus }))).toEqual(
    expected,
  );
});

test("has permissions for every mail", () => {
  for (const type of planningMailTypes) expect(rightsFor[type].length).toBeGreaterThan(0);
});
