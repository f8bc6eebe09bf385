import type { Actor } from "@/lib/access/actor";
import { isOwn, ownOf } from "./who.rules";

const head: Actor = {
  kind: "user",
  userId: 1,
  email: "bagus@example.test",
  name: "Bagus",
  role: "crewmarine",
  subRole: "head",
  divisionId: 1,
  crewId: 70,
};

test("returns the crew id of seafarers' accounts only", () => {
  expect([ownOf(head), isOwn(head, 70), isOwn(head, 71)]).toEqual([70, true, false]);
  for (const kind of ["scheduler", "stranger"] as const)
    expect([ownOf({ kind }), isOwn({ kind }, 70)]).toEqual([null, false]);
  expect(isOwn({ ...head, crewId: null }, 70)).toBe(false);
});
