import { roles } from "@/db/enums/users";
import type { UserActor } from "@/lib/access/actor";
import { followableKinds } from "./feed-kinds.rules";

const actor = (values: Partial<UserActor> & Pick<UserActor, "role">): UserActor => ({
  kind: "user",
  userId: 1,
  email: "a@example.test",
  name: "A",
  subRole: null,
  divisionId: 1,
  ...values,
});
const office = ["crew-changes", "check-ups", "interviews", "expiries"];

test("each role is offered what it sees elsewhere and nothing else", () => {
  const offered = roles
    .filter((role) => !role.endsWith("tanker") && !role.startsWith("crewmarine"))
    .map((role) => [role, followableKinds(actor({ role }))]);
  expect(Object.fromEntries(offered)).toEqual({
    superadmin: office,
    crewingadminmarine: office,
    crewingmanagermarine: office,
    crewingplanningmarine: office,
    crewingservicemarine: office,
    crewingstaffmarine: office,
    crewingpdemarine: office,
    crewingfinancemarine: [],
    crewingprincipalmarine: ["crew-changes", "expiries"],
  });
});

test("a seafarer and a head follow only their own check-ups; a reduced access list removes kinds", () => {
  const own = ["crew-changes", "check-ups", "expiries"];
  expect(followableKinds(actor({ role: "crewmarine", subRole: "crew", crewId: 5 }))).toEqual(own);
  expect(followableKinds(actor({ role: "crewmarine", subRole: "crew" }))).toEqual([]);
  expect(followableKinds(actor({ role: "crewmarine", subRole: "head", crewId: 5, vesselId: 3 }))).toEqual(own);
  expect(followableKinds(actor({ role: "crewmarine", subRole: "head", vesselId: 3 }))).toEqual([
    "crew-changes",
    "expiries",
  ]);
  expect(followableKinds(actor({ role: "crewingplanningmarine", accessList: ["planning"] }))).toEqual(["crew-changes"]);
});
