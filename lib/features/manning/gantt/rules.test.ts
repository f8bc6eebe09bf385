import fc from "fast-check";
import { addDays } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import { ganttStatuses, type GanttStatus } from "./schema";
import {
  continuousServiceStarts,
  extentOf,
  ganttSeat,
  ganttStatusOf,
  gapsOf,
  maxServiceDayOf,
  overlaps,
  overdueSpanOf,
  type SeatAssignment,
} from "./rules";

const today = "2026-11-20";
type Bar = { onBoard: string; offBoard: string; checkedOutOn: string | null; status: GanttStatus };
const bar = (
  onBoard: string,
  offBoard: string,
  status: GanttStatus = "On Board",
  checkedOutOn: string | null = null,
): Bar => ({ onBoard, offBoard, checkedOutOn, status });
const planned = {
  slot: "next",
  checkedInOn: null,
  checkedOutOn: null,
  principalStatus: "Confirmed",
  employeeStatus: "Confirmed",
} as const;
const assignment: SeatAssignment = {
  ...planned,
  assignmentId: 1,
  crewId: 11,
  employeeFullName: "Budi Santoso",
  employeeIdNumber: "M-0011",
  seafarerId: "6211576805",
  startDate: "2026-12-01",
  endDate: "2027-06-01",
  originalEndDate: null,
};

const anyBar: fc.Arbitrary<Bar> = fc
  .record({
    from: fc.integer({ min: -500, max: 300 }),
    days: fc.integer({ min: 0, max: 300 }),
    status: fc.constantFrom(...ganttStatuses),
    early: fc.nat(30),
  })
  .map(({ from, days, status, early }) => {
    const onBoard = addDays(today, status === "On Board" || status === "Off Board" ? Math.min(from, -1) : from);
    return bar(
      onBoard,
      addDays(onBoard, days),
      status,
      status === "Off Board" ? addDays(onBoard, Math.max(0, days - early)) : null,
    );
  });
const seats = fc.array(anyBar, { maxLength: 8 });

describe("status", () => {
  test.each([
    ["checked in and not out", { slot: "current", checkedInOn: "2026-05-01" }, "On Board"],
    ["handing over in the slot before", { slot: "previous", checkedInOn: "2026-05-01" }, "On Board"],
    ["checked out", { slot: "previous", checkedInOn: "2026-01-01", checkedOutOn: "2026-05-01" }, "Off Board"],
    ["history without a check-in", { slot: "history" }, "Off Board"],
    ["both agreed", {}, "Planned Approved"],
    ["no principal to ask", { principalStatus: "NotRequired" }, "Planned Approved"],
    ["the principal has not answered", { principalStatus: "Pending" }, "Planned Pending Approval"],
    ["the seafarer has not answered", { slot: "next-but-one", employeeStatus: "Pending" }, "Planned Pending Approval"],
    ["the principal refused", { principalStatus: "Rejected" }, "Planned Rejected"],
    [
      "the seafarer refused while the principal waits",
      { principalStatus: "Pending", employeeStatus: "Rejected" },
      "Planned Rejected",
    ],
  ] as const)("%s", (_, change, status) => {
    expect(ganttStatusOf({ ...planned, ...change })).toBe(status);
  });
});

describe("overlap", () => {
  test("flags the outer bar when another starts inside it", () => {
    const [first, second] = [bar("2026-01-01", "2026-06-01"), bar("2026-05-20", "2026-12-01")];
    expect(overlaps(first, [first, second])).toBe(true);
    expect(overlaps(second, [first, second])).toBe(false);
  });

  test.each([
    ["on the same day", "2026-01-01"],
    ["on the day it ends", "2026-06-01"],
  ])("is no overlap when starting %s", (_, start) => {
    const [first, second] = [bar("2026-01-01", "2026-06-01"), bar(start, "2026-12-01")];
    expect(overlaps(first, [first, second])).toBe(false);
  });

  test("ignores bars after an early sign-off", () => {
    const [left, next] = [bar("2026-01-01", "2026-06-01", "Off Board", "2026-04-01"), bar("2026-04-02", "2026-10-01")];
    expect(overlaps(left, [left, next])).toBe(false);
  });

  test("never overlaps itself and always a bar starting inside", () => {
    fc.assert(
      fc.property(anyBar, fc.nat(600), (one, offset) => {
        const other = bar(addDays(one.onBoard, offset), addDays(one.onBoard, offset + 30));
        expect(overlaps(one, [one])).toBe(false);
        expect(overlaps(one, [one, other])).toBe(
          offset > 0 && offset < daysBetween(one.onBoard, one.checkedOutOn ?? one.offBoard),
        );
      }),
    );
  });
});

describe("overdue", () => {
  test("draws a tail from the planned off-board to today", () => {
    expect(overdueSpanOf(bar("2026-01-01", "2026-10-01"), today)).toEqual({ from: "2026-10-01", to: today });
  });

  test.each([
    ["whose last day is today", bar("2026-01-01", today)],
    ["who has gone", bar("2026-01-01", "2026-10-01", "Off Board", "2026-10-05")],
    ["who is only planned", bar("2026-01-01", "2026-10-01", "Planned Approved")],
  ])("draws no tail %s", (_, one) => {
    expect(overdueSpanOf(one, today)).toBeNull();
  });

  test("marks the 11-month day inside bar or tail", () => {
    expect(maxServiceDayOf(bar("2026-01-31", "2027-01-31"), today)).toBe("2026-12-31");
    expect(maxServiceDayOf(bar("2026-03-31", "2027-03-31"), today)).toBe("2027-02-28");
    expect(maxServiceDayOf(bar("2026-01-31", "2026-12-31"), today)).toBeNull();
    expect(maxServiceDayOf(bar("2025-11-01", "2026-08-01"), today)).toBe("2026-10-01");
  });
});

describe("gaps", () => {
  test.each([
    [3, []],
    [4, [{ from: "2026-06-01", to: "2026-06-05" }]],
  ])("%s days between two holders", (days, gaps) => {
    const holders = [
      bar("2026-01-01", "2026-06-01", "Off Board", "2026-06-01"),
      bar(addDays("2026-06-01", days), "2027-06-01"),
    ];
    expect(gapsOf(holders, today)).toEqual(gaps);
  });

  test("ignores rejected plans", () => {
    expect(
      gapsOf([bar("2026-01-01", "2026-12-01"), bar("2026-12-01", "2027-06-01", "Planned Rejected")], today),
    ).toEqual([{ from: "2026-12-01", to: "2027-02-18" }]);
  });

  test("counts pending plans as filled", () => {
    expect(
      gapsOf([bar("2026-01-01", "2026-12-01"), bar("2026-12-02", "2027-06-01", "Planned Pending Approval")], today),
    ).toEqual([]);
  });

  test("ends at the horizon without a successor", () => {
    expect(gapsOf([bar("2026-01-01", "2027-01-15")], today)).toEqual([{ from: "2027-01-15", to: "2027-02-18" }]);
    expect(gapsOf([bar("2026-01-01", "2027-02-18")], today)).toEqual([]);
  });

  test("counts an overdue person as holder today", () => {
    expect(gapsOf([bar("2026-01-01", "2026-10-01")], today)).toEqual([{ from: today, to: "2027-02-18" }]);
  });

  test("ignores a past plan without check-in", () => {
    const left = bar("2026-01-01", "2026-10-01", "Off Board", "2026-10-01");
    expect(gapsOf([left, bar("2026-10-02", "2027-06-01", "Planned Approved")], today)).toEqual([
      { from: "2026-10-01", to: today },
    ]);
  });

  test("opens a seat never held from today", () => {
    expect(gapsOf([], today)).toEqual([{ from: today, to: "2027-02-18" }]);
    expect(gapsOf([bar("2027-06-01", "2027-12-01", "Planned Approved")], today)).toEqual([
      { from: today, to: "2027-06-01" },
    ]);
  });

  test("accepts handover and horizon settings", () => {
    expect(gapsOf([bar("2026-01-01", "2026-12-01")], today, { handoverDays: 10, horizonDays: 20 })).toEqual([]);
    expect(gapsOf([bar("2026-01-01", "2026-12-01")], today, { handoverDays: 10, horizonDays: 30 })).toEqual([
      { from: "2026-12-01", to: "2026-12-20" },
    ]);
  });

  test("returns no gap shorter than the handover, nor on days someone holds the seat", () => {
    fc.assert(
      fc.property(seats, (bars) => {
        for (const { from, to } of gapsOf(bars, today)) {
          expect(daysBetween(from, to)).toBeGreaterThan(3);
          for (const one of bars.filter(({ status }) => !status.startsWith("Planned"))) {
            const { from: on, to: off } = extentOf(one, today);
            expect(off <= from || on >= to || on === off).toBe(true);
          }
        }
      }),
    );
  });

  test("covers every day until the horizon by holder, gap or handover", () => {
    fc.assert(
      fc.property(seats, fc.integer({ min: 0, max: 89 }), (bars, offset) => {
        const day = addDays(today, offset);
        const gap = gapsOf(bars, today).some(({ from, to }) => from <= day && day < to);
        const holders = bars.filter(({ status }) => status !== "Planned Rejected").map((one) => extentOf(one, today));
        const near = holders.some(({ from, to }) => addDays(from, -3) <= day && day <= addDays(to, 3));
        expect(gap || near || offset >= 87).toBe(true);
      }),
    );
  });
});

describe("seat", () => {
  const held: SeatAssignment = {
    ...assignment,
    assignmentId: 2,
    slot: "current",
    checkedInOn: "2026-05-03",
    startDate: "2026-05-01",
    endDate: "2026-12-20",
    originalEndDate: "2026-11-01",
  };

  test("orders assignments with flags and leaves out cancelled ones", () => {
    const { vesselCrews } = ganttSeat([assignment, held, { ...assignment, assignmentId: 3, slot: "cancelled" }], today);
    expect(
      vesselCrews.map(({ assignmentId, slot, onBoard, status, isOverlap, isExtended }) => [
        assignmentId,
        slot,
        onBoard,
        status,
        isOverlap,
        isExtended,
      ]),
    ).toEqual([
      [2, "Current", "2026-05-03", "On Board", true, true],
      [1, "Next", "2026-12-01", "Planned Approved", false, false],
    ]);
  });

  test("marks both sides of an overlap", () => {
    const { vesselCrews } = ganttSeat([assignment, held], today);
    expect(vesselCrews.map(({ isOverlap, isInOverlap }) => [isOverlap, isInOverlap])).toEqual([
      [true, true],
      [false, true],
    ]);
    const apart = ganttSeat([{ ...assignment, startDate: "2026-12-20" }, held], today).vesselCrews;
    expect(apart.map(({ isInOverlap }) => isInOverlap)).toEqual([false, false]);
  });

  test("marks continuous service beyond 11 months with its first day", () => {
    const stays = (startDate: string, more: Partial<SeatAssignment> = {}) =>
      ganttSeat([held, { ...assignment, startDate, endDate: "2027-06-01", ...more }], today).vesselCrews;
    const marked = (crews: ReturnType<typeof stays>) => [...continuousServiceStarts(crews, today)];
    expect(marked(stays("2026-12-23"))).toEqual([
      [2, "2026-05-03"],
      [1, "2026-05-03"],
    ]);
    expect(marked(stays("2026-12-24"))).toEqual([]);
    expect(marked(stays("2026-12-23", { endDate: "2027-04-03" }))).toEqual([]);
    expect(marked(stays("2026-12-23", { crewId: 12 }))).toEqual([]);
    expect(marked(stays("2026-12-23", { principalStatus: "Rejected" }))).toEqual([]);
  });

  test("returns the person and both off-board dates of an extension", () => {
    expect(ganttSeat([held], today).vesselCrews[0]).toMatchObject({
      crewId: 11,
      employeeFullName: "Budi Santoso",
      employeeIdNumber: "M-0011",
      seafarerId: "6211576805",
      offBoard: "2026-12-20",
      originalOffBoardDate: "2026-11-01",
      checkedOutOn: null,
    });
  });

  test("returns history without slot and with its gaps", () => {
    const left = { ...held, slot: "history" as const, checkedOutOn: "2026-08-01" };
    expect(ganttSeat([left], today)).toMatchObject({
      vesselCrews: [{ slot: null, status: "Off Board" }],
      gaps: [{ from: "2026-08-01", to: "2027-02-18" }],
    });
  });
});
