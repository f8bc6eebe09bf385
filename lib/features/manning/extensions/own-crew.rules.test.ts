import type { Actor } from "@/lib/access/actor";
import { isOwnCrewId, ownCrewIdOf } from "./own-crew.rules";

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
  expect([ownCrewIdOf(head), isOwnCrewId(head, 70), isOwnCrewId(head, 71)]).toEqual([70, true, false]);
  for (const kind of ["scheduler", "stranger"] as const)
    expect([ownCrewIdOf({ kind }), isOwnCrewId({ kind }, 70)]).toEqual([null, false]);
  expect(isOwnCrewId({ ...head, crewId: null }, 70)).toBe(false);
});
