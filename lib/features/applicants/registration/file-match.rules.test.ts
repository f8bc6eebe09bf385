import fc from "fast-check";
import { matchFiles } from "./file-match.rules";

const names = [
  "Deck Officer Class III (ANT-III)",
  "Deck Officer Class II (ANT-II)",
  "Basic Safety Training (BST)",
  "Advanced Fire Fighting (AFF)",
  "GMDSS General Operator's Certificate (GOC)",
  "RADAR Simulator",
  "ARPA Simulator",
  "Basic Training for Oil and Chemical Tankers (BOCT)",
  "Medical Care On Board (MC)",
];
const rows = names.map((name) => ({ key: name, name }));

test.each([
  ["BST.pdf", "Basic Safety Training (BST)"],
  ["scan_bst_budi_2024.JPG", "Basic Safety Training (BST)"],
  ["basic safety training.png", "Basic Safety Training (BST)"],
  ["ANT III.pdf", "Deck Officer Class III (ANT-III)"],
  ["ijazah-ant-ii.pdf", "Deck Officer Class II (ANT-II)"],
  ["ANTIII.pdf", "Deck Officer Class III (ANT-III)"],
  ["Advanced Fire Fighting.pdf", "Advanced Fire Fighting (AFF)"],
  ["radar simulator.pdf", "RADAR Simulator"],
  ["Simulator.pdf", null],
  ["IMG_20240301_101010.jpg", null],
  ["deck officer.pdf", null],
  ["bst and aff.pdf", null],
])("matches %s to %s", (file, name) => {
  expect(matchFiles([file], rows)).toEqual([name]);
});

test("leaves the second of two files for one certificate unmatched", () => {
  expect(matchFiles(["BST.pdf", "BST back.pdf", "aff.pdf"], rows)).toEqual([
    "Basic Safety Training (BST)",
    null,
    "Advanced Fire Fighting (AFF)",
  ]);
});

test("assigns each certificate at most one file, and an answer to every file", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(...names, "bst", "aff goc"))), (files) => {
      const found = matchFiles(files, rows);
      const given = found.filter((key) => key !== null);
      expect(found).toHaveLength(files.length);
      expect(new Set(given).size).toBe(given.length);
    }),
  );
});
