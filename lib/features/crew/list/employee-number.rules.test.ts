import { employeeNumberStartOf } from "./employee-number.rules";

test("distinguishes the start of an employee number from a name", () => {
  expect(["m-0007", "t-1", "abdul-m", "m-x"].map(employeeNumberStartOf)).toEqual(["M-0007", "T-1", null, null]);
});
