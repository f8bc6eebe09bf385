import { roles } from "@/db/enums/users";
import type { UserActor } from "@/lib/access/actor";
import {
  divisionOfRole,
  isStrongPassword,
  isLinked,
  manageableRoles,
  mayDeactivateSelf,
  needsSubRole,
  neededLink,
  linksFor,
  noLinks,
  worksInOffice,
} from "./rules";

const actor = (role: UserActor["role"], divisionId: 1 | 2): UserActor => ({
  kind: "user",
  userId: 1,
  email: "",
  name: "",
  role,
  subRole: null,
  divisionId,
});

test.each([
  ["Aa1#aaaa", true, false],
  ["Aa1@aaaa", true, true],
  ["Aa1?aaaa", false, true],
  ["Aa1@aaa", false, false],
  ["AA1@AAAA", false, false],
  ["aa1@aaaa", false, false],
  ["Aaa@aaaa", false, false],
  ["Aa1aaaaa", false, false],
  [`Aa1@${"a".repeat(69)}`, false, false],
  ["Password1!", false, false],
  ["Bismillah123!", false, false],
])("%s is a password for the user form: %s, for the reset form: %s", (password, account, reset) => {
  expect(isStrongPassword(password, "account")).toBe(account);
  expect(isStrongPassword(password, "reset")).toBe(reset);
});

test("a role's division is its ending; only a superadmin has none", () => {
  expect(roles.filter((role) => divisionOfRole(role) === null)).toEqual(["superadmin"]);
  expect(roles.filter(needsSubRole)).toEqual(["crewmarine", "crewtanker"]);
});

test("an admin manages the own division below admin, a superadmin everybody", () => {
  expect(manageableRoles(actor("superadmin", 1))).toEqual([...roles]);
  const marine = manageableRoles(actor("crewingadminmarine", 1));
  expect(marine).toHaveLength(8);
  expect(marine.every((role) => role.endsWith("marine") && !role.includes("admin"))).toBe(true);
});

test("nobody but admins and superadmins is kept from deactivating themselves", () => {
  for (const role of roles)
    expect([role, mayDeactivateSelf(role)]).toEqual([role, role !== "superadmin" && !role.startsWith("crewingadmin")]);
});

test("crew needs a person, a principal account its principal, others nothing", () => {
  expect(roles.filter((role) => neededLink(role) === "employeeId")).toEqual(["crewmarine", "crewtanker"]);
  expect(roles.filter((role) => neededLink(role) === "principalId")).toEqual([
    "crewingprincipalmarine",
    "crewingprincipaltanker",
  ]);
  expect(roles.filter((role) => !isLinked(role, noLinks))).toHaveLength(4);
});

test("a role keeps the links it has a use for: the vessel is a head's only", () => {
  const all = { employeeId: 1, vesselId: 2, principalId: 3 };
  expect(linksFor("crewmarine", "head", all)).toEqual({ ...noLinks, employeeId: 1, vesselId: 2 });
  expect(linksFor("crewtanker", "crew", all)).toEqual({ ...noLinks, employeeId: 1 });
  expect(linksFor("crewingprincipaltanker", null, all)).toEqual({ ...noLinks, principalId: 3 });
  expect(linksFor("crewingadminmarine", null, all)).toEqual(noLinks);
});

test("the office has API tokens; seafarers, heads and principals have none", () => {
  expect(roles.filter((role) => !worksInOffice(role))).toEqual([
    "crewingprincipalmarine",
    "crewingprincipaltanker",
    "crewmarine",
    "crewtanker",
  ]);
});
