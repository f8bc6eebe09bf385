import type { UserActor } from "@/lib/access/actor";
import type { Role } from "@/db/enums/users";
import { dueAt, erasureObstacles, isDecider, mayAskFor, seesPanel, stateOf } from "./subject.rules";

const now = new Date("2026-11-20T02:00:00Z");
const actor = (role: Role, crewId: number | null = null): UserActor => ({ kind: "user", userId: 1, email: "a@example.test", name: "A", role, subRole: role === "crewmarine" ? "crew" : null, divisionId: 1, crewId });

test("an answer is due within three days", () => {
  expect(dueAt(now).toISOString()).toBe("2026-11-23T02:00:00.000Z");
});

test.each([
  [{ kind: "export", decidedAt: null, refusedReason: null }, "open"],
  [{ kind: "export", decidedAt: new Date("2026-11-13T03:00:00Z"), refusedReason: null }, "approved"],
  [{ kind: "export", decidedAt: new Date("2026-11-13T01:00:00Z"), refusedReason: null }, "expired"],
  [{ kind: "export", decidedAt: now, refusedReason: "no" }, "refused"],
  [{ kind: "erase", decidedAt: now, refusedReason: null }, "done"],
] as const)("%j is %s", (request, state) => {
  expect(stateOf(request, now)).toBe(state);
});

test("superadmins and admins ask, they confirm exports, managers and superadmins erasures; nobody else sees more than their own", () => {
  const roles: Role[] = ["superadmin", "crewingadminmarine", "crewingmanagermarine", "crewingplanningmarine", "crewingservicemarine", "crewingstaffmarine", "crewingpdemarine", "crewingfinancemarine", "crewingprincipalmarine", "crewmarine"];
  const those = (judge: (one: UserActor) => boolean) => roles.filter((role) => judge(actor(role)));
  expect(those(mayAskFor)).toEqual(["superadmin", "crewingadminmarine"]);
  expect(those((one) => isDecider(one, "export"))).toEqual(["superadmin", "crewingadminmarine"]);
  expect(those((one) => isDecider(one, "erase"))).toEqual(["superadmin", "crewingmanagermarine"]);
  expect(those((one) => seesPanel(one, 5))).toEqual(["superadmin", "crewingadminmarine", "crewingmanagermarine"]);
  expect(seesPanel(actor("crewmarine", 5), 5)).toBe(true);
});

test("only somebody who resigned can be erased", () => {
  expect(erasureObstacles({ status: "resigned", erasedAt: null })).toEqual([]);
  for (const status of ["off-board", "on-board"] as const) expect(erasureObstacles({ status, erasedAt: null })).toEqual(["data-subject.obstacles.employed"]);
  expect(erasureObstacles({ status: "blacklist", erasedAt: null })).toEqual(["data-subject.obstacles.barred"]);
  expect(erasureObstacles({ status: "resigned", erasedAt: now })).toEqual(["data-subject.obstacles.erased"]);
});
