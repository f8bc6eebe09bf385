import fc from "fast-check";
import { addDays } from "@/lib/platform/calendar/dates";
import type { GanttCrew } from "./schema";
import { lanesOf, rowLayoutOf } from "./layout.rules";
import { ganttMonths, ganttWindowOf, type Span } from "./window.rules";

const today = "2026-11-20";
const window = ganttWindowOf(ganttMonths(today));
const spans: fc.Arbitrary<Span[]> = fc.array(
  fc
    .tuple(fc.nat(300), fc.nat(120))
    .map(([from, days]) => ({ from: addDays("2026-01-01", from), to: addDays("2026-01-01", from + days) })),
  { maxLength: 20 },
);
const intersect = (one: Span, other: Span) => one.from < other.to && other.from < one.to;

const crew = (change: Partial<GanttCrew>): GanttCrew => ({
  assignmentId: 1,
  crewId: 1,
  employeeFullName: "Budi Santoso",
  employeeIdNumber: null,
  seafarerId: null,
  slot: "Current",
  onBoard: "2026-01-01",
  offBoard: "2026-12-31",
  originalOffBoardDate: null,
  checkedOutOn: null,
  status: "On Board",
  isOverlap: false,
  isInOverlap: false,
  continuousSince: null,
  shortPairYears: null,
  isExtended: false,
  differences: [],
  ...change,
});
const lay = (vesselCrews: GanttCrew[], gaps: Span[] = []) => rowLayoutOf({ vesselCrews, gaps }, window, today);
const only = (vesselCrews: GanttCrew[]) => {
  const [item] = lay(vesselCrews).items;
  if (item?.kind !== "bar") throw new Error("no bar");
  return item;
};

test("never intersects spans of one lane", () => {
  fc.assert(
    fc.property(spans, (list) => {
      const lanes = lanesOf(list);
      list.forEach((one, index) =>
        list
          .slice(index + 1)
          .forEach((other, rest) =>
            expect(lanes[index] === lanes[index + 1 + rest] && intersect(one, other)).toBe(false),
          ),
      );
    }),
  );
});

test("uses no more lanes than spans on one day", () => {
  fc.assert(
    fc.property(spans, (list) => {
      const deepest = Math.max(
        0,
        ...list.map(
          ({ from }) => list.filter((other) => other.from <= from && (other.to > from || other.from === from)).length,
        ),
      );
      expect(Math.max(0, ...lanesOf(list).map((lane) => lane + 1))).toBeLessThanOrEqual(deepest);
    }),
  );
});

test("keeps spans that touch in one lane", () => {
  expect(
    lanesOf([
      { from: "2026-01-01", to: "2026-06-01" },
      { from: "2026-06-01", to: "2026-12-01" },
    ]),
  ).toEqual([0, 0]);
});

test("uses another lane during an overdue tail", () => {
  const { items, lanes } = lay([
    crew({ offBoard: "2026-10-01" }),
    crew({ assignmentId: 2, onBoard: "2026-11-01", offBoard: "2027-05-01", status: "Planned Approved" }),
  ]);
  expect(items.map(({ lane }) => lane)).toEqual([0, 1]);
  expect(lanes).toBe(2);
});

test("separates a gap from the rejected plan inside it", () => {
  const { items } = lay(
    [crew({ status: "Planned Rejected", onBoard: "2027-01-01", offBoard: "2027-03-01" })],
    [{ from: "2026-12-31", to: "2027-02-18" }],
  );
  expect(items.map(({ kind, lane }) => [kind, lane])).toEqual([
    ["gap", 0],
    ["bar", 1],
  ]);
});

test("orders items by time inside the window with at least one lane", () => {
  const past = crew({
    assignmentId: 9,
    onBoard: "2024-01-01",
    offBoard: "2024-06-01",
    status: "Off Board",
    checkedOutOn: "2024-06-01",
  });
  const { items } = lay(
    [crew({ assignmentId: 2, onBoard: "2027-01-01", offBoard: "2027-06-01" }), past, crew({})],
    [{ from: "2026-12-31", to: "2027-01-01" }],
  );
  expect(items.map((item) => (item.kind === "bar" ? item.crew.assignmentId : "gap"))).toEqual([1, "gap", 2]);
  expect(lay([past])).toEqual({ items: [], lanes: 1 });
});

test("keeps a person on board since before the window", () => {
  const { at, tail } = only([crew({ onBoard: "2024-10-01", offBoard: "2025-05-01" })]);
  expect(at.startsBefore).toBe(true);
  expect(tail).toEqual({ left: 0, width: 100 });
});

test("places tail, extension and 11-month mark within the bar", () => {
  const { tail, extension, limit } = only([
    crew({ onBoard: "2025-11-20", originalOffBoardDate: "2026-06-20", offBoard: "2026-09-20", isExtended: true }),
  ]);
  expect(extension).toEqual({ left: expect.closeTo((100 * 212) / 365, 5), width: expect.closeTo((100 * 92) / 365, 5) });
  expect(tail).toEqual({ left: expect.closeTo((100 * 304) / 365, 5), width: expect.closeTo((100 * 61) / 365, 5) });
  expect(limit).toBeCloseTo((100 * 334) / 365, 5);
});

test("leaves out parts outside the window", () => {
  const { extension, limit } = only([
    crew({
      onBoard: "2027-06-01",
      originalOffBoardDate: "2028-02-01",
      offBoard: "2028-09-01",
      status: "Planned Approved",
      isExtended: true,
    }),
  ]);
  expect([extension, limit]).toEqual([null, null]);
});

test("keeps parts inside their bar", () => {
  const bars = fc
    .record({ on: fc.integer({ min: -900, max: 500 }), days: fc.nat(700), original: fc.nat(700) })
    .map(({ on, days, original }) => {
      const onBoard = addDays(today, on);
      return crew({
        onBoard,
        offBoard: addDays(onBoard, days),
        originalOffBoardDate: addDays(onBoard, original),
        status: on < 0 ? "On Board" : "Planned Approved",
      });
    });
  fc.assert(
    fc.property(bars, (one) => {
      for (const item of lay([one]).items) {
        if (item.kind !== "bar") continue;
        for (const part of [item.extension, item.tail]) {
          expect(part === null || (part.left >= 0 && part.width >= 0 && part.left + part.width <= 100.000001)).toBe(
            true,
          );
        }
        expect(item.limit === null || (item.limit >= 0 && item.limit <= 100)).toBe(true);
      }
    }),
  );
});
