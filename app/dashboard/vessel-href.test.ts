import type { Role, SubRole } from "@/db/enums/users";
import { vesselHref } from "./vessel-href";

const user = (role: Role, subRole: SubRole | null = null, vesselId?: number) => ({
  ...({ kind: "user", userId: 1, email: "", name: "", role, subRole, divisionId: 1 } as const),
  ...(vesselId === undefined ? {} : { vesselId }),
});

test("staff go to every vessel of their division, a head to the own one; others read its name", () => {
  const page = "/dashboard/vessel-management/3/details";
  expect(vesselHref(user("crewingstaffmarine"), 3)).toBe(page);
  expect(vesselHref(user("crewmarine", "head", 3), 3)).toBe(page);
  expect(vesselHref(user("crewmarine", "head", 4), 3)).toBeNull();
  expect(vesselHref(user("crewingprincipalmarine"), 3)).toBeNull();
  expect(vesselHref(user("crewmarine", "crew"), 3)).toBeNull();
  expect(vesselHref(user("crewingstaffmarine"), null)).toBeNull();
});
