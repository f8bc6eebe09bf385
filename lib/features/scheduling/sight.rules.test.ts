import type { UserActor } from "@/lib/access/actor";
import { sightOf } from "./sight.rules";

const actor = (values: Partial<UserActor>): UserActor => ({
  kind: "user",
  userId: 1,
  email: "a@example.test",
  name: "A",
  role: "crewingservicemarine",
  subRole: null,
  divisionId: 1,
  ...values,
});
const somebody = { id: 7, vesselId: 3 };

test("shows the office all, seafarers their own pay, heads neither money nor reports", () => {
  expect(sightOf(actor({}), somebody)).toEqual({ amounts: true, prices: true, appraisals: true });
  const crew = { role: "crewmarine" as const };
  expect(sightOf(actor({ ...crew, subRole: "crew", crewId: 7 }), somebody)).toEqual({
    amounts: true,
    prices: false,
    appraisals: false,
  });
  expect(sightOf(actor({ ...crew, subRole: "head", vesselId: 3 }), somebody)).toEqual({
    amounts: false,
    prices: false,
    appraisals: false,
  });
  expect(sightOf(actor({ role: "crewingpdemarine" }), somebody)).toEqual({
    amounts: false,
    prices: false,
    appraisals: true,
  });
});
