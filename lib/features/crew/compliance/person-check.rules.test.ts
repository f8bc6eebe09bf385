import { checkAge, checkSuitability, type Conflict, type SuitabilityEntry } from "./person-check.rules";

const days = { from: "2027-01-10", to: "2027-07-10", today: "2026-11-20" };
const entry = (level: 1 | 2 | 3, start: string, end: string | null = null): SuitabilityEntry => ({ level, start, end });
const suit = (entries: SuitabilityEntry[], conflicts: Conflict[] = []) => checkSuitability(entries, conflicts, days);

test("uses the age at joining for the minimum and the age at sign-off for seniors, and keeps both", () => {
  const evidence = { isCadet: false, age: 59, ageAtSignOff: 60, dateOfBirth: "1967-03-01" };
  expect(checkAge("1967-03-01", false, days)).toEqual([
    expect.objectContaining({ code: "senior-age", level: "warn", values: { age: 60 }, evidence }),
  ]);
  expect(checkAge("2009-01-11", false, days)).toEqual([
    expect.objectContaining({ code: "under-age", overridableBy: "nobody", values: { age: 17, least: 18 } }),
  ]);
  expect(checkAge("2011-01-11", true, days)).toEqual([
    expect.objectContaining({ code: "under-age", values: { age: 15, least: 16 } }),
  ]);
  expect(checkAge("2009-01-11", true, days)).toEqual([
    expect.objectContaining({
      level: "pass",
      values: { age: 17 },
      evidence: expect.objectContaining({ isCadet: true }),
    }),
  ]);
});

test("refuses joining before birth with a text, without a negative age", () => {
  const found = checkAge("2027-01-11", true, days);
  expect(found).toMatchObject([
    { code: "under-age", level: "block", overridableBy: "nobody", key: "compliance.joinsBeforeBirth", values: {} },
  ]);
  expect(JSON.stringify(found)).not.toMatch(/:-\d/);
  expect(checkAge("2027-01-10", true, days)).toMatchObject([{ key: "compliance.underAge", values: { age: 0 } }]);
});

test("merges entries of one level into one line with all of them as evidence in order", () => {
  const [later, first, note] = [entry(3, "2026-06-01"), entry(3, "2026-02-01", "2027-02-01"), entry(2, "2026-03-01")];
  expect(suit([later, note, first]).map(({ code, values, evidence }) => [code, values, evidence])).toEqual([
    ["barred", { since: "2026-02-01" }, { entries: [first, later] }],
    ["noted", { since: "2026-03-01" }, { entries: [note] }],
  ]);
});

test("counts an entry from its start to the day before its end", () => {
  const counted = (start: string, end: string | null) =>
    suit([entry(2, start, end)]).map(({ code }) => code)[0] === "noted";
  expect([counted("2026-01-01", "2026-11-20"), counted("2026-01-01", "2026-11-21")]).toEqual([false, true]);
  expect([counted("2027-07-10", null), counted("2027-07-11", null)]).toEqual([true, false]);
});

test("passes a person without findings and keeps register entries as evidence", () => {
  const [praise, over] = [entry(1, "2026-05-01"), entry(3, "2025-01-01", "2026-01-01")];
  expect(suit([praise, over])).toEqual([
    expect.objectContaining({ level: "pass", key: "compliance.suitable", evidence: { entries: [over, praise] } }),
  ]);
});

test("names every conflict on board in that time", () => {
  const joko = { name: "Joko", from: "2026-07-10", to: "2027-01-10" };
  const slamet = { name: "Slamet", from: "2027-07-10", to: "2027-12-01" };
  const gone = { name: "Budi", from: "2026-07-10", to: "2027-01-09" };
  expect(suit([], [joko, slamet, gone]).map(({ code, values }) => [code, values])).toEqual([
    ["conflict-on-board", joko],
    ["conflict-on-board", slamet],
  ]);
});
