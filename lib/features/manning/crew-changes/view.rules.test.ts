import type { ChangeRow } from "./queries";
import { plannedRowsOf, seatChanges, crewChangeView } from "./view.rules";

const window = { from: "2026-11-23", to: "2026-12-23" };
const reading = { today: "2026-11-23", locale: "en" } as const;
const approved = { principalStatus: "Confirmed", employeeStatus: "Confirmed" } as const;

/** Build a row with the fields the rules read. */
const row = (seatId: number, assignment: object | null): ChangeRow =>
  ({
    seat: { id: seatId, sequence: 1 },
    position: { id: seatId + 100, name: "Mualim I", nameEn: "Chief Officer" },
    assignment: assignment && {
      seatId,
      checkedInOn: null,
      checkedOutOn: null,
      originalEndDate: null,
      ...approved,
      ...assignment,
    },
    person: assignment && {
      id: 5,
      employeeNumber: "M-5",
      fullName: "Anton",
      familyName: null,
      givenNames: null,
      vesselId: null,
    },
  }) as unknown as ChangeRow;

const leaver = { id: 1, slot: "current", startDate: "2026-06-01", endDate: "2026-12-03", checkedInOn: "2026-06-01" };
const relief = { id: 2, slot: "next", startDate: "2026-12-05", endDate: "2027-06-01" };

test("orders by day, vacant seats first, worst missing items first", () => {
  const rows = [row(1, leaver), row(1, relief), row(2, null), row(3, { ...leaver, id: 3, endDate: "2026-11-25" })];
  const changes = seatChanges(rows, window, reading.today);
  expect(plannedRowsOf(changes).map(({ assignment }) => assignment.id)).toEqual([2]);
  const lacks = new Map([
    [
      2,
      [
        { kind: "check" as const, level: "warn" as const, key: "compliance.medicalNone", values: {} },
        { kind: "check" as const, level: "block" as const, key: "compliance.passportMissing", values: {} },
      ],
    ],
  ]);
  const { rows: shown, counts } = crewChangeView(changes, lacks, window, reading);
  expect(shown.map(({ vesselCrewId, isUncovered }) => [vesselCrewId, isUncovered])).toEqual([
    [2, true],
    [3, true],
    [1, false],
  ]);
  expect(shown[2]?.joining?.missing.map(({ text }) => text)).toEqual([
    "No passport on record",
    "No medical certificate on record",
  ]);
  expect(counts).toEqual({ leaving: 2, joining: 1, uncovered: 2, notReady: 1 });
});

test("returns nothing for a vessel without seats", () => {
  const empty = { ...row(1, null), seat: null, position: null };
  expect(crewChangeView(seatChanges([empty], window, reading.today), new Map(), window, reading)).toEqual({
    rows: [],
    counts: { leaving: 0, joining: 0, uncovered: 0, notReady: 0 },
  });
});
