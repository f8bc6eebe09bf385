import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { packTraced } from "./pack-traced.mjs";

const folders: string[] = [];
afterAll(() => folders.forEach((one) => fs.rmSync(one, { recursive: true, force: true })));

function write(root: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  }
}

const next = "node_modules/next";
const needed = {
  // Rendered and built for every entry.
  ".next/server/app/page.js": "",
  ".next/server/app/page.html": "",
  ".next/server/chunks/one.js": "",
  // Named by the traces.
  ".next/BUILD_ID": "b",
  ".next/package.json": "{}",
  "lib/worker.mjs": "",
  "node_modules/used/index.js": "",
  "node_modules/used/package.json": "{}",
  // Imported by the server itself, and what those import.
  [`${next}/package.json`]: '{ "name": "next" }',
  [`${next}/constants.js`]: 'module.exports = require("./dist/shared.js");',
  [`${next}/dist/shared.js`]: "",
  [`${next}/dist/server/next.js`]: 'require("../shared.js"); require("depends");',
  "node_modules/depends/package.json": '{ "name": "depends", "main": "main.js" }',
  "node_modules/depends/main.js": "",
  // Looked for by name.
  [`${next}/dist/compiled/webpack/webpack.js`]: "",
  [`${next}/dist/compiled/@babel/runtime/package.json`]: "{}",
};
const left = {
  ".next/cache/old": "",
  ".next/static/chunk.js": "",
  ".next/server/app/page.js.map": "",
  "lib/other.ts": "",
  "node_modules/typescript/lib.js": "",
  "node_modules/unused/index.js": "",
  [`${next}/dist/docs/index.md`]: "",
  [`${next}/dist/server/capsize-font-metrics.json`]: "{}",
};

/** A build with the files a server needs and some it does not, and an empty image. */
function built(): { root: string; image: string } {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "nakhoda-packing-"));
  folders.push(root);
  const traced = ["../../../node_modules/used/index.js", "../../../node_modules/used/package.json"];
  const leftOut = ["typescript/lib.js", "next/dist/server/capsize-font-metrics.json"];
  const others = leftOut.map((file) => `../../../node_modules/${file}`);
  write(root, {
    ...needed,
    ...left,
    ".next/server/app/page.js.nft.json": JSON.stringify({
      files: [...traced, ...others, "../../../lib/worker.mjs", "../../node_modules/used-1a2b"],
    }),
    ".next/next-server.js.nft.json": JSON.stringify({ files: ["./package.json"] }),
    ".next/required-server-files.json": JSON.stringify({ files: [".next/BUILD_ID"] }),
  });
  fs.mkdirSync(path.join(root, ".next/node_modules"));
  fs.symlinkSync("../../node_modules/used", path.join(root, ".next/node_modules/used-1a2b"));
  return { root, image: path.join(root, ".next", "image") };
}

const filesBelow = (folder: string) =>
  fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

test("the image holds what the traces name, what is rendered and what the server imports, and nothing else", async () => {
  const { root, image } = built();
  const files = await packTraced(root, image);
  expect(filesBelow(image)).toEqual([...Object.keys(needed), ".next/node_modules/used-1a2b"].sort());
  expect([...files].sort()).toEqual(filesBelow(image));
  expect(fs.readFileSync(path.join(image, ".next/BUILD_ID"), "utf8")).toBe("b");
});

test("packing again gives the same, although an image lies in the build", async () => {
  const { root, image } = built();
  const files = await packTraced(root, image);
  expect(await packTraced(root, path.join(root, ".next", "image"))).toEqual(files);
});

test.each(["lib/worker.mjs", "node_modules/used/index.js", ".next/BUILD_ID", `${next}/constants.js`])(
  "without the traced file %s nothing is packed, and it is named",
  async (file) => {
    const { root, image } = built();
    fs.rmSync(path.join(root, file));
    await expect(packTraced(root, image)).rejects.toThrow(file);
    expect(fs.existsSync(image)).toBe(false);
  },
);

test("a link to a package that is not packed is refused", async () => {
  const { root, image } = built();
  fs.symlinkSync("../../node_modules/unused", path.join(root, ".next/node_modules/unused-3c4d"));
  write(root, {
    ".next/server/app/other.js.nft.json": JSON.stringify({ files: ["../../node_modules/unused-3c4d"] }),
  });
  await expect(packTraced(root, image)).rejects.toThrow("not in it: .next/node_modules/unused-3c4d");
});
