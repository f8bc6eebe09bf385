import { roles, type Role, type SubRole } from "@/db/enums/users";
import { roleColumn } from "@/lib/access/permissions";
import { mayUseLink } from "./holder.rules";

const user = (role: Role, subRole: SubRole | null = null, ties: object = {}) => ({
  kind: "user" as const,
  userId: 1,
  email: "",
  name: "",
  role,
  subRole,
  divisionId: 1 as const,
  ...ties,
});
const toPrincipal = { purpose: "principal-approval" as const, principalId: 5, crewId: null };
const toSeafarer = { purpose: "employee-consent" as const, principalId: null, crewId: 3 };

test("refuses office accounts", () => {
  for (const role of roles.filter((one) => !["PR", "CR"].includes(roleColumn(one, null))))
    for (const link of [toPrincipal, toSeafarer])
      expect([role, mayUseLink(user(role, null, { principalId: 5 }), link)]).toEqual([role, false]);
});

test("accepts the own principal, the own person and visitors", () => {
  expect(mayUseLink(user("crewingprincipalmarine", null, { principalId: 5 }), toPrincipal)).toBe(true);
  expect(mayUseLink(user("crewingprincipalmarine", null, { principalId: 6 }), toPrincipal)).toBe(false);
  expect(mayUseLink(user("crewingprincipalmarine", null, { principalId: 5 }), toSeafarer)).toBe(false);
  expect(mayUseLink(user("crewmarine", "crew", { crewId: 3 }), toSeafarer)).toBe(true);
  expect(mayUseLink(user("crewmarine", "head", { crewId: 4 }), toSeafarer)).toBe(false);
  expect(mayUseLink(user("crewmarine", "crew", { crewId: 3 }), toPrincipal)).toBe(false);
  for (const link of [toPrincipal, toSeafarer]) expect(mayUseLink({ kind: "stranger" }, link)).toBe(true);
});
