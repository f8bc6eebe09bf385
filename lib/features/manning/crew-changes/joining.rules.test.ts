import { joiningWindow } from "./joining.rules";

const today = "2026-11-23";

test("returns days in time for a handover", () => {
  expect(joiningWindow("2026-12-20", today)).toEqual({ from: "2026-12-17", to: "2026-12-20" });
  expect(joiningWindow("2026-11-25", today)).toEqual({ from: today, to: "2026-11-25" });
});

test("returns the alert days for a vacant or overdue seat", () => {
  for (const offDay of [null, "2026-10-30", today])
    expect(joiningWindow(offDay, today)).toEqual({ from: today, to: "2026-12-23" });
});
