import fs from "node:fs";
import { addressText } from "./plain-text";

test.each([
  [" Budi@Example.com ", "budi@example.com"],
  ["mailto:budi@example.com", "budi@example.com"],
  ["MAILTO: budi@example.com?subject=Hello%20there", "budi@example.com"],
  ["\u202abudi@example.com\u202c\u200b", "budi@example.com"],
  ["\u00a0budi@example.com\u00a0", "budi@example.com"],
  ["budi @example.com", "budi @example.com"],
])("reads the copied address %j as %s", (copied, address) => {
  expect(addressText(copied)).toBe(address);
});

test("every schema with an email address reads it as people copy it", () => {
  const schemas = fs
    .readdirSync("lib/features", { recursive: true, encoding: "utf8" })
    .filter((file) => /(^|[./])schema\.ts$/.test(file))
    .map((file) => `lib/features/${file}`);
  const strict = schemas.filter((file) => {
    const text = fs.readFileSync(file, "utf8");
    return /\.email\(/.test(text) && !text.includes("addressText");
  });
  expect(schemas.length).toBeGreaterThan(50);
  expect(strict).toEqual([]);
});
