import { grantOf } from "@/lib/access/permissions";
import { roles } from "@/db/enums/users";
import type { UserActor } from "@/lib/access/actor";
import {
  brokenPasswordRules,
  divisionOfRole,
  isLinked,
  manageableRoles,
  mayDeactivateSelf,
  needsSubRole,
  neededLink,
  linksFor,
  noLinks,
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
  ["Aa1#aaaa", [], ["special"]],
  ["Aa1@aaaa", [], []],
  ["Aa1?aaaa", ["special"], []],
  ["Aa1@aaa", ["length"], ["length"]],
  ["AA1@AAAA", ["lower"], ["lower"]],
  ["aa1@aaaa", ["upper"], ["upper"]],
  ["Aaa@aaaa", ["digit"], ["digit"]],
  ["Aa1aaaaa", ["special"], ["special"]],
  [`Aa1@${"a".repeat(69)}`, ["length"], ["length"]],
  ["Password1!", ["uncommon"], ["uncommon"]],
  ["Bismillah123!", ["uncommon"], ["uncommon"]],
  ["", ["length", "lower", "upper", "digit", "special"], ["length", "lower", "upper", "digit", "special"]],
])("%s breaks of the user form's rules %j, of the reset form's %j", (password, account, reset) => {
  expect(brokenPasswordRules(password, "account")).toEqual(account);
  expect(brokenPasswordRules(password, "reset")).toEqual(reset);
});

test("a role's division is its ending; only a superadmin has none", () => {
  expect(roles.filter((role) => divisionOfRole(role) === null)).toEqual(["superadmin"]);
  expect(roles.filter(needsSubRole)).toEqual(["crewmarine", "crewtanker"]);
});

test("an admin manages the own division below admin, a superadmin all", () => {
  expect(manageableRoles(actor("superadmin", 1))).toEqual([...roles]);
  const marine = manageableRoles(actor("crewingadminmarine", 1));
  expect(marine).toHaveLength(8);
  expect(marine.every((role) => role.endsWith("marine") && !role.includes("admin"))).toBe(true);
});

test("only admins and superadmins cannot deactivate themselves", () => {
  for (const role of roles)
    expect([role, mayDeactivateSelf(role)]).toEqual([role, role !== "superadmin" && !role.startsWith("crewingadmin")]);
});

test("crew needs a person, a principal account its principal, others nothing", () => {
  expect(roles.filter((role) => neededLink(role) === "crewId")).toEqual(["crewmarine", "crewtanker"]);
  expect(roles.filter((role) => neededLink(role) === "principalId")).toEqual([
    "crewingprincipalmarine",
    "crewingprincipaltanker",
  ]);
  expect(roles.filter((role) => !isLinked(role, noLinks))).toHaveLength(4);
});

test("a role has only the links it needs: the vessel is a head's only", () => {
  const all = { crewId: 1, vesselId: 2, principalId: 3 };
  expect(linksFor("crewmarine", "head", all)).toEqual({ ...noLinks, crewId: 1, vesselId: 2 });
  expect(linksFor("crewtanker", "crew", all)).toEqual({ ...noLinks, crewId: 1 });
  expect(linksFor("crewingprincipaltanker", null, all)).toEqual({ ...noLinks, principalId: 3 });
  expect(linksFor("crewingadminmarine", null, all)).toEqual(noLinks);
});

test("the office has API tokens; seafarers, heads and principals have none", () => {
  expect(roles.filter((role) => grantOf(role, null, "users:api-tokens") === "-")).toEqual([
    "crewingprincipalmarine",
    "crewingprincipaltanker",
    "crewmarine",
    "crewtanker",
  ]);
});
