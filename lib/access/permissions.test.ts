import { roles } from "@/db/enums/users";
import { can, type UserActor } from "./actor";
import { grantOf, permissions } from "./permissions";

const actor = (role: UserActor["role"], subRole: UserActor["subRole"] = null): UserActor => ({
  kind: "user",
  userId: 1,
  email: "",
  name: "",
  role,
  subRole,
  divisionId: 1,
});

test("the table has 139 permissions and a known grant for every role", () => {
  expect(permissions.length).toBe(139);
  for (const permission of permissions)
    for (const role of roles) expect(["Y", "O", "Q", "B", "-"]).toContain(grantOf(role, null, permission));
});

test("rows as decided: who deletes openings, who sees applicants, who switches division", () => {
  const holders = (permission: (typeof permissions)[number]) => roles.filter((role) => can(actor(role), permission));
  expect(holders("job-openings:delete")).toEqual(["superadmin", "crewingadminmarine", "crewingadmintanker"]);
  expect(holders("users:switch-division")).toEqual(["superadmin"]);
  expect(holders("applicants:view")).not.toContain("crewingfinancemarine");
  expect(grantOf("crewingservicemarine", null, "applicants:view")).toBe("O");
});

test("a vessel head and a crew member have different columns", () => {
  expect(can(actor("crewmarine", "head"), "vessels:view")).toBe(true);
  expect(can(actor("crewmarine", "crew"), "vessels:view")).toBe(false);
});

test("a stranger and a visitor may do nothing that needs a permission", () => {
  for (const permission of permissions) {
    expect(can({ kind: "stranger" }, permission)).toBe(false);
    expect(can({ kind: "visitor", visitorId: "", gateTokenId: "", sameNetwork: true }, permission)).toBe(false);
  }
});
