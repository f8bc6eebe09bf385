import { tablesIn, twins } from "./table.rules";

test("headings are found in either language below notes, lines keep their number in the file, blank ones are passed over", () => {
  const rows = [
    ["Crew import"],
    ["Fill in the lines"],
    ["10 digits", "letters"],
    ["Kode pelaut *", "NAMA  LENGKAP", "Hobby"],
    ["6211576805", "Budi", "chess"],
    [null, " ", ""],
    ["6211576806", "Siti", null],
  ];
  expect(tablesIn([{ name: "x", rows }])).toEqual([
    {
      sheet: "crew",
      name: "x",
      headingLine: 4,
      columns: ["seafarerCode", "fullName"],
      unknown: ["Hobby"],
      twice: [],
      lines: [
        { line: 5, cells: { seafarerCode: "6211576805", fullName: "Budi" } },
        { line: 7, cells: { seafarerCode: "6211576806", fullName: "Siti" } },
      ],
    },
  ]);
});

test("certificates are distinguished from people by their columns, other sheets are passed over, a heading that stands twice is reported", () => {
  const certificates = [
    ["Seafarer code", "Kind", "Document name", "Document number", "Issued", "Issued"],
    ["6211576805", "COP", "BST", "1", "2024-01-01", ""],
  ];
  const tables = tablesIn([
    { name: "Notes", rows: [["Anything"], ["at all"]] },
    { name: "Sheet2", rows: certificates },
  ]);
  expect(tables).toMatchObject([{ sheet: "certificates", twice: ["issued"], lines: [{ line: 2 }] }]);
});

test("a file without the headings has no table", () => {
  expect(
    tablesIn([
      {
        name: "a",
        rows: [
          ["Name", "Age"],
          ["Budi", 30],
        ],
      },
    ]),
  ).toEqual([]);
});

test("two sheets of people are distinguished by their names, one of each kind is right", () => {
  const people = [
    ["Seafarer code", "Full name"],
    ["6211576805", "Budi"],
  ];
  const papers = [
    ["Seafarer code", "Kind", "Document number", "Issued"],
    ["6211576805", "COP", "1", "2024-01-01"],
  ];
  expect(
    twins(
      tablesIn([
        { name: "Deck", rows: people },
        { name: "Papers", rows: papers },
      ]),
    ),
  ).toBeNull();
  expect(
    twins(
      tablesIn([
        { name: "Deck", rows: people },
        { name: "Papers", rows: papers },
        { name: "Engine", rows: people },
      ]),
    ),
  ).toEqual({ sheet: "crew", names: ["Deck", "Engine"] });
});
