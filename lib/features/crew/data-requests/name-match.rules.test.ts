import { containsName } from "./name-match.rules";

test.each([
  ["Ratna Kusuma", true],
  ["account of RATNA  KUSUMA, Tegal", true],
  ["Ratna Kusumawati", false],
  ["Kusuma Ratna", false],
  ["", false],
  [null, false],
])("%s contains the name: %s", (text, expected) => expect(containsName(text, "Ratna Kusuma")).toBe(expected));

test("finds no empty name", () => expect(containsName("anything", " - ")).toBe(false));
