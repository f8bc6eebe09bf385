import fc from "fast-check";
import { addDays } from "@/lib/platform/calendar/dates";
import { changedEffects, effectsOf, sumOf } from "./correction.rules";
import { countedOnce, manDays, type OnBoardAssignment } from "./man-days.rules";

const month = { from: "2026-03-01", to: "2026-03-31" };
const period = { ...month, operatesFrom: month.from };
const anAssignment = fc
  .record({
    crewId: fc.integer({ min: 1, max: 6 }),
    seatId: fc.integer({ min: 1, max: 5 }),
    start: fc.integer({ min: -40, max: 40 }),
    length: fc.nat(50),
  })
  .map(({ start, length, ...of }) => ({
    ...of,
    vesselId: 1,
    from: addDays(month.from, start),
    to: addDays(month.from, start + length),
  }));
const someAssignments = fc
  .array(anAssignment, { maxLength: 10 })
  .map((stays) => countedOnce(stays.map((stay, index): OnBoardAssignment => ({ ...stay, assignmentId: index + 1 }))));
const somePaid = fc.record({ crew: fc.nat(8), days: fc.nat(31) });

test("adds up assignments that differ to man-days on board less those paid", () => {
  fc.assert(
    fc.property(someAssignments, somePaid, (stays, paid) => {
      expect(sumOf(effectsOf(stays, paid, period))).toBe(manDays(stays, month) - paid.crew * paid.days);
    }),
  );
});

test("moves exactly the differences when settling repeatedly", () => {
  fc.assert(
    fc.property(fc.array(someAssignments, { minLength: 1, maxLength: 5 }), somePaid, (histories, paid) => {
      const recorded = histories.flatMap((_history, index) => {
        const before = histories
          .slice(0, index)
          .reduce<ReturnType<typeof changedEffects>>(
            (sum, stays) => [...sum, ...changedEffects(effectsOf(stays, paid, period), sum)],
            [],
          );
        const history = histories[index];
        return history ? changedEffects(effectsOf(history, paid, period), before) : [];
      });
      const last = histories.at(-1) ?? [];
      expect(sumOf(recorded)).toBe(manDays(last, month) - paid.crew * paid.days);
    }),
  );
});

test("ignores people on board all month, and counts leavers, joiners and absentees", () => {
  const stay = (assignmentId: number, from: string, to: string | null): OnBoardAssignment => ({
    assignmentId,
    crewId: assignmentId,
    seatId: assignmentId,
    vesselId: 1,
    from,
    to,
  });
  const stays = countedOnce([
    stay(1, "2026-01-01", null),
    stay(2, "2026-01-01", "2026-03-20"),
    stay(3, "2026-03-23", null),
  ]);
  expect(effectsOf(stays, { crew: 3, days: 31 }, period)).toEqual([
    { assignmentId: 2, manDays: -11 },
    { assignmentId: 3, manDays: 9 },
    { assignmentId: null, manDays: -31 },
  ]);
});
