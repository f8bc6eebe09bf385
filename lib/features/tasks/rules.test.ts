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

test.each([
  // danger, law and joining within three days are red and for today
  ["vacant-seats", "waiting", "safety", 0, "2026-11-19", "today", true],
  ["over-eleven-months", "stay", "safety", 0, "2026-11-19", "today", true],
  ["joiners-without-pkl", "joining", undefined, 0, "2026-11-23", "today", true],
  ["reliefs", "sign-off", "overdue", 0, "2026-11-19", "today", true],
  // a decision is for today, but no danger
  ["proposals-to-answer", "waiting", "decision", 2, "2026-11-10", "today", false],
  // what is due within a week
  ["joiners-without-pkl", "joining", undefined, 0, "2026-11-24", "week", false],
  ["reliefs", "sign-off", "overdue", 0, "2026-11-27", "week", false],
  ["change-requests", "waiting", undefined, 3, "2026-11-10", "week", false],
  // the age of a queue is no danger
  ["papers-to-verify", "waiting", undefined, 14, "2018-01-19", "backlog", false],
  ["papers-to-verify", "waiting", undefined, 14, "2026-11-19", "backlog", false],
  ["reliefs", "sign-off", "overdue", 0, "2026-11-28", "backlog", false],
] as const)(
  "%s about %s (%s) within %i days of %s: %s, danger %s",
  (key, about, urgent, within, day, band, isDanger) => {
    expect(taskOf({ ...counted, key, about, urgent, within, day }, today)).toMatchObject({ band, isDanger });
  },
);

test("a later band never stands above an earlier one, and danger is first", () => {
  const line = (
    key: Parameters<typeof taskOf>[0]["key"],
    urgent: Parameters<typeof taskOf>[0]["urgent"],
    day: string,
  ) => taskOf({ ...counted, key, about: "waiting", urgent, day }, today);
  const lines = [
    line("papers-to-verify", undefined, "2018-01-19"),
    line("runs-to-release", "decision", "2026-11-18"),
    line("change-requests", undefined, "2026-11-18"),
    line("vacant-seats", "safety", "2026-11-20"),
  ];
  expect(byUrgency(lines).map(({ key }) => key)).toEqual([
    "vacant-seats",
    "runs-to-release",
    "change-requests",
    "papers-to-verify",
  ]);
});
