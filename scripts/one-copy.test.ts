import fs from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { keepOneCopy } from "./one-copy.mjs";

let folder = "";
beforeEach(() => void (folder = fs.mkdtempSync(path.join(os.tmpdir(), "nakhoda-chunks-"))));
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const code = 'module.exports=[7,(e)=>{e.said="8 – 17 …";e.tagged=(s=>s[0])`…`;e.finds=/[–—]/u.test("—")}];';
const write = (name: string, text: string) => {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${text}\n\n//# sourceMappingURL=${path.basename(name)}.map\n`);
};
const load = (name: string): unknown => createRequire(path.join(folder, "x.js"))(path.join(folder, name));
const run = (name: string) => {
  const [, factory] = load(name) as [number, (context: object) => void];
  const context = {};
  factory(context);
  return context;
};

test("of chunks that are the same but for their name one is kept, wherever the others are asked for; all answer as before", () => {
  for (const name of ["b.js", "a.js", "ssr/a.js"]) write(name, code);
  write("other.js", code.replace("7", "8"));
  expect(keepOneCopy(folder)).toEqual({ files: 4, copies: 2, bytes: 2 * code.length });
  expect(load("b.js")).toBe(load("a.js"));
  expect(load("ssr/a.js")).toBe(load("a.js"));
  expect(load("other.js")).not.toBe(load("a.js"));
  for (const name of ["a.js", "ssr/a.js", "other.js"])
    expect(run(name)).toEqual({ said: "8 – 17 …", tagged: "…", finds: true });
});

test("what is kept says no sign in two bytes; what is no chunk stays as it was", () => {
  write("a.js", code);
  write("runtime.js", 'const arrow = "→";');
  write("ssr/runtime.js", 'const arrow = "→";');
  expect(keepOneCopy(folder).copies).toBe(0);
  expect(fs.readFileSync(path.join(folder, "a.js"), "utf8")).not.toMatch(/[^\u0000-\u00ff]/);
  expect(fs.readFileSync(path.join(folder, "ssr/runtime.js"), "utf8")).toContain('"→"');
});

test("a second run changes nothing", () => {
  for (const name of ["a.js", "ssr/a.js"]) write(name, code);
  keepOneCopy(folder);
  const once = fs.readFileSync(path.join(folder, "ssr/a.js"), "utf8");
  expect(keepOneCopy(folder).copies).toBe(0);
  expect(fs.readFileSync(path.join(folder, "ssr/a.js"), "utf8")).toBe(once);
});
