import { agreementOn } from "./agreement.rules";

const first = { id: 1, startDate: "2026-03-10" };
const second = { id: 2, startDate: "2026-09-01" };
const mended = { id: 3, startDate: "2026-09-01" };

test("the newest agreement that has begun is in force until the next begins, and of one day the one made last", () => {
  expect(agreementOn([first, second], "2026-08-31")).toBe(first);
  expect(agreementOn([second, first], "2026-09-01")).toBe(second);
  expect(agreementOn([first, second, mended], "2027-05-01")).toBe(mended);
});

test("who goes on board before the day agreed is paid by the first agreement of the stay; without one nobody is paid", () => {
  expect(agreementOn([second, first], "2026-03-08")).toBe(first);
  expect(agreementOn([], "2026-03-08")).toBeUndefined();
});
