import { heightOf, linesOf, rowHeight } from "./row-height";

test("a text takes as many lines as its column makes it", () => {
  expect([linesOf("", 10), linesOf("short", 10), linesOf("ten signs!", 10), linesOf("a\nb", 10)]).toEqual([1, 1, 2, 2]);
  expect(linesOf("seven sevens seven", 10)).toBe(3);
  expect(linesOf("a word-that-goes-on-and-on end", 10)).toBe(5);
});

test("a row is as high as its longest cell, and says nothing where one line is enough", () => {
  const columns = [{ width: 10 }, { width: 30 }];
  expect(rowHeight(["short", "short too"], columns)).toBeNull();
  expect(rowHeight(["a name that is longer than its column", 7], columns)).toBe(heightOf(5));
  expect(rowHeight([null, { text: "twenty-nine signs fit in here and this does not", tone: "none" }], columns)).toBe(
    heightOf(2),
  );
});

test("no row is higher than a sheet allows", () => expect(heightOf(1_000)).toBe(409));
