import fc from "fast-check";
import { addDays } from "@/lib/platform/calendar/dates";
import { planningStatus, seatReasons } from "./status.rules";
import { seatOf, type Assignment, type SummaryStatus } from "../slots.rules";

const today = "2026-11-20";
const assignment = (fields: Partial<Assignment>): Assignment => ({
  id: 1,
  seatId: 1,
  crewId: 1,
  slot: "next",
  startDate: "2027-01-01",
  endDate: "2027-07-01",
  originalEndDate: null,
  durationMonths: 6,
  principalStatus: "NotRequired",
  employeeStatus: "Confirmed",
  checkedInOn: null,
  checkedOutOn: null,
  handoverSince: null,
  ...fields,
});
/** Build a seat by Current's days left and Next's answer; null: no person. */
const seat = (leavesIn: number | null, next: SummaryStatus | null, seatId = 1) =>
  seatOf(seatId, [
    ...(leavesIn === null
      ? []
      : [
          assignment({
            id: 1,
            seatId,
            slot: "current",
            startDate: "2026-01-01",
            endDate: addDays(today, leavesIn),
            checkedInOn: "2026-01-01",
          }),
        ]),
    ...(next === null ? [] : [assignment({ id: 2, seatId, crewId: 2, employeeStatus: next })]),
  ]);

test("returns the reasons of a seat", () => {
  const table: [number | null, SummaryStatus | null, string[]][] = [
    [null, null, ["unmanned"]],
    [null, "Pending", ["unmanned", "next-pending"]],
    [null, "Rejected", ["unmanned", "next-rejected"]],
    [null, "Confirmed", []],
    [-1, null, ["over-contract"]],
    [-1, "Pending", ["over-contract", "next-pending"]],
    [-1, "Confirmed", []],
    [0, null, ["leaves-soon"]],
    [30, "Pending", ["leaves-soon", "next-pending"]],
    [30, "Confirmed", []],
    [31, null, ["no-relief"]],
    [31, "Pending", ["next-pending"]],
    [90, null, ["no-relief"]],
    [91, null, []],
    [200, "Pending", ["next-pending"]],
    [200, "Rejected", ["next-rejected"]],
    [200, "Confirmed", []],
  ];
  for (const [leavesIn, next, reasons] of table)
    expect([leavesIn, next, seatReasons(seat(leavesIn, next), today)]).toEqual([leavesIn, next, reasons]);
});

test("returns the vessel's most urgent status", () => {
  expect(planningStatus([], today)).toEqual({ status: "Planned", reasons: [] });
  expect(planningStatus([seat(200, null), seat(20, "Confirmed", 2)], today).status).toBe("Planned");
  expect(planningStatus([seat(200, null), seat(60, null, 2)], today)).toEqual({
    status: "On Planning",
    reasons: [{ seatId: 2, reason: "no-relief" }],
  });
  expect(planningStatus([seat(60, null), seat(200, "Rejected", 2)], today).status).toBe("Need Action");
});

test("accepts horizon and alert settings", () => {
  expect(planningStatus([seat(50, null)], today, { gapAlertDays: 60 }).status).toBe("Need Action");
  expect(planningStatus([seat(120, null)], today, { horizonDays: 120 }).status).toBe("On Planning");
});

test("never gets worse with a confirmed relief or better with another seat", () => {
  const order = ["Need Action", "On Planning", "Planned"];
  const some = fc.tuple(
    fc.option(fc.integer({ min: -60, max: 200 })),
    fc.constantFrom<SummaryStatus | null>("Pending", "Rejected", null),
  );
  fc.assert(
    fc.property(fc.array(some, { maxLength: 5 }), some, (others, [leavesIn, next]) => {
      const rest = others.map(([days, answer], index) => seat(days, answer, index + 2));
      const rank = (list: typeof rest) => order.indexOf(planningStatus(list, today).status);
      expect(rank([...rest, seat(leavesIn, "Confirmed")])).toBeGreaterThanOrEqual(
        rank([...rest, seat(leavesIn, next)]),
      );
      expect(rank([...rest, seat(leavesIn, next)])).toBeLessThanOrEqual(rank(rest));
    }),
  );
});

test("needs action after a relief's failed check-up until rearranged", () => {
  const confirmed = seat(200, "Confirmed");
  expect(planningStatus([{ ...confirmed, isUnprepared: true }], today)).toEqual({
    status: "Need Action",
    reasons: [{ seatId: confirmed.seatId, reason: "next-unprepared" }],
  });
  expect(planningStatus([{ ...confirmed, isUnprepared: false }], today).status).toBe("Planned");
});

test("needs action but is not vacant while the last holder is on board", () => {
  const staying = assignment({ slot: "previous", startDate: "2026-01-01", checkedInOn: "2026-01-01" });
  const ends = (endDate: string) => seatReasons(seatOf(1, [{ ...staying, endDate }]), today);
  expect([ends("2026-11-19"), ends("2026-11-25"), ends("2027-06-01")]).toEqual([
    ["over-contract"],
    ["leaves-soon"],
    ["leaves-soon"],
  ]);
  expect(seatReasons(seatOf(1, [{ ...staying, checkedOutOn: "2026-11-01" }]), today)).toEqual(["unmanned"]);
});
