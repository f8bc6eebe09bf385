import { FileAnswer, fileResponse, safeFileName } from "./file-response";

const sent = (name: string) => {
  const header = fileResponse(new FileAnswer(name, "application/pdf", new Uint8Array(1))).headers;
  return decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(header.get("content-disposition") ?? "")?.[1] ?? "");
};

test("a name that fits is unchanged", () => {
  for (const name of ["BST of Agus.pdf", `${"x".repeat(116)}.pdf`, "Ijazah – Đặng 中远.jpeg", "no ending"])
    expect(safeFileName(name)).toBe(name);
});

test.each([".pdf", ".jpeg", ".xlsx"])("a long name has its start, its end and %s", (ending) => {
  const name = safeFileName(`Certificate of Competency ${"of the master ".repeat(12)}page 2 of 3${ending}`);
  expect(name).toMatch(/^Certificate of Competency of the master .*….*page 2 of 3\.\w+$/);
  expect(name.endsWith(ending)).toBe(true);
  expect([name.length > 100, name.length <= 120]).toEqual([true, true]);
});

test.each(["👩🏽‍✈️", "é̂", "ก็", "中"])("a long name of %s is cut between whole characters and can be sent", (character) => {
  for (const lead of ["", "a", "ab"]) {
    const name = safeFileName(`${lead}${character.repeat(120)}.pdf`);
    const whole = character.normalize("NFC");
    expect(name.slice(lead.length, -".pdf".length).replaceAll(whole, "")).toBe("…");
    expect(sent(`${lead}${character.repeat(120)}.pdf`)).toBe(name);
  }
});

test("what only looks like an ending is cut with the rest, and half a letter is sent as a line", () => {
  expect(safeFileName(`a.${"b".repeat(200)}`)).toMatch(/^a\.b+…b+$/);
  expect(safeFileName(`${"b".repeat(200)}. pdf`)).toMatch(/^b+…b+\. pdf$/);
  expect(sent("half \ud83d.pdf")).toBe("half _.pdf");
  expect(safeFileName("  ")).toBe("file");
});
