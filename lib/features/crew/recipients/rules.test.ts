import { roles, type Role } from "@/db/enums/users";
import type { UserActor } from "@/lib/access/actor";
import { ceilingOf } from "@/lib/access/tags";
import { mayBeNotified, type NotifiedContent, type NotifiedPerson } from "./rules";

const actor = (role: Role, changes: Partial<UserActor> = {}): UserActor => ({
  kind: "user",
  userId: 1,
  email: "sari@example.test",
  name: "Sari",
  role,
  subRole: null,
  divisionId: role.endsWith("tanker") ? 2 : 1,
  ...changes,
});
const crewMember = { id: 7, vesselId: null, processingStoppedAt: null };
const contents: Record<string, NotifiedContent> = {
  papers: { rights: ["crew:view"], classes: ["professional", "travel"] },
  medicals: { rights: ["crew:view", "preparation:medical"], classes: ["medical"] },
  boarding: { rights: ["vessels:view"], classes: [] },
  register: { rights: ["suitability:decide-removal"], classes: ["suitability"] },
};
const marine = roles.filter((role) => !role.endsWith("tanker"));
const notifiedRoles = (what: NotifiedContent, about: NotifiedPerson, changes: Partial<UserActor> = {}) =>
  marine
    .filter((role) => mayBeNotified(actor(role, changes), about, what))
    .map((role) => role.replace(/^crewing|marine$/g, ""));

test("notifies each role of what it may see on a screen", () => {
  const heard = Object.fromEntries(
    Object.entries(contents).map(([name, what]) => [name, notifiedRoles(what, crewMember)]),
  );
  expect(heard).toEqual({
    papers: expect.arrayContaining(["superadmin", "admin", "manager", "planning", "service", "staff", "pde"]),
    medicals: expect.arrayContaining(["superadmin", "admin", "service", "staff"]),
    boarding: expect.arrayContaining(["planning", "service", "principal", "finance"]),
    register: expect.arrayContaining(["superadmin", "manager"]),
  });
  expect(heard.papers).not.toEqual(expect.arrayContaining(["finance"]));
  for (const role of ["planning", "pde", "manager", "principal", "finance"]) expect(heard.medicals).not.toContain(role);
  for (const role of ["service", "finance", "principal", "admin", "planning"])
    expect(heard.register).not.toContain(role);
});

test("excludes users whose access list hides the screen, and includes others", () => {
  for (const what of Object.values(contents)) expect(notifiedRoles(what, crewMember, { accessList: [] })).toEqual([]);
  for (const role of marine) {
    const full = ceilingOf(role, null);
    for (const [name, what] of Object.entries(contents))
      expect([role, name, mayBeNotified(actor(role, { accessList: full }), crewMember, what)]).toEqual([
        role,
        name,
        mayBeNotified(actor(role), crewMember, what),
      ]);
  }
  expect(
    mayBeNotified(actor("crewingplanningmarine", { accessList: ["crew-management"] }), null, contents.papers!),
  ).toBe(true);
  expect(
    mayBeNotified(actor("crewingplanningmarine", { accessList: ["vessel-management"] }), null, contents.papers!),
  ).toBe(false);
});

test("notifies only users who answer for a stopped person, and the person", () => {
  const stopped = { ...crewMember, processingStoppedAt: new Date() };
  expect(notifiedRoles(contents.boarding!, stopped).sort()).toEqual(["admin", "manager", "superadmin"]);
  const own = { rights: ["crew:view"], classes: ["suitability"] } as const;
  expect(mayBeNotified(actor("crewmarine", { subRole: "crew", crewId: 7 }), stopped, own)).toBe(true);
  expect(
    mayBeNotified(actor("crewmarine", { subRole: "crew", crewId: 8 }), crewMember, { rights: [], classes: [] }),
  ).toBe(false);
});
