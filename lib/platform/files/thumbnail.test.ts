import sharp from "sharp";
import { thumbnail } from "./thumbnail";

test("cuts a picture to its size as JPEG, and answers null for other bytes", async () => {
  const picture = await sharp({ create: { width: 600, height: 900, channels: 3, background: "#2a9d8f" } })
    .png()
    .toBuffer();
  const small = await thumbnail(picture, 144, 192);
  expect(small).toMatch(/^data:image\/jpeg;base64,/);
  const { width, height } = await sharp(Buffer.from(small?.split(",")[1] ?? "", "base64")).metadata();
  expect([width, height]).toEqual([144, 192]);
  expect(await thumbnail(Buffer.from("%PDF-1.7"), 144, 192)).toBeNull();
});
