import type { Role, SubRole } from "@/db/enums/users";
import { everySeat } from "@/db/testing/records/every-seat";
import { can, type UserActor } from "./actor";
import { grantOf, permissions, type Permission } from "./permissions";
import { accessTags, ceilingOf, holdsTag, tagsOf, type Tag } from "./tags";

type Seat = [Role, SubRole | null];
const homeOf = (role: Role) => (role.endsWith("tanker") ? 2 : 1);
const actor = ([role, subRole]: Seat, more: Partial<UserActor> = {}): UserActor => ({
  kind: "user",
  userId: 1,
  email: "",
  name: "",
  role,
  subRole,
  divisionId: homeOf(role),
  ...more,
});

/** What one must be granted to find anything behind a tag. */
const reads: Record<Tag, Permission> = {
  "applicants-list": "applicants:view",
  "job-openings": "job-openings:view",
  "crew-management": "crew:view",
  "vessel-management": "vessels:view",
  planning: "manning:view",
  "onboard-preparation": "preparation:view",
  "onboard-scheduling": "scheduling:view",
  "approval-crew": "extensions:request",
  "service-and-administration": "scheduling:view",
  "ship-chandler": "chandler:view",
  ujbm: "ujbm:view",
  appraisal: "appraisals:view",
  "contract-management": "contracts:view",
  "payroll-management": "work-orders:view",
  "work-order-overview": "work-orders:slip",
  "billing-overview": "billing:view",
  users: "users:write",
  "audit-log": "audit:view",
  status: "status:view",
};
/** Where the tag table and the permission table differ on purpose. */
const exceptions = new Set([
  "planning crewingprincipalmarine",
  "planning crewingprincipaltanker",
  "planning crewmarine",
  "planning crewtanker", // through approval-crew
  "approval-crew crewingprincipalmarine",
  "approval-crew crewingprincipaltanker", // decides, asks for no extension
  "approval-crew crewmarine",
  "approval-crew crewtanker", // crew asks from the own schedule
  "service-and-administration crewingstaffmarine",
  "service-and-administration crewingstafftanker",
]);

test("a tag is within the ceiling of exactly the roles that may read what is behind it", () => {
  for (const tag of accessTags)
    for (const [role, subRole] of everySeat) {
      if (exceptions.has(`${tag} ${role}`)) continue;
      expect([tag, role, subRole, ceilingOf(role, subRole).includes(tag)]).toEqual([
        tag,
        role,
        subRole,
        grantOf(role, subRole, reads[tag]) !== "-",
      ]);
    }
});

test("a head reaches planning's facts through approval-crew, a crew member has no such page", () => {
  expect(ceilingOf("crewmarine", "head")).toEqual(expect.arrayContaining(["approval-crew"]));
  expect(ceilingOf("crewmarine", "head")).not.toContain("planning");
  expect(ceilingOf("crewmarine", "crew")).not.toContain("approval-crew");
  expect(can(actor(["crewmarine", "head"], { accessList: ["approval-crew"] }), "manning:view")).toBe(true);
  expect(can(actor(["crewmarine", "head"], { accessList: ["crew-management"] }), "manning:view")).toBe(false);
});

test("without an access list an account may do what the policy grants, in the division that has it", () => {
  for (const seat of everySeat)
    for (const permission of permissions) {
      const area = permission.split(":")[0];
      const isElsewhere = (area === "chandler" && homeOf(seat[0]) === 1) || (area === "ujbm" && homeOf(seat[0]) === 2);
      expect([seat, permission, can(actor(seat), permission)]).toEqual([
        seat,
        permission,
        grantOf(...seat, permission) !== "-" && !isElsewhere,
      ]);
    }
});

test("chandler belongs to Tanker and UJBM to Marine, for a superadmin by the division switched to", () => {
  const superadmin = (divisionId: 1 | 2) => actor(["superadmin", null], { divisionId });
  expect([holdsTag(superadmin(1), "ship-chandler"), holdsTag(superadmin(2), "ship-chandler")]).toEqual([false, true]);
  expect([can(superadmin(1), "ujbm:rates"), can(superadmin(2), "ujbm:rates")]).toEqual([true, false]);
});

test("an access list takes away and never adds: a tag above the role opens nothing", () => {
  const listed = (seat: Seat, accessList: string[]) => actor(seat, { accessList });
  expect(can(listed(["crewingstaffmarine", null], ["job-openings"]), "applicants:view")).toBe(false);
  expect(can(listed(["crewingstaffmarine", null], ["job-openings"]), "job-openings:view")).toBe(true);
  expect(holdsTag(listed(["crewingstaffmarine", null], ["users"]), "users")).toBe(false);
  expect(can(listed(["crewingstaffmarine", null], [...accessTags]), "users:write")).toBe(false);
});

test("permissions without a menu entry remain: lookups, the own account, the own answer", () => {
  expect(tagsOf("lookups:create")).toEqual([]);
  expect(can(actor(["crewingstaffmarine", null], { accessList: [] }), "lookups:create")).toBe(true);
  expect(can(actor(["crewingstaffmarine", null], { accessList: [] }), "users:deactivate-self")).toBe(true);
  expect(can(actor(["crewmarine", "crew"], { accessList: [] }), "approvals:decide-as-employee")).toBe(true);
});
