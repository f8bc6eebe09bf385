import { randomBytes } from "node:crypto";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { constants, deflateRawSync, deflateSync } from "node:zlib";
import { createElement } from "react";
import {
  degrees,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFString,
  type PDFPage,
} from "@cantoo/pdf-lib";
import { Document, Page, Text } from "@react-pdf/renderer";
import { latin, lettersOf, named } from "@/db/testing/files/read-pdf";
import { locales } from "../i18n/locales";
import { translator } from "../i18n/messages";
import { fontFamily } from "../pdf/fonts";
import { renderPdf } from "../pdf/render-pdf";
import { watermarkedPdf } from "./watermark-pdf";

const principal = "PT Pemilik Kapal & Żegluga Ελλάς Đặng, sari@example.com, 2026-11-20";

const reader = "reader";
const asked = { text: principal, reader };

async function markedCopy(bytes: Uint8Array, text = principal) {
  const answer = await watermarkedPdf(bytes, { text, reader });
  if (!("content" in answer)) throw new Error(`refused as ${answer.refusal}`);
  return PDFDocument.load(answer.content, { updateMetadata: false });
}

/** The text a form writes, read as a reader would: each string through the font it is written in. */
function textOf(form: PDFRawStream): string {
  const fonts = named(form.dict, "Resources", "Font");
  let letters = new Map<string, string>();
  return [...latin(form).matchAll(/\/(\S+) [\d.]+ Tf|<([0-9a-f]+)>/gi)]
    .map(([, font, codes = ""]) => {
      if (font) letters = lettersOf(fonts.lookup(PDFName.of(font), PDFDict));
      return [...codes.matchAll(/.{4}/g)].map(([code]) => letters.get(code.toLowerCase()) ?? "").join("");
    })
    .join("");
}

function drawnOn(page: PDFPage) {
  const content = page.node.Contents() as PDFRawStream;
  const steps = [...latin(content).matchAll(/q ([-\d. ]+) cm \/(\S+) Do/g)].map(([, matrix = "", drawing = ""]) => ({
    matrix: matrix.split(" ").map(Number),
    form: named(page.node, "Resources", "XObject").lookup(PDFName.of(drawing)) as PDFRawStream,
  }));
  const [under, over] = [steps[0], steps.at(-1)];
  if (!under || !over) throw new Error("nothing drawn");
  return { under, over };
}

const paper = (texts: string[], size: [number, number] = [595, 842]) =>
  renderPdf(
    createElement(
      Document,
      null,
      ...texts.map((text) => createElement(Page, { size, style: { fontFamily } }, createElement(Text, null, text))),
    ),
  );

// Each copy starts a process of its own, which a busy machine lets wait.
jest.setTimeout(90_000);

test("every page carries the whole text, in letters of many scripts, over what it showed before", async () => {
  const copy = await markedCopy(await paper(["First page", "Second page"]));
  expect(copy.getPageCount()).toBe(2);
  for (const [index, page] of copy.getPages().entries()) {
    const { under, over } = drawnOn(page);
    expect(over.form.dict.lookup(PDFName.of("BBox"))?.toString()).toBe("[ 0 0 1000 1000 ]");
    expect(textOf(over.form).replaceAll("\u00a0", " ").split(principal).length).toBeGreaterThan(10);
    expect(textOf(under.form)).toBe(["First page", "Second page"][index]);
  }
});

test("the mark crosses the middle of a page at the same tilt however the page is turned and cropped", async () => {
  const source = await PDFDocument.create();
  for (const turn of [0, 90, 180, 270, -90]) {
    const page = source.addPage([600, 400]);
    page.drawText(`turned by ${turn}`, { x: 150, y: 150 });
    page.setCropBox(100, 50, 400, 700);
    page.setRotation(degrees(turn));
  }
  const copy = await markedCopy(await source.save());
  const shown = copy.getPages().map((page) => ({ ...page.getSize(), angle: page.getRotation().angle }));
  expect(shown.map(({ width, height, angle }) => [width, height, angle])).toEqual([
    [400, 350, 0],
    [350, 400, 0],
    [400, 350, 0],
    [350, 400, 0],
    [350, 400, 0],
  ]);
  for (const page of copy.getPages()) {
    const { width, height } = page.getSize();
    const { under, over } = drawnOn(page);
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = over.matrix;
    expect(Math.atan2(b, a)).toBeCloseTo(Math.PI / 6, 3);
    expect([a * 500 + c * 500 + e, b * 500 + d * 500 + f]).toEqual([
      expect.closeTo(width / 2, 0),
      expect.closeTo(height / 2, 0),
    ]);
    const [ua = 0, ub = 0, uc = 0, ud = 0, ue = 0, uf = 0] = under.matrix;
    const corners = [
      [100, 50],
      [500, 400],
    ].map(([x = 0, y = 0]) => [ua * x + uc * y + ue, ub * x + ud * y + uf]);
    expect(corners.map(([x]) => x).sort((one = 0, two = 0) => one - two)).toEqual([0, width]);
    expect(corners.map(([, y]) => y).sort((one = 0, two = 0) => one - two)).toEqual([0, height]);
  }
});

test("a page in several streams remains complete, and open states do not move the mark", async () => {
  const source = await PDFDocument.create();
  const { node } = source.addPage([200, 200]);
  const pieces = ["q 0 0 10 10 re W n 3 0 0 3 90 90 cm", "0 0 5 5 re f q q"].map((piece) =>
    source.context.register(source.context.flateStream(piece)),
  );
  node.set(PDFName.of("Contents"), source.context.obj(pieces));
  const { under, over } = drawnOn((await markedCopy(await source.save())).getPage(0));
  expect(latin(under.form)).toMatch(/90 cm\n0 0 5 5 re f q q/);
  expect(over.matrix[0]).toBeCloseTo((Math.hypot(200, 200) / 1_000) * Math.cos(Math.PI / 6), 4);
  expect(textOf(over.form)).toContain("Pemilik");
});

test("removes scripts, actions, attached files, forms and metadata; a filled field remains readable", async () => {
  const source = await PDFDocument.create();
  const page = source.addPage([300, 300]);
  source.setAuthor("An author nobody should read");
  source.addJavaScript("greet", "app.alert('greeting')");
  await source.attach(Buffer.from("attached secret"), "secret.txt", { mimeType: "text/plain" });
  const field = source.getForm().createTextField("holder");
  field.setText("BUDI");
  field.addToPage(page, { x: 40, y: 60, width: 120, height: 30 });
  source.catalog.set(
    PDFName.of("OpenAction"),
    source.context.obj({ S: "JavaScript", JS: PDFString.of("app.alert('open')") }),
  );
  page.node.set(PDFName.of("AA"), source.context.obj({ O: { S: "Launch", F: PDFString.of("calc.exe") } }));
  const copy = await markedCopy(await source.save());
  expect(
    copy.catalog
      .keys()
      .map((key) => key.asString())
      .sort(),
  ).toEqual(["/Pages", "/Type"]);
  expect(copy.getAuthor()).toBeUndefined();
  const objects = copy.context
    .enumerateIndirectObjects()
    .map(([, object]) => `${object.toString()}${object instanceof PDFRawStream ? latin(object) : ""}`);
  for (const active of [
    "JavaScript",
    "app.alert",
    "Launch",
    "calc.exe",
    "EmbeddedFile",
    "attached secret",
    "AcroForm",
    "/Widget",
    "/AA",
  ])
    expect(objects.filter((object) => object.includes(active))).toEqual([]);
  const look = named(copy.getPage(0).node, "Resources", "XObject")
    .keys()
    .find((key) => key.asString().startsWith("/Look"));
  const stream = look && copy.getPage(0).node.Resources()?.lookup(PDFName.of("XObject"), PDFDict).lookup(look);
  expect(latin(stream as PDFRawStream)).toContain("42554449");
  expect((stream as PDFRawStream).dict.lookup(PDFName.of("BBox"), PDFArray).size()).toBe(4);
});

test("letters no font of ours has are said to be missing", async () => {
  const copy = await markedCopy(await paper(["x"]), "中远 Shipping");
  expect(textOf(drawnOn(copy.getPage(0)).over.form)).toContain("?? Shipping");
});

test("refuses an encrypted file, also one with an open password, and never returns it unmarked", async () => {
  for (const userPassword of ["", "secret"]) {
    const locked = await PDFDocument.load(await paper(["secret"]));
    locked.encrypt({ userPassword, ownerPassword: "owner" });
    expect(await watermarkedPdf(await locked.save(), asked)).toEqual({ refusal: "encrypted" });
  }
});

test("what is broken is refused", async () => {
  const whole = await paper(["cut"]);
  const empty = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";
  for (const bytes of [whole.subarray(0, whole.length / 2), Buffer.from(empty), Buffer.from("no document at all")])
    expect(await watermarkedPdf(bytes, asked)).toEqual({ refusal: "broken" });
});

test("what has too many pages is refused", async () => {
  expect(await watermarkedPdf(await paper(["1", "2", "3"]), asked, { mostPages: 2 })).toEqual({ refusal: "large" });
});

test("a file made to be endless or to grow without bounds is given up in time, and the next one is served", async () => {
  const endless =
    "%PDF-1.7\n1 0 obj<</Type/XRef/Size 3/Index[0 99999999999]/W[0 0 0]/Length 0>>stream\n\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";
  const zeros = deflateSync(deflateSync(Buffer.alloc(200_000_000)));
  const head = `%PDF-1.7\n1 0 obj<</Type/ObjStm/N 1/First 9/Filter[/FlateDecode/FlateDecode]/Length ${zeros.length}>>stream\n`;
  const growing = Buffer.concat([
    Buffer.from(head),
    zeros,
    Buffer.from("\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"),
  ]);
  const limits = { milliseconds: 2_500, megabytes: 64 };
  const begun = Date.now();
  expect(await watermarkedPdf(Buffer.from(endless), asked, limits)).toEqual({ refusal: "large" });
  expect(await watermarkedPdf(growing, asked, limits)).toEqual({ refusal: "large" });
  expect(Date.now() - begun).toBeLessThan(60_000);
  expect(await watermarkedPdf(await paper(["next"]), asked)).toHaveProperty("content");
});

/** A text many times over behind Flate, made without ever holding it. */
function flated(first: string, piece: string, times: number): Buffer {
  const whole = { finishFlush: constants.Z_FULL_FLUSH };
  const block = deflateRawSync(piece, whole);
  const blocks = Array.from({ length: times }, () => block);
  return Buffer.concat([Buffer.from([0x78, 0x9c]), deflateRawSync(first, whole), ...blocks, deflateRawSync("")]);
}

/** One array of millions of entries: 200 kB that become a gigabyte of objects. */
function swollen(): Buffer {
  const head = "7 0 ";
  const packed = flated(`${head}[`, "1 0 R ".repeat(100_000), 200);
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj<</Type/ObjStm/N 1/First ${head.length}/Filter/FlateDecode/Length ${packed.length}>>stream\n`,
    ),
    packed,
    Buffer.from("\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"),
  ]);
}

/** A page with a gigabyte of blanks in two streams, so that it must be decompressed. */
async function inflated(): Promise<Uint8Array> {
  const source = await PDFDocument.create();
  const { node } = source.addPage([200, 200]);
  const blanks = source.context.stream(flated("", " ".repeat(1_000_000), 1_000), { Filter: "FlateDecode" });
  const pieces = [blanks, source.context.flateStream("q Q")].map((piece) => source.context.register(piece));
  node.set(PDFName.of("Contents"), source.context.obj(pieces));
  return source.save({ useObjectStreams: false });
}

test("files that unpack to a gigabyte cost the server neither its memory nor its time, however many are asked for at once", async () => {
  const bombs = [swollen(), await inflated()];
  for (const { length } of bombs) expect(length).toBeLessThan(2_000_000);
  const before = process.memoryUsage.rss();
  let most = before;
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const look = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 10);
  delay.enable();
  const answers = await Promise.all(
    [...bombs, ...bombs].map((bytes, index) => watermarkedPdf(bytes, { text: principal, reader: String(index) })),
  );
  delay.disable();
  clearInterval(look);
  expect(answers).toEqual(new Array(4).fill({ refusal: "large" }));
  expect((most - before) / 1_000_000).toBeLessThan(150);
  expect(delay.percentile(99) / 1_000_000).toBeLessThan(200);
});

test("refuses a sixth waiting copy with a message, while another user is served", async () => {
  const bytes = await paper(["busy"]);
  const own = Array.from({ length: 7 }, () => watermarkedPdf(bytes, asked));
  const other = watermarkedPdf(bytes, { text: principal, reader: "somebody else" });
  const answers = await Promise.allSettled(own);
  expect(answers.map((answer) => (answer.status === "fulfilled" ? "content" in answer.value : answer.reason))).toEqual([
    ...new Array(5).fill(true),
    ...new Array(2).fill(expect.objectContaining({ code: "too-many", messageKey: "files.unmarked.busy" })),
  ]);
  expect(await other).toHaveProperty("content");
  for (const locale of locales) expect(translator(locale)("files.unmarked.busy")).toMatch(/^[A-Z].{20,}\.$/);
});

test("a full scan of 60 pages and two megabytes is marked well within its limits", async () => {
  const source = await PDFDocument.create();
  for (let index = 0; index < 60; index += 1) {
    const noise = source.context.register(
      source.context.stream(randomBytes(32_000), {
        Type: "XObject",
        Subtype: "Image",
        Width: 100,
        Height: 106,
        BitsPerComponent: 8,
        ColorSpace: "DeviceRGB",
      }),
    );
    const page = source.addPage([595, 842]);
    page.node.setXObject(PDFName.of("Scan"), noise);
    page.node.set(
      PDFName.of("Contents"),
      source.context.register(source.context.flateStream("q 595 0 0 842 0 0 cm /Scan Do Q")),
    );
  }
  const bytes = await source.save();
  expect(bytes.length).toBeGreaterThan(1_900_000);
  expect((await markedCopy(bytes)).getPageCount()).toBe(60);
});
