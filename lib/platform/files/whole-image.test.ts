import { monitorEventLoopDelay } from "node:perf_hooks";
import sharp from "sharp";
import { jpegSaying, pngSaying } from "@/db/testing/files/pictures";
import { pdf } from "@/db/testing/records/registrations";
import { locales } from "../i18n/locales";
import { translator } from "../i18n/messages";
import { portraitPhoto } from "../pdf/portrait-photo";
import { watermarked } from "./watermark";
import { assertComplete } from "./whole-image";

const noise = sharp({
  create: {
    width: 320,
    height: 240,
    channels: 3,
    background: "#888",
    noise: { type: "gaussian", mean: 128, sigma: 40 },
  },
});
const preview = () => noise.clone().resize(80).jpeg().toBuffer();
/** A camera's JPEG: with a small preview of its own in a segment before the picture. */
async function withPreview(): Promise<Buffer> {
  const [whole, small] = [await noise.clone().jpeg().toBuffer(), await preview()];
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(small.length + 2, 2);
  return Buffer.concat([whole.subarray(0, 2), head, small, whole.subarray(2)]);
}

const early = "%PDF-1.7\n1 0 obj<</Linearized 1/L 009100/O 3>>endobj\ntrailer<<>>\n%%EOF\n";
const shownEarly = Buffer.concat([Buffer.from(early.padEnd(9_100 - pdf.length, "x")), pdf]);

const kinds: [string, string, () => Promise<Buffer>][] = [
  ["JPEG", "image/jpeg", () => noise.clone().jpeg().toBuffer()],
  ["progressive JPEG", "image/jpeg", () => noise.clone().jpeg({ progressive: true }).toBuffer()],
  ["JPEG with a preview", "image/jpeg", withPreview],
  ["PNG", "image/png", () => noise.clone().png().toBuffer()],
  ["PDF", "application/pdf", async () => Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(9_000, "x"), pdf])],
  ["PDF shown while it is loaded", "application/pdf", async () => shownEarly],
];

test.each(kinds)(
  "stores a complete %s, also with a few bytes behind its end, and refuses it truncated anywhere",
  async (_name, type, make) => {
    const whole = await make();
    await assertComplete(type, whole);
    await assertComplete(type, Buffer.concat([whole, Buffer.alloc(500, "\n")]));
    await assertComplete(type, Buffer.concat([whole, Buffer.from("added by a scanner")]));
    for (const cut of [50, 0.3, 0.6, 0.9, 0.99].map((part) => (part < 1 ? Math.floor(whole.length * part) : part)))
      await expect(assertComplete(type, whole.subarray(0, cut))).rejects.toMatchObject({
        code: "unsupported-type",
        messageKey: "files.incomplete",
      });
    const marked = type === "application/pdf" ? 3 : 1;
    await expect(assertComplete(type, whole.subarray(0, whole.length - marked))).rejects.toMatchObject({ status: 415 });
  },
);

test("nothing but a head is no picture", async () => {
  for (const [type, head] of [
    ["image/jpeg", [0xff, 0xd8, 0xff, 0xe0]],
    ["image/jpeg", [0xff, 0xd8, 0xff, 0xda, 0, 2, 0xff, 0xd9]],
    ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ] as const)
    await expect(assertComplete(type, Buffer.from(head))).rejects.toMatchObject({ messageKey: "files.incomplete" });
});

test.each([
  ["JPEG", "image/jpeg", jpegSaying],
  ["PNG", "image/png", pngSaying],
])(
  "a %s of 16,000 by 16,000 is refused by what its head says, in words; one the size of A4 at 600 dots is not",
  async (_name, type, saying) => {
    const refusal = await assertComplete(type, await saying(16_000, 16_000)).catch((error) => error);
    expect(refusal).toMatchObject({ code: "too-large", messageKey: "files.tooManyPixels" });
    expect(locales.map((locale) => translator(locale)(refusal.messageKey, refusal.values))).toEqual([
      expect.stringMatching(/16,000 × 16,000 pixels.*50 million/),
      expect.stringMatching(/16\.000 × 16\.000 piksel.*50 juta/),
    ]);
    await assertComplete(type, await saying(4_960, 7_016));
  },
);

test("a stored picture of too many pixels is not decoded: no portrait, no marked copy, and the loop goes on", async () => {
  const vast = await sharp({
    create: { width: 8_000, height: 8_000, channels: 3, background: "#ffffff" },
    limitInputPixels: false,
  })
    .jpeg()
    .toBuffer();
  expect(vast.length).toBeLessThan(2_000_000);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const begun = performance.now();
  expect([await portraitPhoto(vast), await watermarked(vast, "PT Pemilik Kapal")]).toEqual([null, null]);
  delay.disable();
  expect([performance.now() - begun < 500, delay.max / 1_000_000 < 200]).toEqual([true, true]);
});
