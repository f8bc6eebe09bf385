import { constants, deflateRawSync } from "node:zlib";
import { strToU8, unzipSync, zipSync } from "fflate";
import { utils, write, type BookType } from "xlsx";
import type { AppError } from "../errors";
import { locales } from "../i18n/locales";
import { translator } from "../i18n/messages";
import { readInChildProcess } from "./reader-process";
import { readWorkbook } from "./read-workbook";

// Each file starts a process of its own, which a busy machine lets wait.
jest.setTimeout(90_000);
const limits = { rows: 5_000, columns: 80 };
const of = (name: string, bytes: Uint8Array) => readWorkbook(name, bytes, limits);
const text = (value: string) => new TextEncoder().encode(value);

function written(
  bookType: BookType,
  rows: unknown[][] = [
    ["Name", "Born"],
    ["Budi", 1],
  ],
) {
  return new Uint8Array(
    write(utils.book_new(utils.aoa_to_sheet(rows), "Crew"), {
      type: "buffer",
      bookType,
      compression: true,
      bookSST: true,
    }),
  );
}
const xlsx = unzipSync(written("xlsx"));
const ods = unzipSync(written("ods"));
const withParts = (parts: Record<string, Uint8Array>, changed: Record<string, string>) =>
  zipSync({ ...parts, ...Object.fromEntries(Object.entries(changed).map(([name, xml]) => [name, strToU8(xml)])) });
const sheetPart = "xl/worksheets/sheet1.xml";
const sheet = (data: string, after = "") =>
  withParts(xlsx, { [sheetPart]: `<worksheet>${after}<sheetData>${data}</sheetData></worksheet>` });
const table = (rows: string, before = "") =>
  withParts(ods, {
    "content.xml": `<?xml version="1.0"?>${before}<office:document-content><office:body><office:spreadsheet><table:table table:name="Crew">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
  });

/**
 * An archive whose only sheet declares `said` bytes and unpacks to megabytes of blanks, created without writing them.
 */
function bomb(megabytes: number, said: number) {
  const block = deflateRawSync(Buffer.alloc(1_000_000, " "), { finishFlush: constants.Z_FULL_FLUSH });
  const packed = Buffer.concat([...Array.from({ length: megabytes }, () => block), deflateRawSync(Buffer.alloc(0))]);
  const bytes = Buffer.from(zipSync({ ...xlsx, [sheetPart]: [new Uint8Array(packed), { level: 0 }] }));
  // Local and central head: 4 bytes of signature, the second method, sizes packed and unpacked.
  for (const [signature, method, size] of [
    ["PK\x03\x04", 8, 22],
    ["PK\x01\x02", 10, 24],
  ] as const) {
    for (let at = bytes.indexOf(signature, 0, "latin1"); at >= 0; at = bytes.indexOf(signature, at + 4, "latin1")) {
      if (bytes.readUInt32LE(at + size) !== packed.length) continue;
      bytes.writeUInt16LE(8, at + method);
      bytes.writeUInt32LE(said, at + size);
    }
  }
  return new Uint8Array(bytes);
}

test("two gigabytes in a small file are refused by what it says of itself, and cost nothing when it lies", async () => {
  const honest = bomb(2_000, 2_000_000_000);
  expect(honest.length).toBeLessThan(2_100_000);
  await expect(of("crew.xlsx", honest)).rejects.toMatchObject({
    code: "too-large",
    messageKey: "sheets.tooMuchInside",
    values: { most: 40 },
  });
  for (const said of [1_000, 39_000_000])
    await expect(of("crew.xlsx", bomb(2_000, said))).rejects.toMatchObject({ messageKey: "sheets.damaged" });
});

const lol = `<!DOCTYPE x [<!ENTITY a "ha">${"bcdefghij"
  .split("")
  .map((name, index) => `<!ENTITY ${name} "${`&${"abcdefghi"[index]};`.repeat(10)}">`)
  .join("")}]>`;

test("does not expand entities or follow depth", async () => {
  const deep = "<a>".repeat(500_000);
  const entity = withParts(xlsx, {
    [sheetPart]: `<?xml version="1.0"?>${lol}<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&j;</t></is></c></row></sheetData></worksheet>`,
  });
  expect((await of("crew.xlsx", entity))[0]?.rows).toEqual([["&j;"]]);
  const other = await of(
    "crew.ods",
    table(
      '<table:table-row><table:table-cell office:value-type="string"><text:p>&j;</text:p></table:table-cell></table:table-row>',
      lol,
    ),
  );
  expect(other[0]?.rows).toEqual([["&j;"]]);
  for (const bytes of [
    sheet(`<row r="1"><c r="A1">${deep}<v>7</v></c></row>`),
    sheet('<row r="1"><c r="A1"><v>7</v></c></row>', deep),
    table(`${deep}<table:table-row><table:table-cell office:value-type="float" office:value="7"/></table:table-row>`),
  ]) {
    const rows = await of("crew.xlsx", bytes).then(
      ([first]) => first?.rows.flat() ?? [],
      ({ messageKey }) => messageKey,
    );
    expect(["sheets.damaged", [7], []]).toContainEqual(rows);
  }
});

const refusals: [string, string, string, () => Uint8Array][] = [
  [
    "a cell in the last corner of a sheet",
    "crew.xlsx",
    "tooLarge",
    () => sheet('<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
  ],
  ["a million columns in a line of CSV", "crew.csv", "tooLarge", () => text("a,".repeat(1_000_000))],
  ["a million blank columns in a line of CSV", "crew.csv", "tooLarge", () => text(`a${",".repeat(1_000_000)}`)],
  ["a million lines of CSV", "crew.csv", "tooLarge", () => text("a\n".repeat(1_000_000))],
  [
    "a cell of ten megabytes",
    "crew.xlsx",
    "cellTooLong",
    () => sheet(`<row r="1"><c r="A1" t="str"><v>${"x".repeat(10_000_000)}</v></c></row>`),
  ],
  ["a cell of ten megabytes in CSV", "crew.csv", "cellTooLong", () => text(`a,${"x".repeat(10_000_000)}\n`)],
  [
    "a long text that stands in thousands of cells",
    "crew.xlsx",
    "tooMuchInside",
    () =>
      withParts(xlsx, {
        "xl/sharedStrings.xml": `<sst><si><t>${"x".repeat(32_000)}</t></si></sst>`,
        [sheetPart]: `<worksheet><sheetData>${'<row><c t="s"><v>0</v></c></row>'.repeat(2_000)}</sheetData></worksheet>`,
      }),
  ],
  [
    "more cells than a file may hold",
    "crew.xlsx",
    "tooManyCells",
    () => sheet(`<row>${"<c><v>1</v></c>".repeat(501)}</row>`.repeat(1_000)),
  ],
  [
    "a cell repeated over the whole of an OpenDocument sheet",
    "crew.ods",
    "tooManyCells",
    () =>
      table(
        '<table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="16384" office:value-type="float" office:value="1"><text:p>1</text:p></table:table-cell></table:table-row>',
      ),
  ],
  [
    "a hundred sheets",
    "crew.xlsx",
    "tooManySheets",
    () =>
      withParts(xlsx, {
        "xl/workbook.xml": `<workbook><sheets>${Array.from({ length: 100 }, (_, id) => `<sheet name="${id}" sheetId="${id}" r:id="rId1"/>`).join("")}</sheets></workbook>`,
      }),
  ],
  [
    "a hundred sheets of an OpenDocument file",
    "crew.ods",
    "tooManySheets",
    () =>
      table(
        `</table:table>${Array.from({ length: 100 }, (_, id) => `<table:table table:name="${id}"></table:table>`).join("")}<table:table table:name="Last">`,
      ),
  ],
  [
    "a quotation mark that stays open for five megabytes",
    "crew.csv",
    "openQuote",
    () => text(`Name,Rank\nBudi,"Bosun\n${"6211576805,Siti\n".repeat(310_000)}`),
  ],
  ["a quotation mark that stays open at the end", "crew.csv", "openQuote", () => text('Name,Rank\nBudi,"')],
  ["nothing at all", "crew.csv", "empty", () => text("")],
  ["nothing at all as a workbook", "crew.xls", "empty", () => text("")],
  ["NUL bytes", "crew.csv", "notASheet", () => text("Name\0,Rank\n")],
  ["nothing but NUL bytes", "crew.xls", "notASheet", () => new Uint8Array(100_000)],
  [
    "NUL in text of two bytes a letter",
    "crew.csv",
    "notASheet",
    () => new Uint8Array(Buffer.from("\ufeffName\0,Rank\n", "utf16le")),
  ],
  ["a PDF", "crew.xlsx", "notASheet", () => text("%PDF-1.4\n")],
  [
    "a sheet that the book names and the file lacks",
    "crew.xlsx",
    "damaged",
    () => withParts(Object.fromEntries(Object.entries(xlsx).filter(([name]) => name !== sheetPart)), {}),
  ],
  [
    "texts that the sheet names and the file lacks",
    "crew.xlsx",
    "damaged",
    () =>
      withParts(xlsx, {
        "xl/sharedStrings.xml": "<sst/>",
        [sheetPart]: '<worksheet><sheetData><row><c t="s"><v>7</v></c></row></sheetData></worksheet>',
      }),
  ],
];
test.each(refusals)("%s (%s) is refused in words: %s", async (_what, name, key, bytes) => {
  const error: AppError = await of(name, bytes()).catch((thrown) => thrown);
  expect(error).toMatchObject({ messageKey: `sheets.${key}` });
  for (const locale of locales) expect(translator(locale)(error.messageKey, error.values)).toMatch(/^[A-Z][^{}]{10,}$/);
});

test("reports the line of an open quotation mark", async () => {
  await expect(of("crew.csv", text('a\n\n"b\nc",d\ne,"f\ng\n'))).rejects.toMatchObject({
    code: "invalid",
    values: { line: 4 },
  });
});

test.each(["xlsx", "biff8", "biff5", "ods"] as const)(
  "an %s file cut off anywhere is refused, never read in part",
  async (bookType) => {
    const whole = written(bookType, [
      ["Name", "Born"],
      ...Array.from({ length: 300 }, (_, line) => [`Budi ${line}`, line]),
    ]);
    const cuts = [0.2, 0.5, 0.8].map((part) => Math.floor(whole.length * part));
    for (const cut of [8, ...cuts, whole.length - 1]) {
      const rows = await of("crew.xls", whole.slice(0, cut)).then(
        ([first]) => first?.rows.length,
        ({ messageKey }) => messageKey,
      );
      expect([cut, rows]).toEqual([
        cut,
        cut === whole.length - 1 && rows === 301 ? 301 : expect.stringMatching(/^sheets\.(damaged|notASheet)$/),
      ]);
    }
  },
);

/** The same noise every time. */
function noise(length: number, seed: number) {
  let state = seed;
  return Uint8Array.from({ length }, () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) >> 16);
}

test.each([
  ["the head of an archive", "504b0304"],
  ["the head of an old workbook", "d0cf11e0a1b11ae1"],
])("noise behind %s is refused", async (_what, magic) => {
  for (const seed of [1, 2])
    await expect(
      of("crew.xls", Buffer.concat([Buffer.from(magic, "hex"), noise(100_000, seed)])),
    ).rejects.toMatchObject({ code: "unsupported-type" });
});

test.each(["xlsx", "biff8", "ods"] as const)(
  "noise inside %s ends in words or in rows, within the limits",
  async (bookType) => {
    const whole = written(
      bookType,
      Array.from({ length: 200 }, (_, line) => [`Budi ${line}`, line]),
    );
    for (const seed of [1, 2]) {
      const bytes = whole.slice();
      for (const [index, byte] of noise(40, seed).entries())
        bytes[8 + (((byte + index * 251) * 7_919 * seed) % (bytes.length - 8))] = byte;
      const answer = await of("crew.xls", bytes).catch((error) => error);
      expect(Array.isArray(answer) ? "rows" : answer.messageKey).toMatch(/^rows$|^sheets\./);
    }
  },
);

test("chains of an old workbook that run in circles end at the limit of memory", async () => {
  const bytes = Buffer.from(
    written(
      "biff8",
      Array.from({ length: 2_000 }, (_, line) => [`Budi ${line}`]),
    ),
  );
  const fat = 512 * (1 + bytes.readInt32LE(76));
  const directory = 512 * (1 + bytes.readInt32LE(48));
  for (let at = directory; at < bytes.length && at < directory + 512; at += 128) {
    if (bytes.readUInt32LE(at + 120) < 4_096) continue;
    const start = bytes.readInt32LE(at + 116);
    bytes.writeInt32LE(start, fat + 4 * (start + 1));
    bytes.writeInt32LE(start + 1, at + 116);
  }
  await expect(
    readInChildProcess({ kind: "compound", bytes, bounds: limits }, { megabytes: 64, milliseconds: 60_000 }),
  ).rejects.toMatchObject({ code: "too-large", messageKey: "sheets.tooMuchMemory" });
});

test("what grows beyond its memory ends its own process, what takes too long is ended, and the next file is read", async () => {
  // A thread's limit does not hold here: Node itself would end, with the server in it.
  const types = `<Types>${"<a>".repeat(12_000_000)}spreadsheetml.sheet.main+xml</Types>`;
  const bytes = withParts(xlsx, { "[Content_Types].xml": types });
  expect(bytes.length).toBeLessThan(60_000);
  await expect(
    readInChildProcess({ kind: "zip", bytes, bounds: limits }, { megabytes: 64, milliseconds: 60_000 }),
  ).rejects.toMatchObject({ code: "too-large", messageKey: "sheets.tooMuchMemory" });
  await expect(readInChildProcess({ kind: "zip", bytes, bounds: limits }, { milliseconds: 100 })).rejects.toMatchObject(
    {
      code: "too-large",
      messageKey: "sheets.tooSlow",
      values: { seconds: 0.1 },
    },
  );
  expect((await of("crew.xlsx", written("xlsx")))[0]?.rows).toEqual([
    ["Name", "Born"],
    ["Budi", 1],
  ]);
});

test("names that every object has are headings and sheets like others, and change nothing", async () => {
  const names = ["__proto__", "constructor", "toString", "hasOwnProperty"];
  for (const bookType of ["xlsx", "biff8", "ods"] as const)
    expect((await of("crew.xls", written(bookType, [names])))[0]?.rows).toEqual([names]);
  expect((await of("crew.csv", text(names.join(","))))[0]?.rows).toEqual([names]);
  const named = withParts(xlsx, {
    "xl/workbook.xml":
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheets><sheet name="__proto__" sheetId="1" r:id="rId1"/></sheets></workbook>',
  });
  expect((await of("crew.xlsx", named))[0]).toMatchObject({
    name: "__proto__",
    rows: [
      ["Name", "Born"],
      ["Budi", 1],
    ],
  });
  const filtered = table(
    '<table:table-row><table:table-cell office:value-type="string"><text:p>a</text:p></table:table-cell></table:table-row></table:table><table:database-ranges><table:database-range table:target-range-address="__proto__.A1:.B2"/></table:database-ranges><table:table table:name="Last">',
  );
  expect((await of("crew.ods", filtered))[0]?.rows).toEqual([["a"]]);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>)["!autofilter"]).toBeUndefined();
});

test("of a book that leads to other files only its own values are read", async () => {
  const parts = {
    "xl/externalLinks/externalLink1.xml": "<externalLink",
    "xl/vbaProject.bin": "macro",
    "xl/worksheets/_rels/sheet1.xml.rels":
      '<Relationships><Relationship Id="a" Type="hyperlink" Target="http://localhost:1/x" TargetMode="External"/></Relationships>',
  };
  const bytes = withParts(
    {
      ...xlsx,
      ...unzipSync(sheet("<row><c><f>[1]Other!A1+WEBSERVICE(&quot;http://localhost:1&quot;)</f><v>7</v></c></row>")),
    },
    parts,
  );
  expect((await of("crew.xlsx", bytes))[0]?.rows).toEqual([[7]]);
});

test("the server keeps responding while a file is read, and refuses when many are waiting", async () => {
  const bytes = written(
    "xlsx",
    Array.from({ length: 1_000 }, (_, line) => Array.from({ length: 20 }, (_, column) => `${line} ${column}`)),
  );
  let ticks = 0;
  const clock = setInterval(() => (ticks += 1), 10);
  const answers = await Promise.allSettled(Array.from({ length: 7 }, () => of("crew.xlsx", bytes)));
  clearInterval(clock);
  expect(
    answers.map((answer) => (answer.status === "fulfilled" ? answer.value[0]?.rows.length : answer.reason.messageKey)),
  ).toEqual([...new Array(5).fill(1_000), "sheets.busy", "sheets.busy"]);
  expect(answers[6]).toMatchObject({ reason: { code: "too-many" } });
  expect(ticks).toBeGreaterThan(20);
});
