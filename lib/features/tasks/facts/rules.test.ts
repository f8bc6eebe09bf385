import { withDaysLeft } from "./rules";

test("a day ahead says how far it is and how urgent", () => {
  expect(withDaysLeft("joining", "2026-11-25", "2026-11-20")).toEqual({
    day: "2026-11-25",
    daysLeft: 5,
    urgency: "due",
  });
  expect(withDaysLeft("paper", "2026-11-19", "2026-11-20")).toEqual({
    day: "2026-11-19",
    daysLeft: -1,
    urgency: "overdue",
  });
});
