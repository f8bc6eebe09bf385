import fc from "fast-check";
import { employeeStatuses, principalStatuses, slots } from "@/db/enums/manning";
import { preparationStateOf } from "./lifecycle.rules";

const next = { slot: "next", principalStatus: "Confirmed", employeeStatus: "Confirmed", checkedInOn: null } as const;

test.each([
  ["a confirmed Next is prepared for", {}, "open"],
  ["so is one whose principal is not asked", { principalStatus: "NotRequired" }, "open"],
  ["dates that ask the principal again keep what was begun", { principalStatus: "Pending" }, "kept"],
  ["a principal's no ends it", { principalStatus: "Rejected" }, "cancelled"],
  ["a seafarer's no ends it", { employeeStatus: "Rejected" }, "cancelled"],
  ["who is second in line is not prepared yet", { slot: "next-but-one" }, "cancelled"],
  ["a removed plan ends it", { slot: "cancelled" }, "cancelled"],
  ["going on board ends it", { slot: "current", checkedInOn: "2026-12-01" }, "joined"],
] as const)("%s", (_, changes, lifecycle) => expect(preparationStateOf({ ...next, ...changes })).toBe(lifecycle));

test("opens a preparation only for a Next who is not on board", () => {
  const row = fc.record({
    slot: fc.constantFrom(...slots),
    principalStatus: fc.constantFrom(...principalStatuses),
    employeeStatus: fc.constantFrom(...employeeStatuses),
    checkedInOn: fc.option(fc.constant("2026-12-01")),
  });
  fc.assert(
    fc.property(row, (one) => {
      if (preparationStateOf(one) === "open" || preparationStateOf(one) === "kept")
        expect(one).toMatchObject({ slot: "next", checkedInOn: null });
    }),
  );
});
