import { appointmentsOf, type HistoryRow } from "./applicant-appointments.rules";

const row = (
  type: HistoryRow["type"],
  status: HistoryRow["status"],
  date?: string,
  at = "2026-11-01T00:00:00Z",
): HistoryRow => ({
  type,
  status,
  details: date ? { date, time: "10:00", place: "Jakarta" } : {},
  createdAt: new Date(at),
});
const of = (history: HistoryRow[], type: "interview" | "mcu" = "interview") =>
  appointmentsOf({ id: 7, fullName: "Dewi", position: { name: "Juru Mudi", nameEn: "Able Seaman" }, history }, type);

test("an interview is an hour in UTC and has the same identifier after a move; a check-up is a day", () => {
  const moved = [
    row("interview", "Pending"),
    row("interview", "InProgress", "2026-12-01"),
    row("interview", "InProgress", "2026-12-02"),
  ];
  expect(of(moved)).toMatchObject([
    {
      id: "interview-7-1",
      floor: 1,
      counts: true,
      facts: { when: { start: "2026-12-02T03:00:00.000Z", minutes: 60 }, place: "Jakarta" },
    },
  ]);
  expect(of([row("mcu", "InProgress", "2026-12-01")], "mcu")[0]?.facts.when).toEqual({
    firstDay: "2026-12-01",
    lastDay: "2026-12-01",
  });
});

test("a new date after a cancellation is another event; the first is cancelled with the next sequence", () => {
  const rescheduled = [
    row("interview", "InProgress", "2026-12-01"),
    row("interview", "Pending"),
    row("interview", "InProgress", "2026-12-05"),
  ];
  expect(of(rescheduled).map(({ id, counts, floor }) => [id, counts, floor])).toEqual([
    ["interview-7-1", false, 1],
    ["interview-7-2", true, 0],
  ]);
});

test("it is off when the application ended or its stage was decided before it, and was held when it was after", () => {
  const planned = row("interview", "InProgress", "2026-12-01");
  const early = "2026-11-25T00:00:00Z";
  const late = "2026-12-03T00:00:00Z";
  expect(of([planned, row("failed", "Completed", undefined, early)])[0]?.counts).toBe(false);
  expect(of([planned, row("failed", "Completed", undefined, late)])[0]?.counts).toBe(true);
  expect(of([planned, row("interview", "Passed", undefined, early)])[0]?.counts).toBe(false);
  expect(
    of([planned, row("interview", "Completed", undefined, early), row("interview", "Passed", undefined, early)])[0]
      ?.counts,
  ).toBe(true);
});
