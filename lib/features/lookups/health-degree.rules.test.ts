import { fitnessOf } from "./health-degree.rules";

test.each([
  ["I", "fit"],
  ["II", "fit"],
  ["III", "restricted"],
  ["IV", "unfit"],
  ["V", "unfit"],
  ["restricted", "restricted"],
  ["P1", null],
  ["toString", null],
  [null, null],
])("degree %s: %s", (code, fitness) => expect(fitnessOf(code)).toBe(fitness));
