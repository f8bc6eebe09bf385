import sharp from "sharp";
import { watermarked } from "./watermark";

const sheet = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#ffffff" } })
    .png()
    .toBuffer();

test("the mark lies on every quarter of the picture", async () => {
  const marked = await watermarked(await sheet(1_600, 1_100), "PT Pemilik Kapal & Rekan <1>, 20 Nov 2026");
  if (!marked) throw new Error("no picture");
  for (const [left, top] of [
    [0, 0],
    [800, 0],
    [0, 550],
    [800, 550],
  ] as const) {
    const { channels } = await sharp(
      await sharp(marked).extract({ left, top, width: 800, height: 550 }).toBuffer(),
    ).stats();
    expect(channels[0]?.min).toBeLessThan(220);
  }
});

test("a small picture is marked too, a large one becomes smaller, and what is no picture is refused", async () => {
  const small = await watermarked(await sheet(60, 40), "PT Pemilik Kapal");
  expect(await sharp(small ?? Buffer.alloc(0)).metadata()).toMatchObject({ width: 60, height: 40, format: "jpeg" });
  const large = await watermarked(await sheet(4_000, 3_000), "x");
  expect(await sharp(large ?? Buffer.alloc(0)).metadata()).toMatchObject({ width: 2_000, height: 1_500 });
  expect(await watermarked(Buffer.from("%PDF-1.4"), "x")).toBeNull();
});
