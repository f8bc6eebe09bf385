import type { Role, SubRole } from "@/db/enums/users";
import type { UserActor } from "@/lib/access/actor";
import { allowedActionsOn, offeredActions, registerRightsOf } from "./rights.rules";

const actorOf = (role: Role, changes: Partial<UserActor> = {}, subRole: SubRole | null = null): UserActor => ({
  kind: "user",
  userId: 1,
  email: "",
  name: "",
  role,
  subRole,
  divisionId: 1,
  ...changes,
});

test.each<[Role, string]>([
  ["superadmin", "write confirm request decide"],
  ["crewingadminmarine", "write request"],
  ["crewingmanagermarine", "write confirm request decide"],
  ["crewingplanningmarine", ""],
  ["crewingservicemarine", ""],
  ["crewingstaffmarine", "request"],
  ["crewingpdemarine", ""],
  ["crewingfinancemarine", ""],
  ["crewingprincipalmarine", ""],
  ["crewmarine", "request"],
])("%s may in the register: %s", (role, expected) => {
  const rights = registerRightsOf(actorOf(role, {}, role === "crewmarine" ? "crew" : null));
  const held = Object.entries(rights).flatMap(([right, isHeld]) => (isHeld ? [right] : []));
  expect(held.join(" ")).toBe(expected);
});

const all = { write: true, confirm: true, request: true, decide: true };
const facts = { isOpen: true, level: 3, isConfirmed: false, hasOpenRequest: false };

test.each([
  ["a level 3 nobody confirmed", {}, ["edit", "confirm", "request-removal"]],
  ["a confirmed level 3", { isConfirmed: true }, ["edit", "request-removal"]],
  ["a level 2", { level: 2 }, ["edit", "request-removal"]],
  ["one whose end is asked for", { isConfirmed: true, hasOpenRequest: true }, ["edit", "decide-removal"]],
  ["one that is over", { isOpen: false, hasOpenRequest: true }, []],
])("offers a superuser the actions for %s", (_, changes, expected) => {
  expect(offeredActions(all, { ...facts, ...changes })).toEqual(expected);
});

test("offers nothing without permissions", () => {
  const emptyRights = { write: false, confirm: false, request: false, decide: false };
  expect(offeredActions(emptyRights, { ...facts, hasOpenRequest: true })).toEqual([]);
});

const entry = { ...facts, crewId: 7, createdBy: 2, updatedBy: null, raisedBy: null, requestedBy: null };
const otherDecider = { confirm: false, decide: false };
const manager = (userId: number, changes: Partial<UserActor> = {}) =>
  actorOf("crewingmanagermarine", { userId, ...changes });

test("offers no confirmation to authors unless no colleague could", () => {
  for (const wrote of [{ createdBy: 1 }, { updatedBy: 1 }, { raisedBy: 1 }]) {
    expect(allowedActionsOn(manager(1), { ...entry, ...wrote }, otherDecider)).not.toContain("confirm");
    expect(allowedActionsOn(manager(1), { ...entry, ...wrote }, { ...otherDecider, confirm: true })).toContain(
      "confirm",
    );
  }
  expect(allowedActionsOn(manager(1), entry, otherDecider)).toContain("confirm");
});

test("offers no decision to author and requester unless no colleague could", () => {
  const asked = { ...entry, isConfirmed: true, hasOpenRequest: true };
  for (const party of [{ createdBy: 1 }, { requestedBy: 1 }]) {
    expect(allowedActionsOn(manager(1), { ...asked, ...party }, otherDecider)).not.toContain("decide-removal");
    expect(allowedActionsOn(manager(1), { ...asked, ...party }, { ...otherDecider, decide: true })).toContain(
      "decide-removal",
    );
  }
  expect(allowedActionsOn(manager(1), { ...asked, updatedBy: 1 }, otherDecider)).toContain("decide-removal");
});

test("offers only the reply to the person", () => {
  const asked = { ...entry, hasOpenRequest: true };
  const onlyDecider = { confirm: true, decide: true };
  const sailor = actorOf("crewmarine", { crewId: 7 }, "crew");
  expect(allowedActionsOn(sailor, entry, onlyDecider)).toEqual(["request-removal", "reply"]);
  expect(allowedActionsOn(manager(1, { crewId: 7 }), asked, onlyDecider)).toEqual(["edit", "reply"]);
  expect(allowedActionsOn(sailor, { ...entry, isOpen: false }, onlyDecider)).toEqual([]);
  expect(allowedActionsOn({ kind: "stranger" }, entry, onlyDecider)).toEqual([]);
});
