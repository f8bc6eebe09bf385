import fc from "fast-check";
import { readBlock } from "./read-block";
import { sheetOf, undone, withBlock, withCell, withoutRow, withRow } from "./sheet";

const columns = ["a", "b", "c"];
const texts = (sheet: ReturnType<typeof sheetOf>) =>
  sheet.rows.map(({ cells }) => columns.map((name) => cells[name] ?? ""));

test.each([
  [
    "1\t2\r\n3\t4\r\n",
    [
      ["1", "2"],
      ["3", "4"],
    ],
  ],
  ["1\t\t3", [["1", "", "3"]]],
  ["1\n2", [["1"], ["2"]]],
  ["1\r2", [["1"], ["2"]]],
  ['"a\nb"\t"say ""yes"""', [["a\nb", 'say "yes"']]],
  ['5" pipe\tx', [['5" pipe', "x"]]],
  ["1\r\n\r\n3\r\n", [["1"], [""], ["3"]]],
  [" 1.234.567 ", [["1.234.567"]]],
  ["", [[""]]],
])("%j is the block %j", (text, block) => {
  expect(readBlock(text)).toEqual(block);
});

test("parses what a spreadsheet copies", () => {
  const cell = fc
    .string({ unit: fc.constantFrom("a", "1", ".", '"', " ", "\n"), maxLength: 6 })
    .map((text) => text.trim());
  const written = (text: string) => (/["\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 }), (block) => {
      const text = block.map((line) => `${line.map(written).join("\t")}\r\n`).join("");
      expect(readBlock(text)).toEqual(block);
    }),
  );
});

test("pastes a block from its cell, adds rows and drops cells without a column", () => {
  const sheet = sheetOf([{ a: "1", b: "2", c: "3" }, { a: "4" }]);
  const block = [["x", "y", "z"], ["u"]];
  const laid = withBlock(sheet, block, { columns, at: { id: 1, column: "b" }, most: 10 });
  expect(texts(laid.sheet)).toEqual([
    ["1", "2", "3"],
    ["4", "x", "y"],
    ["", "u", ""],
  ]);
  expect(laid).toMatchObject({ cells: 3, added: 1, isCut: false });
  expect(texts(undone(laid.sheet))).toEqual(texts(sheet));
});

test("adds rows only up to the maximum, and ignores a paste outside the grid", () => {
  const sheet = sheetOf([{ a: "1" }]);
  const at = { id: 0, column: "a" };
  expect(withBlock(sheet, [["1"], ["2"], ["3"]], { columns, at, most: 2 })).toMatchObject({ added: 1, isCut: true });
  for (const other of [
    { id: 9, column: "a" },
    { id: 0, column: "no" },
  ])
    expect(withBlock(sheet, [["1"]], { columns, at: other, most: 2 })).toEqual({
      sheet,
      cells: 0,
      added: 0,
      isCut: false,
    });
});

test("undoes every change in reverse order, and records no step without a change", () => {
  const start = sheetOf([{ a: "1" }]);
  const typed = withCell(start, { id: 0, column: "a" }, "2");
  const more = withRow(typed);
  const less = withoutRow(more, 0);
  expect(withCell(less, { id: 1, column: "a" }, "")).toBe(less);
  expect([less, undone(less), undone(undone(less)), undone(undone(undone(less)))].map((sheet) => sheet.rows)).toEqual([
    less.rows,
    more.rows,
    typed.rows,
    start.rows,
  ]);
  expect(undone(start)).toBe(start);
});
