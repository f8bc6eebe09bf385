import { pklStateOf, pklStatusOf } from "./agreement-status.rules";

const at = new Date("2026-11-20T02:00:00Z");

test("returns none, pending, signed, and completed after the endorsement", () => {
  const steps = [
    undefined,
    { signedAt: null, completedAt: null },
    { signedAt: at, completedAt: null },
    { signedAt: at, completedAt: at },
  ];
  expect(steps.map(pklStatusOf)).toEqual(["-", "Pending Sign", "Signed", "Signed"]);
  expect(steps.map(pklStateOf)).toEqual(["-", "Pending Sign", "Signed", "Completed"]);
});
