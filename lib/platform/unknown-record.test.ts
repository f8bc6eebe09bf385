import { requirePresent } from "./unknown-record";

test("what must be there is handed on, also when it is nothing much; what is missing throws", () => {
  expect([requirePresent(0, "a number"), requirePresent("", "a word"), requirePresent(false, "a flag")]).toEqual([
    0,
    "",
    false,
  ]);
  expect(() => requirePresent(null, "an employee number")).toThrow("an employee number is missing");
  expect(() => requirePresent([].at(0), "a row")).toThrow("a row is missing");
});
