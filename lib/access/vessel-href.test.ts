import type { Role, SubRole } from "@/db/enums/users";
import type { UserActor } from "./actor";
import { vesselHref } from "./vessel-href";

const user = (role: Role, subRole: SubRole | null, vesselId: number | null): UserActor => ({
  kind: "user",
  userId: 1,
  email: "",
  name: "",
  role,
  subRole,
  divisionId: 1,
  vesselId,
});

test("staff go to every vessel of their division, a head to the own one; others read its name", () => {
  const page = "/dashboard/vessel-management/3/details";
  expect(vesselHref(user("crewingstaffmarine", null, null), 3)).toBe(page);
  expect(vesselHref(user("crewmarine", "head", 3), 3)).toBe(page);
  expect(vesselHref(user("crewmarine", "head", 4), 3)).toBeNull();
  expect(vesselHref(user("crewingprincipalmarine", null, null), 3)).toBeNull();
  expect(vesselHref(user("crewmarine", "crew", null), 3)).toBeNull();
  expect(vesselHref(user("crewingstaffmarine", null, null), null)).toBeNull();
});
