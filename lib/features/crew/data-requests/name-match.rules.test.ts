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

test.each([
  ["Rekening a.n. Nguyen Van Duc", "Nguyễn Văn Đức"],
  ["Account of Ma’ruf Amin", "Ma'ruf Amin"],
  ["Maruf Amin", "Ma`ruf Amin"],
  ["Ratna-Kusuma (istri)", "Ratna Kusuma"],
  ["Siti AlAmin", "Siti Al-Amin"],
])("%s contains the name %s, whatever its exact signs", (text, name) => {
  expect(containsName(text, name)).toBe(true);
});
