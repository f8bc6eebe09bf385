import { checkPeriod, handoverDays, type ServiceHistory } from "./period-check.rules";

const days = { from: "2027-01-10", to: "2027-07-10", today: "2026-11-20", moment: "plan" as const };
const ashore: ServiceHistory = { assignments: [], lastOffBoard: "2026-09-01", onBoard: null };
const assignment = (from: string, to: string, vessel = "Arung Lautan", onBoard = false) => ({
  vessel,
  from,
  to,
  onBoard,
});

test("reports days ashore and days on board of a free period", () => {
  expect(checkPeriod(ashore, days)).toEqual([
    expect.objectContaining({
      level: "pass",
      key: "compliance.periodFree",
      evidence: { lastOffBoard: "2026-09-01", daysAshore: 131, since: "2027-01-10", to: "2027-07-10", months: 6 },
    }),
  ]);
});

test("reports each overlapping assignment with its vessel, dates and shared days", () => {
  const items = checkPeriod(
    {
      ...ashore,
      assignments: [assignment("2027-07-08", "2027-12-01"), assignment("2027-05-01", "2027-06-01", "Bahtera")],
    },
    days,
  );
  expect(items.map(({ code, level, values }) => [code, level, values])).toEqual([
    ["overlap", "warn", { vessel: "Arung Lautan", from: "2027-07-08", to: "2027-12-01", days: 2 }],
    ["other-vessel", "block", { vessel: "Bahtera", from: "2027-05-01", to: "2027-06-01", days: 31 }],
  ]);
});

test("allows exactly the days of a handover", () => {
  const starting = (day: string) => checkPeriod({ ...ashore, assignments: [assignment(day, "2027-12-01")] }, days);
  expect(starting("2027-07-07").map(({ code, values }) => [code, values.days])).toEqual([["overlap", handoverDays]]);
  expect(starting("2027-07-06").map(({ code, values }) => [code, values.days])).toEqual([
    ["other-vessel", handoverDays + 1],
  ]);
});

test("counts days ashore from the latest end before joining, planned ones included", () => {
  const [item] = checkPeriod({ ...ashore, assignments: [assignment("2026-10-01", "2026-12-27")] }, days);
  expect(item).toMatchObject({
    code: "short-leave",
    values: { date: "2026-12-27", days: 14, least: 30 },
    evidence: { lastOffBoard: "2026-12-27", from: "2027-01-10", days: 14, least: 30 },
  });
});

test("follows continuous service through handovers to its start", () => {
  const chain: ServiceHistory = {
    lastOffBoard: null,
    onBoard: { since: "2026-04-01", until: "2026-08-01" },
    assignments: [assignment("2026-08-03", "2026-10-01"), assignment("2026-10-04", "2027-01-08")],
  };
  const items = checkPeriod(chain, { ...days, today: "2026-07-01" });
  expect(items.find(({ code }) => code === "eleven-months")).toMatchObject({
    values: { since: "2026-04-01", to: "2027-07-10", longest: 11 },
    evidence: { months: 15 },
  });
  const broken = {
    ...chain,
    assignments: [assignment("2026-08-05", "2026-10-01"), assignment("2026-10-04", "2027-01-08")],
  };
  expect(checkPeriod(broken, { ...days, today: "2026-07-01", to: "2027-07-05" }).map(({ code }) => code)).not.toContain(
    "eleven-months",
  );
});
