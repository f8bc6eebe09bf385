import fc from "fast-check";
import { parseClipboard } from "./parse-clipboard";
import { gridStateOf, undo, withPastedBlock, withCell, withoutRow, withRow } from "./grid-state";

const columns = ["a", "b", "c"];
const texts = (sheet: ReturnType<typeof gridStateOf>) =>
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
  expect(parseClipboard(text)).toEqual(block);
});

test("parses what a spreadsheet copies", () => {
  const cell = fc
    .string({ unit: fc.constantFrom("a", "1", ".", '"', " ", "\n"), maxLength: 6 })
    .map((text) => text.trim());
  const written = (text: string) => (/["\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 }), (block) => {
      const text = block.map((line) => `${line.map(written).join("\t")}\r\n`).join("");
      expect(parseClipboard(text)).toEqual(block);
    }),
  );
});

test("pastes a block from its cell, adds rows and drops cells without a column", () => {
  const sheet = gridStateOf([{ a: "1", b: "2", c: "3" }, { a: "4" }]);
  const block = [["x", "y", "z"], ["u"]];
  const laid = withPastedBlock(sheet, block, { columns, at: { id: 1, column: "b" }, maxRows: 10 });
  expect(texts(laid.sheet)).toEqual([
    ["1", "2", "3"],
    ["4", "x", "y"],
    ["", "u", ""],
  ]);
  expect(laid).toMatchObject({ cells: 3, added: 1, isTruncated: false });
  expect(texts(undo(laid.sheet))).toEqual(texts(sheet));
});

test("adds rows only up to the maximum, and ignores a paste outside the grid", () => {
  const sheet = gridStateOf([{ a: "1" }]);
  const at = { id: 0, column: "a" };
  expect(withPastedBlock(sheet, [["1"], ["2"], ["3"]], { columns, at, maxRows: 2 })).toMatchObject({
    added: 1,
    isTruncated: true,
  });
  for (const other of [
    { id: 9, column: "a" },
    { id: 0, column: "no" },
  ])
    expect(withPastedBlock(sheet, [["1"]], { columns, at: other, maxRows: 2 })).toEqual({
      sheet,
      cells: 0,
      added: 0,
      isTruncated: false,
    });
});

test("undoes every change in reverse order, and records no step without a change", () => {
  const start = gridStateOf([{ a: "1" }]);
  const typed = withCell(start, { id: 0, column: "a" }, "2");
  const more = withRow(typed);
  const less = withoutRow(more, 0);
  expect(withCell(less, { id: 1, column: "a" }, "")).toBe(less);
  expect([less, undo(less), undo(undo(less)), undo(undo(undo(less)))].map((sheet) => sheet.rows)).toEqual([
    less.rows,
    more.rows,
    typed.rows,
    start.rows,
  ]);
  expect(undo(start)).toBe(start);
});
