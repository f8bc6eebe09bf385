import type { Actor } from "@/lib/access/actor";
import { tableViewerOf } from "./table-viewer.rules";

const user = {
  kind: "user",
  userId: 1,
  email: "reader@nakhoda.test",
  name: "Reader",
  divisionId: 1,
} as const;

test.each<[string, Actor, string | null, number | null]>([
  ["a principal", { ...user, role: "crewingprincipalmarine", subRole: null, principalId: 3 }, "principals", null],
  ["the head of a vessel", { ...user, role: "crewmarine", subRole: "head", crewId: 12 }, "seafarers", 12],
  ["a seafarer", { ...user, role: "crewmarine", subRole: "crew", crewId: 13 }, "seafarers", 13],
  ["planning", { ...user, role: "crewingplanningmarine", subRole: null }, null, null],
  ["the scheduler", { kind: "scheduler" }, null, null],
  ["a visitor", { kind: "stranger" }, null, null],
])("describes %s by group and crew id", (_who, actor, group, crewId) => {
  const reader = tableViewerOf(actor);
  expect([reader.group, reader.crewId]).toEqual([group, crewId]);
});

test("returns the actor's permissions", () => {
  const principal = tableViewerOf({ ...user, role: "crewingprincipalmarine", subRole: null });
  expect([principal.can("approvals:decide-as-principal"), principal.can("manning:propose")]).toEqual([true, false]);
  expect(tableViewerOf({ kind: "stranger" }).can("manning:view")).toBe(false);
});
