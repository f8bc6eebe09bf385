import type { StatusId } from "@/db/enums/scheduling";
import { assertDue, mailOfState, partOf } from "./due.rules";

const schedule = (statusId: StatusId, cancelledAt: Date | null = null) => ({ statusId, cancelledAt });

test("a mail is due in the states it tells of, a change only after one was told, history never", () => {
  expect(() => assertDue("OnboardScheduling", schedule(3), false)).not.toThrow();
  expect(() => assertDue("OffboardScheduling", schedule(6), false)).not.toThrow();
  expect(() => assertDue("ScheduleChanged", schedule(2), true)).not.toThrow();
  for (const [type, state, wasTold] of [
    ["OnboardScheduling", schedule(2), true],
    ["OnboardScheduling", schedule(3, new Date()), true],
    ["OffboardScheduling", schedule(3), true],
    ["OffboardScheduling", schedule(7), true],
    ["ScheduleChanged", schedule(3), false],
  ] as const)
    expect(() => assertDue(type, state, wasTold)).toThrow(expect.objectContaining({ code: "rule" }));
});

test("only a way that is settled has a mail to send again", () => {
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

test("whoever is told has a part in it", () => {
  const accounts = [
    null,
    { role: "crewingplanningmarine", subRole: null },
    { role: "crewingservicetanker", subRole: null },
    { role: "crewmarine", subRole: "head" },
    { role: "crewingprincipalmarine", subRole: null },
    { role: "crewingadminmarine", subRole: null },
  ] as const;
  expect(accounts.map(partOf)).toEqual(["seafarer", "planning", "service", "head", "principal", "office"]);
});
