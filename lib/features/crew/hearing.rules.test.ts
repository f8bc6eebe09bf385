import { roles, type Role } from "@/db/enums/users";
import type { UserActor } from "@/lib/access/actor";
import { ceilingOf } from "@/lib/access/tags";
import { mayHear, type Told, type ToldOf } from "./hearing.rules";

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
const someone = { id: 7, vesselId: null, processingStoppedAt: null };
const told: Record<string, Told> = {
  papers: { rights: ["crew:view"], classes: ["professional", "travel"] },
  medicals: { rights: ["crew:view", "preparation:medical"], classes: ["medical"] },
  boarding: { rights: ["vessels:view"], classes: [] },
  register: { rights: ["suitability:decide-removal"], classes: ["suitability"] },
};
const marine = roles.filter((role) => !role.endsWith("tanker"));
const hearing = (what: Told, about: ToldOf, changes: Partial<UserActor> = {}) =>
  marine
    .filter((role) => mayHear(actor(role, changes), about, what))
    .map((role) => role.replace(/^crewing|marine$/g, ""));

test("notifies each role of what it may see on a screen", () => {
  const heard = Object.fromEntries(Object.entries(told).map(([name, what]) => [name, hearing(what, someone)]));
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
  for (const what of Object.values(told)) expect(hearing(what, someone, { accessList: [] })).toEqual([]);
  for (const role of marine) {
    const full = ceilingOf(role, null);
    for (const [name, what] of Object.entries(told))
      expect([role, name, mayHear(actor(role, { accessList: full }), someone, what)]).toEqual([
        role,
        name,
        mayHear(actor(role), someone, what),
      ]);
  }
  expect(mayHear(actor("crewingplanningmarine", { accessList: ["crew-management"] }), null, told.papers!)).toBe(true);
  expect(mayHear(actor("crewingplanningmarine", { accessList: ["vessel-management"] }), null, told.papers!)).toBe(
    false,
  );
});

test("notifies only users who answer for a stopped person, and the person", () => {
  const stopped = { ...someone, processingStoppedAt: new Date() };
  expect(hearing(told.boarding!, stopped).sort()).toEqual(["admin", "manager", "superadmin"]);
  const own = { rights: ["crew:view"], classes: ["suitability"] } as const;
  expect(mayHear(actor("crewmarine", { subRole: "crew", crewId: 7 }), stopped, own)).toBe(true);
  expect(mayHear(actor("crewmarine", { subRole: "crew", crewId: 8 }), someone, { rights: [], classes: [] })).toBe(
    false,
  );
});
