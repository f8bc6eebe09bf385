import { clausesOf } from "./clauses.rules";
import en from "@/messages/en/pkl.json";
import id from "@/messages/id/pkl.json";

test("has every article in both languages, with the division's overtime", () => {
  expect(clausesOf(1)).toContain("overtimeMarine");
  expect(clausesOf(2)).toContain("overtime");
  expect(clausesOf(1)).toHaveLength(clausesOf(2).length);
  const names = [...new Set([...clausesOf(1), ...clausesOf(2)])].sort();
  expect(Object.keys(en.pdf.clauses).sort()).toEqual(names);
  expect(Object.keys(id.pdf.clauses).sort()).toEqual(names);
});
