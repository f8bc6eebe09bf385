import { chandlerStatuses } from "@/db/enums/chandler";
import type { Role, SubRole } from "@/db/enums/users";
import type { UserActor } from "@/lib/access/actor";
import { actionsFor } from "./actions.rules";

const actor = (role: Role, subRole: SubRole | null = null): UserActor => ({
  kind: "user",
  userId: 1,
  email: "sari@example.test",
  name: "Sari",
  role,
  subRole,
  divisionId: role.endsWith("marine") ? 1 : 2,
});
const table = (role: Role, subRole: SubRole | null = null) =>
  chandlerStatuses.map((status) => actionsFor(actor(role, subRole), status).join(" "));

test("lets service move and cancel open requests, and copy final ones", () => {
  const open = "update-status delete";
  expect(table("crewingservicetanker")).toEqual([open, open, open, open, "copy", "copy"]);
  expect(table("crewingadmintanker")).toEqual(table("crewingservicetanker"));
});

test("lets a head cancel submitted requests, report receipt once shipped, and copy", () => {
  expect(table("crewtanker", "head")).toEqual(["delete", "", "", "propose-received", "copy", "copy"]);
});

test("lets staff create, managers and finance view; others and Marine have no access", () => {
  expect(table("crewingstafftanker")).toEqual(["", "", "", "propose-received", "copy", "copy"]);
  for (const role of ["crewingmanagertanker", "crewingfinancetanker", "crewingplanningtanker"] as const)
    expect(table(role).join("")).toBe("");
  for (const role of ["crewingservicemarine", "crewingadminmarine"] as const) expect(table(role).join("")).toBe("");
  expect(table("crewtanker", "crew").join("")).toBe("");
});
