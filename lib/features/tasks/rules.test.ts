import { byUrgency, maxCounted, taskOf } from "./rules";

const today = "2026-11-20";
const counted = { within: 0, count: 2, href: "/" };

test.each([
  ["reliefs", "sign-off", 0, "2026-11-19", -1, "overdue"],
  ["reliefs", "sign-off", 0, "2026-12-01", 11, "due"],
  ["over-ten-months", "stay", 0, "2026-12-25", 35, "soon"],
  ["papers-to-verify", "waiting", 14, "2026-11-19", -1, "none"],
  ["papers-to-verify", "waiting", 14, "2026-11-10", -10, "soon"],
  ["papers-to-verify", "waiting", 14, "2026-11-06", -14, "due"],
  ["papers-to-verify", "waiting", 14, "2026-11-05", -15, "overdue"],
] as const)("%s about %s within %i days of %s: %i days left, %s", (key, about, within, day, daysLeft, urgency) => {
  expect(taskOf({ ...counted, key, about, within, day }, today)).toMatchObject({ daysLeft, urgency, count: 2 });
});

test("counting ends at a thousand and says that there are more", () => {
  const of = (count: number) => taskOf({ ...counted, key: "reliefs", about: "sign-off", day: today, count }, today);
  expect([of(maxCounted).count, of(maxCounted).isMore]).toEqual([1_000, false]);
  expect([of(maxCounted + 1).count, of(maxCounted + 1).isMore]).toEqual([1_000, true]);
});

test("sorts by urgency, then in the usual order", () => {
  const line = (key: Parameters<typeof taskOf>[0]["key"], day: string) =>
    taskOf({ ...counted, key, about: "sign-off", day }, today);
  const lines = [
    line("papers-to-verify", "2027-09-01"),
    line("reliefs", "2026-12-01"),
    line("change-requests", "2026-11-01"),
    line("vacant-seats", "2026-12-02"),
  ];
  expect(byUrgency(lines).map(({ key }) => key)).toEqual([
    "change-requests",
    "vacant-seats",
    "reliefs",
    "papers-to-verify",
  ]);
});
