import { agreementOn } from "./agreement-on-day.rules";

const first = { id: 1, startDate: "2026-03-10" };
const second = { id: 2, startDate: "2026-09-01" };
const mended = { id: 3, startDate: "2026-09-01" };

test("uses the newest started agreement, the last one made of a day", () => {
  expect(agreementOn([first, second], "2026-08-31")).toBe(first);
  expect(agreementOn([second, first], "2026-09-01")).toBe(second);
  expect(agreementOn([first, second, mended], "2027-05-01")).toBe(mended);
});

test("pays by the assignment's first agreement before its start, and nothing without one", () => {
  expect(agreementOn([second, first], "2026-03-08")).toBe(first);
  expect(agreementOn([], "2026-03-08")).toBeUndefined();
});
