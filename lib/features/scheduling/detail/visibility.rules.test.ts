import type { UserActor } from "@/lib/access/actor";
import { scheduleVisibilityOf } from "./visibility.rules";

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
const recipient = { id: 7, vesselId: 3 };

test("shows the office all, seafarers their own pay, heads neither money nor reports", () => {
  expect(scheduleVisibilityOf(actor({}), recipient)).toEqual({ amounts: true, prices: true, appraisals: true });
  const crew = { role: "crewmarine" as const };
  expect(scheduleVisibilityOf(actor({ ...crew, subRole: "crew", crewId: 7 }), recipient)).toEqual({
    amounts: true,
    prices: false,
    appraisals: false,
  });
  expect(scheduleVisibilityOf(actor({ ...crew, subRole: "head", vesselId: 3 }), recipient)).toEqual({
    amounts: false,
    prices: false,
    appraisals: false,
  });
  expect(scheduleVisibilityOf(actor({ role: "crewingpdemarine" }), recipient)).toEqual({
    amounts: false,
    prices: false,
    appraisals: true,
  });
});
