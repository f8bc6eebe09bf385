import fc from "fast-check";
import { addDays } from "@/lib/platform/calendar/dates";
import { effectDays, effectOf, effectsOf, type OtherAssignment } from "./effect-on-seats.rules";

const today = "2026-11-23";
const wanted = { today, from: "2026-12-03", to: "2027-06-03" };
const seatFields = { seatId: 7, vesselId: 3, vessel: "MV Arung", position: "Master", positionNameId: "Nakhoda" };
const otherAssignment = (more: Partial<OtherAssignment> = {}): OtherAssignment => ({
  ...seatFields,
  onBoard: false,
  from: "2027-01-10",
  to: "2027-07-10",
  reliefs: [],
  ...more,
});

test("affects a planned seat from the planned start", () => {
  expect(effectOf(otherAssignment(), wanted)).toEqual({
    ...seatFields,
    from: "2027-01-10",
    to: "2027-07-10",
    since: "2027-01-10",
    isUncovered: true,
  });
});

test("affects it from the sign-off of the person on board", () => {
  const onBoard = { from: "2026-08-01", to: "2027-01-20" };
  expect(effectOf(otherAssignment({ reliefs: [onBoard] }), wanted)).toMatchObject({
    since: "2027-01-20",
    isUncovered: true,
  });
});

test("counts a relief within the handover as cover", () => {
  const behind = (from: string) => [{ from, to: "2027-09-01" }];
  expect(effectOf(otherAssignment({ reliefs: behind("2027-01-13") }), wanted)).toMatchObject({ isUncovered: false });
  expect(effectOf(otherAssignment({ reliefs: behind("2027-01-14") }), wanted)).toMatchObject({ isUncovered: true });
});

test("reports an early leave beyond a handover", () => {
  const aboard = (to: string) => effectOf(otherAssignment({ onBoard: true, from: "2026-06-01", to }), wanted);
  expect(aboard("2026-12-06")).toBeNull();
  expect(aboard("2026-12-07")).toMatchObject({ since: "2026-12-03", isUncovered: true });
});

test("ignores plans outside the period and beyond 120 days", () => {
  expect(effectOf(otherAssignment({ from: "2027-06-03", to: "2027-12-01" }), wanted)).toBeNull();
  expect(effectOf(otherAssignment({ from: "2026-11-01", to: "2026-12-03" }), wanted)).toBeNull();
  const last = addDays(today, effectDays);
  expect(effectOf(otherAssignment({ from: last, to: "2027-09-01" }), wanted)).toMatchObject({ isUncovered: true });
  expect(effectOf(otherAssignment({ from: addDays(last, 1), to: "2027-09-01" }), wanted)).toMatchObject({
    isUncovered: false,
  });
});

const period = fc
  .tuple(fc.integer({ min: -200, max: 300 }), fc.integer({ min: 1, max: 300 }))
  .map(([start, days]) => ({ from: addDays(today, start), to: addDays(today, start + days) }));
const anyAssignment = fc
  .tuple(period, fc.boolean(), fc.array(period, { maxLength: 3 }), fc.integer({ min: 1, max: 5 }))
  .map(([own, onBoard, mates, seatId]) => otherAssignment({ ...own, onBoard, reliefs: mates, seatId }));

test("never affects a seat early, and more people never worsen it", () => {
  fc.assert(
    fc.property(anyAssignment, period, (one, other) => {
      const effect = effectOf(one, wanted);
      if (!effect) return;
      expect(effect.since >= (one.onBoard ? wanted.from : one.from)).toBe(true);
      if (effect.isUncovered) expect(effect.since <= addDays(today, effectDays)).toBe(true);
      if (one.onBoard && !effect.isUncovered)
        expect(effectOf({ ...one, reliefs: [...one.reliefs, other] }, wanted)).toMatchObject({ isUncovered: false });
    }),
  );
});

test("orders uncovered seats first", () => {
  fc.assert(
    fc.property(fc.array(anyAssignment, { maxLength: 6 }), (stays) => {
      const found = effectsOf(stays, wanted);
      const flags = found.map(({ isUncovered }) => isUncovered);
      expect(flags).toEqual([...flags].sort((one, other) => Number(other) - Number(one)));
      const seats = (effects: typeof found) => effects.map(({ seatId, since }) => `${seatId} ${since}`);
      expect(seats(effectsOf([...stays].reverse(), wanted))).toEqual(seats(found));
    }),
  );
});
