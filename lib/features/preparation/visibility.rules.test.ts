import type { UserActor } from "@/lib/access/actor";
import { countedItemsFor, joinerVisibilityOf } from "./visibility.rules";

const actor = (role: UserActor["role"], values: Partial<UserActor> = {}) =>
  // Only the fields the rules read.
  ({ kind: "user", role, subRole: null, crewId: null, vesselId: null, ...values }) as UserActor;
const joiner = { id: 7, vesselId: null };

test("hides joiners' health from a head, except their own", () => {
  const head = actor("crewmarine", { subRole: "head", crewId: 9, vesselId: 3 });
  expect(joinerVisibilityOf(head, joiner)).toEqual({
    items: ["certificates", "bjst", "pkl"],
    medicalDates: false,
    writesMedical: false,
  });
  expect(joinerVisibilityOf(head, { id: 9, vesselId: 3 })).toMatchObject({ medicalDates: true });
  expect(countedItemsFor(head)).toEqual(["certificates", "bjst", "pkl"]);
});

test.each([
  ["crewingplanningmarine", false],
  ["crewingpdetanker", false],
  ["crewingservicemarine", true],
] as const)("shows %s every status, and the dates of a medical: %s", (role, medicalDates) => {
  expect(joinerVisibilityOf(actor(role), joiner)).toMatchObject({ medicalDates, writesMedical: medicalDates });
  expect(joinerVisibilityOf(actor(role), joiner).items).toHaveLength(5);
  expect(countedItemsFor(actor(role))).toHaveLength(5);
});
