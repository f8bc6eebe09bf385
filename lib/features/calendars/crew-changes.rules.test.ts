import { crewChangeEvents } from "./crew-changes.rules";
import { feedWindowOf } from "./event.rules";

const window = feedWindowOf("2026-11-20", new Date("2026-11-20T02:00:00Z"));
const tour = {
  id: 4,
  slot: "next" as const,
  startDate: "2026-12-01",
  endDate: "2027-06-01",
  checkedInOn: null,
  checkedOutOn: null,
  principalStatus: "Confirmed" as const,
  employeeStatus: "Confirmed" as const,
};
const of = (changes: object, isOwn = false, schedule: Parameters<typeof crewChangeEvents>[0]["schedule"] = null) =>
  crewChangeEvents(
    {
      tour: { ...tour, ...changes },
      person: { id: 9, fullName: "Budi" },
      position: { name: "Serang", nameEn: "Bosun" },
      vessel: { name: "MV Arung" },
      port: "Merak",
      schedule,
    },
    window,
    isOwn,
  );
const eventIds = (changes: object) =>
  of(changes)
    .filter(({ counts }) => counts)
    .map(({ id }) => id);

test("a plan is a joining at the vessel's port, tentative until both agreed, and no sign-off yet", () => {
  expect(eventIds({})).toEqual(["joining-4"]);
  expect(of({})[0]).toMatchObject({
    facts: { place: "Merak", isTentative: false },
    path: expect.stringContaining("/9/"),
  });
  expect(of({ employeeStatus: "Pending" })[0]?.facts.isTentative).toBe(true);
  expect(of({}, true)[0]?.path).toBe("/dashboard/my-joining");
});

test("a schedule says the day and the port better than the plan", () => {
  const schedule = {
    onBoardDate: "2026-11-29",
    offBoardDate: "2027-05-30",
    onBoardPort: "Batam",
    offBoardPort: "Dumai",
  };
  expect(of({}, false, schedule)[0]?.facts).toMatchObject({ when: { firstDay: "2026-11-29" }, place: "Batam" });
  const aboard = { slot: "current", checkedInOn: "2026-11-03" };
  expect(of(aboard, false, schedule)[1]?.facts).toMatchObject({ when: { firstDay: "2027-05-30" }, place: "Dumai" });
});

test("who is on board has both days, the first as it was; a check-out ends the second on its day", () => {
  const aboard = { slot: "current", checkedInOn: "2026-11-03" };
  expect(eventIds(aboard)).toEqual(["joining-4", "sign-off-4"]);
  expect(of(aboard)[0]?.facts).toMatchObject({ when: { firstDay: "2026-11-03" }, place: null });
  expect(eventIds({ ...aboard, checkedInOn: "2026-05-01" })).toEqual(["sign-off-4"]);
  const left = { slot: "history", checkedInOn: "2026-05-01", checkedOutOn: "2026-11-10" };
  expect(of(left)[1]).toMatchObject({ counts: true, facts: { when: { lastDay: "2026-11-10" } } });
});

test("refused, cancelled or put aside, a plan does not take place", () => {
  for (const off of [{ principalStatus: "Rejected" }, { slot: "cancelled" }, { slot: "history" }])
    expect(eventIds(off)).toEqual([]);
});
