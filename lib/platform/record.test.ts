import { present } from "./record";

test("what must be there is handed on, also when it is nothing much; what is missing throws", () => {
  expect([present(0, "a number"), present("", "a word"), present(false, "a flag")]).toEqual([0, "", false]);
  expect(() => present(null, "an employee number")).toThrow("an employee number is missing");
  expect(() => present([].at(0), "a row")).toThrow("a row is missing");
});
