import fc from "fast-check";
import { employeeStatuses, principalStatuses, slots } from "@/db/enums/manning";
import type { StatusId } from "@/db/enums/scheduling";
import { lifecycleChangeOf, stageOf, type StoredSchedule, type Plan } from "./lifecycle.rules";

const plan = (values: Partial<Plan> = {}): Plan => ({
  slot: "next",
  principalStatus: "Confirmed",
  employeeStatus: "Confirmed",
  checkedInOn: null,
  checkedOutOn: null,
  ...values,
});
const held = (statusId: StatusId, values: Partial<StoredSchedule> = {}): StoredSchedule => ({
  statusId,
  isCancelled: false,
  boardedFrom: statusId > 3 ? 3 : null,
  ...values,
});
const aboard = plan({ slot: "current", checkedInOn: "2026-11-20" });

test("creates a schedule with the last approval, or with a seafarer on board", () => {
  expect(lifecycleChangeOf(plan(), undefined)).toEqual({ event: "created", statusId: 1, boardedFrom: null });
  expect(lifecycleChangeOf(plan({ principalStatus: "NotRequired" }), undefined)?.event).toBe("created");
  expect(lifecycleChangeOf(plan({ employeeStatus: "Pending" }), undefined)).toBeNull();
  expect(lifecycleChangeOf(plan({ slot: "next-but-one" }), undefined)).toBeNull();
  expect(lifecycleChangeOf(aboard, undefined)).toEqual({ event: "created", statusId: 4, boardedFrom: 1 });
  expect(lifecycleChangeOf({ ...aboard, checkedOutOn: "2026-12-01" }, undefined)).toBeNull();
});

test("keeps a schedule while approval is pending, and cancels and reopens it with the plan", () => {
  expect(lifecycleChangeOf(plan({ principalStatus: "Pending" }), held(3))).toBeNull();
  expect(lifecycleChangeOf(plan({ employeeStatus: "Rejected" }), held(2))).toMatchObject({
    event: "cancelled",
    statusId: 2,
  });
  expect(lifecycleChangeOf(plan({ slot: "cancelled" }), held(3))).toMatchObject({ event: "cancelled", statusId: 3 });
  expect(lifecycleChangeOf(plan({ slot: "cancelled" }), held(3, { isCancelled: true }))).toBeNull();
  expect(lifecycleChangeOf(plan(), held(2, { isCancelled: true }))).toMatchObject({ event: "reopened", statusId: 2 });
});

test("follows check-in and check-out, and returns to its state after an undone check-in", () => {
  expect(lifecycleChangeOf(aboard, held(3))).toEqual({ event: "checked-in", statusId: 4, boardedFrom: 3 });
  expect(lifecycleChangeOf(aboard, held(1))).toEqual({ event: "checked-in", statusId: 4, boardedFrom: 1 });
  expect(lifecycleChangeOf(aboard, held(5))).toBeNull();
  expect(lifecycleChangeOf({ ...aboard, checkedOutOn: "2026-12-01" }, held(6))).toMatchObject({
    event: "checked-out",
    statusId: 7,
  });
  expect(lifecycleChangeOf(plan(), held(5, { boardedFrom: 2 }))).toEqual({
    event: "check-in-undone",
    statusId: 2,
    boardedFrom: null,
  });
});

test("keeps a schedule open exactly while a seafarer is due or on board", () => {
  const days = fc.constantFrom(null, "2026-11-20");
  const plans = fc.record({
    slot: fc.constantFrom(...slots),
    principalStatus: fc.constantFrom(...principalStatuses),
    employeeStatus: fc.constantFrom(...employeeStatuses),
    checkedInOn: days,
    checkedOutOn: days,
  });
  fc.assert(
    fc.property(fc.array(plans, { minLength: 1, maxLength: 20 }), (list) => {
      let known: StoredSchedule | undefined;
      for (const row of list) {
        // A completed plan is never resumed.
        if (known?.statusId === 7 && stageOf(row) !== "left") continue;
        const lifecycle = lifecycleChangeOf(row, known);
        if (lifecycle)
          known = {
            statusId: lifecycle.statusId,
            isCancelled: lifecycle.event === "cancelled",
            boardedFrom: lifecycle.boardedFrom,
          };
        const isOpen = known !== undefined && !known.isCancelled && known.statusId < 7;
        const stage = stageOf(row);
        if (stage === "planned" || stage === "on-board") expect(isOpen).toBe(true);
        if (known && (stage === "left" || (stage === "ended" && known.statusId < 4))) expect(isOpen).toBe(false);
        if (known) expect(known.boardedFrom === null).toBe(known.statusId < 4);
      }
    }),
  );
});
