import { createElement, Fragment, type FunctionComponent, type ReactNode } from "react";
import sharp from "sharp";
import { textElementsIn, pagesRead } from "@/db/testing/files/read-pdf";
import { Facts } from "./facts";
import { Numbered, Title } from "./letter";
import { LetterheadPage } from "./letterhead-page";
import { Portrait } from "./portrait";
import { portraitPhoto } from "./portrait-photo";
import { renderPdf } from "./render-pdf";
import { Section } from "./section";
import { Table } from "./table";
import { Watermark } from "./watermark";

const letterhead = {
  name: "Nakhoda Marine",
  division: "Marine",
  address: "Jl. Tanjung Perak 1",
  licence: null,
  contact: null,
  city: "Surabaya",
};
const plain = (main: string) => ({ main, other: null });

const made = <Props extends object>(part: FunctionComponent<Props>, props: Props) => createElement(part, props);
const paper = (...parts: ReactNode[]) =>
  renderPdf(
    LetterheadPage({
      title: "Curriculum vitae – Sari",
      documentNumber: "CV/1",
      locale: "en",
      letterhead,
      generatedBy: "Sari",
      now: new Date("2026-11-20T02:00:00Z"),
      children: createElement(Fragment, null, ...parts),
    }),
  );
const said = (elements: Awaited<ReturnType<typeof textElementsIn>>) =>
  elements.map(({ kind, text, alt }) => `${kind} ${alt ?? text}`);
const heard = async (...parts: ReactNode[]) => said(await textElementsIn(await paper(...parts)));

test("tags headings, facts, numbered points and the portrait; letterhead, footer, mark and lines are artifacts", async () => {
  const picture = await sharp({ create: { width: 30, height: 40, channels: 3, background: "navy" } })
    .png()
    .toBuffer();
  const photo = await portraitPhoto(picture);
  expect(
    await heard(
      made(Title, { over: "Curriculum vitae", title: "Sari Putri", under: ["Bosun"] }),
      made(Portrait, { photo, name: "Sari Putri" }),
      made(Portrait, { photo: null, name: "Nobody" }),
      made(Section, {
        title: { main: "Personal data", other: "Data pribadi" },
        children: made(Facts, { facts: [{ label: plain("Age"), value: "36" }] }),
      }),
      made(Numbered, { items: [{ main: "Come fasting", other: "Puasa" }] }),
      made(Watermark, { text: "for PT Pemilik" }),
    ),
  ).toEqual([
    "P Curriculum vitae",
    "H1 Sari Putri",
    "P Bosun",
    "Figure Sari Putri",
    "H2 Personal data   Data pribadi",
    "Lbl Age",
    "LBody 36",
    "Lbl 1.",
    "P Come fasting",
    "P Puasa",
  ]);
});

test("a table over several pages is one, with one header and all rows in order", async () => {
  const rows = Array.from({ length: 90 }, (_, index) => [`row ${index}`, { text: "Valid", note: "remark" }]);
  const columns = [
    { label: { main: "Name", other: "Nama" }, width: 1 },
    { label: plain("Validity"), width: 1 },
  ];
  const file = await paper(made(Table, { columns, rows }));
  expect(
    Buffer.from(file)
      .toString("latin1")
      .match(/\/S \/Table\b/g),
  ).toHaveLength(1);
  expect(said(await textElementsIn(file))).toEqual([
    "P Name",
    "P Nama",
    "P Validity",
    ...rows.flatMap(([name]) => [`TD ${String(name)}`, "P Valid", "P remark"]),
  ]);
});

test("no page holds the last row of a table alone, where the last row would be the first of a page", async () => {
  const columns = [{ label: plain("Name"), width: 1 }];
  for (let count = 38; count <= 48; count += 1) {
    const rows = Array.from({ length: count }, (_, index) => [`row ${index}`]);
    const pages = await pagesRead(await paper(made(Table, { columns, rows })));
    const onLast = (pages.at(-1) ?? []).filter((text) => text.startsWith("row "));
    expect([count, pages.length > 1 && onLast.length < 2]).toEqual([count, false]);
    expect(pages.flat().filter((text) => text.startsWith("row "))).toHaveLength(count);
  }
});

test("a document without a title begins its headings at the first level", async () => {
  expect(await heard(made(Section, { title: plain("Appointment"), children: null }))).toEqual(["H1 Appointment"]);
});

test("line breaks, tabs and letters without a sign come out in our own fonts", async () => {
  const lines = ["one\r\ntwo", "a\tb", "張 → 😀\ufe0f", "a\u200bb\u00ad", "e\u0301", "\u0645"];
  const under = lines.map((line) => made(Title, { over: "-", title: line, under: [] }));
  const all = await heard(...under);
  expect(all.filter((entry) => entry.startsWith("H1"))).toEqual([
    "H1 one two",
    "H1 a b",
    "H1 ? ? ?",
    "H1 ab",
    "H1 é",
    "H1 ?",
  ]);
});

test("the same document is the same file", async () => {
  const make = () => paper(made(Title, { over: "a", title: "b", under: ["c"] }));
  expect(Buffer.compare(Buffer.from(await make()), Buffer.from(await make()))).toBe(0);
});
