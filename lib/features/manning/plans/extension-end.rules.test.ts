import { extensionEndOf } from "./extension-end.rules";

const was = { endDate: "2026-12-31" };

test.each([
  ["a check-out ends it", { from: "current", to: "previous", set: { checkedOutOn: "2026-12-01" } }, "signed-off"],
  ["so does taking the check-in back", { from: "current", to: "next", set: { checkedInOn: null } }, "signed-off"],
  ["and leaving the open slots", { from: "current", to: "history", set: {} }, "signed-off"],
  [
    "another last day makes it another question",
    { from: "current", to: "current", set: { endDate: "2027-01-05" } },
    "dates-changed",
  ],
  ["the same day does not", { from: "current", to: "current", set: { endDate: "2026-12-31" } }, null],
  ["a handover leaves it standing", { from: "current", to: "previous", set: { handoverSince: "2026-12-01" } }, null],
  ["a plan has nothing to prolong", { from: "next", to: "cancelled", set: {} }, null],
  ["so does an answer", { from: "current", to: "current", set: { principalStatus: "Confirmed" } }, null],
] as const)("%s", (_name, change, end) => {
  expect(extensionEndOf(change, was)).toBe(end);
});
