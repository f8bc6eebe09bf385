import { isUnfitDegree } from "./degree.rules";

test.each([
  ["I", false],
  ["III", false],
  ["IV", true],
  ["V", true],
  [null, false],
])("degree %s: unfit %s", (code, unfit) => expect(isUnfitDegree(code)).toBe(unfit));
