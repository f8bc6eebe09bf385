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

test("service moves and cancels what is open, and copies what is final", () => {
  const open = "update-status delete";
  expect(table("crewingservicetanker")).toEqual([open, open, open, open, "copy", "copy"]);
  expect(table("crewingadmintanker")).toEqual(table("crewingservicetanker"));
});

test("a head cancels while nobody took it up, proposes the received date once it is shipped, and copies", () => {
  expect(table("crewtanker", "head")).toEqual(["delete", "", "", "propose-received", "copy", "copy"]);
});

test("staff raise requests, managers and finance look, others and Marine have nothing", () => {
  expect(table("crewingstafftanker")).toEqual(["", "", "", "propose-received", "copy", "copy"]);
  for (const role of ["crewingmanagertanker", "crewingfinancetanker", "crewingplanningtanker"] as const)
    expect(table(role).join("")).toBe("");
  for (const role of ["crewingservicemarine", "crewingadminmarine"] as const) expect(table(role).join("")).toBe("");
  expect(table("crewtanker", "crew").join("")).toBe("");
});
