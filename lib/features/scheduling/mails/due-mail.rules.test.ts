import type { StatusId } from "@/db/enums/scheduling";
import { assertDue, mailOfState, recipientRoleOf } from "./due-mail.rules";

const schedule = (statusId: StatusId, cancelledAt: Date | null = null) => ({ statusId, cancelledAt });

test("requires a matching state, a change only after an earlier mail, and never history", () => {
  expect(() => assertDue("OnboardScheduling", schedule(3), false)).not.toThrow();
  expect(() => assertDue("OffboardScheduling", schedule(6), false)).not.toThrow();
  expect(() => assertDue("ScheduleChanged", schedule(2), true)).not.toThrow();
  for (const [type, state, wasNotified] of [
    ["OnboardScheduling", schedule(2), true],
    ["OnboardScheduling", schedule(3, new Date()), true],
    ["OffboardScheduling", schedule(3), true],
    ["OffboardScheduling", schedule(7), true],
    ["ScheduleChanged", schedule(3), false],
  ] as const)
    expect(() => assertDue(type, state, wasNotified)).toThrow(expect.objectContaining({ code: "rule" }));
});

test("offers a mail again only for a settled way", () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(mailOfState)).toEqual([
    null,
    null,
    "OnboardScheduling",
    null,
    null,
    "OffboardScheduling",
    null,
  ]);
});

test("returns a role for every recipient", () => {
  const accounts = [
    null,
    { role: "crewingplanningmarine", subRole: null },
    { role: "crewingservicetanker", subRole: null },
    { role: "crewmarine", subRole: "head" },
    { role: "crewingprincipalmarine", subRole: null },
    { role: "crewingadminmarine", subRole: null },
  ] as const;
  expect(accounts.map(recipientRoleOf)).toEqual(["seafarer", "planning", "service", "head", "principal", "office"]);
});
