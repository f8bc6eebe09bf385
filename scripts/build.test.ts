import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const root = fs.mkdtempSync(path.join(os.tmpdir(), "nakhoda-build-"));
const inRoot = (name: string) => path.join(root, name);
const write = (name: string, text: string) => {
  fs.mkdirSync(path.dirname(inRoot(name)), { recursive: true });
  fs.writeFileSync(inRoot(name), text);
};
const buildId = ".next/BUILD_ID";
const stamp = ".next/nakhoda-build";
const children: ChildProcess[] = [];

/** Replaces Next: writes the files of a build, then runs the source. */
const compiler = `
  import { fork } from "node:child_process";
  import fs from "node:fs";
  fs.appendFileSync("builds", "x");
  fs.mkdirSync(".next", { recursive: true });
  fs.writeFileSync("${buildId}", "");
  fs.writeFileSync("stamped", String(fs.existsSync("${stamp}")));
  const source = fs.readFileSync("app/page.tsx", "utf8");
  if (source === "edited meanwhile") fs.writeFileSync("app/page.tsx", "newer");
  if (source === "with a worker") {
    const worker = fork("worker.mjs");
    const worked = new Promise((resolve, reject) => worker.once("message", resolve).once("exit", reject));
    setTimeout(() => worker.send("work"), 500);
    await worked;
    worker.kill();
    fs.writeFileSync("worked", "");
  }
  if (source === "wrong") console.error("./app/page.tsx: unexpected end in ${root}/app"), process.exit(1);
  if (source === "long") fs.writeFileSync("compiler", String(process.pid)), setInterval(() => {}, 1000);
`;
const driver = `
  import { ensureBuild, needsBuild } from "./scripts/build.mjs";
  process.on("SIGTERM", () => process.exit(0));
  await ensureBuild().catch((error) => { console.error(error.message); process.exit(1); });
  console.log("needs a build:", needsBuild());
`;

beforeAll(() => {
  fs.cpSync(__dirname, inRoot("scripts"), { recursive: true });
  write("package.json", '{"type":"module"}');
  write("node_modules/next/dist/bin/next", compiler);
  write("node_modules/next/package.json", '{"type":"module"}');
  write("scripts/postbuild.mjs", 'import { stampBuild } from "./build.mjs";\nstampBuild();\n');
  write("start.mjs", driver);
  write("worker.mjs", 'process.on("message", () => setTimeout(() => process.send("done"), 100));');
});
beforeEach(() => {
  fs.rmSync(inRoot(".next"), { recursive: true, force: true });
  for (const name of ["builds", "compiler", "stamped", "worked"]) fs.rmSync(inRoot(name), { force: true });
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

const startWith = (source: string) => {
  write("app/page.tsx", source);
  const { status, stdout, stderr } = spawnSync("node", ["start.mjs"], { cwd: root, encoding: "utf8" });
  return { status, said: `${stdout}${stderr}`.trim() };
};
const has = (name: string) => fs.existsSync(inRoot(name));
const builds = () => fs.readFileSync(inRoot("builds"), "utf8").length;

async function until(condition: () => boolean) {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** A start that is in the middle of its build. */
async function building() {
  write("app/page.tsx", "long");
  const child = spawn("node", ["start.mjs"], { cwd: root, stdio: "ignore" });
  children.push(child);
  await until(() => has("compiler"));
  return child;
}

function isRunning(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test("a whole build is not made again until its sources change", () => {
  expect(startWith("one")).toEqual({ status: 0, said: "needs a build: false" });
  expect(startWith("one")).toEqual({ status: 0, said: "needs a build: false" });
  expect(builds()).toBe(1);
  startWith("two");
  expect(builds()).toBe(2);
});

test("the stamp of the former build is gone before the next one begins", () => {
  startWith("one");
  expect(has(stamp)).toBe(true);
  startWith("two");
  expect(fs.readFileSync(inRoot("stamped"), "utf8")).toBe("false");
});

test("what was edited during the build does not count as built", () => {
  expect(startWith("edited meanwhile")).toEqual({ status: 0, said: "needs a build: true" });
});

test("the workers of a build are left alone while they wait for work", () => {
  expect(startWith("with a worker")).toEqual({ status: 0, said: "needs a build: false" });
  expect(has("worked")).toBe(true);
});

test("a failed build says why, without this machine's folders, and leaves nothing to serve", () => {
  startWith("one");
  const { status, said } = startWith("wrong");
  expect(status).toBe(1);
  expect(said).toBe("The build failed.\n./app/page.tsx: unexpected end in app");
  expect([has(buildId), has(stamp)]).toEqual([false, false]);
});

test("an interrupted build leaves nothing to serve", async () => {
  const child = await building();
  expect(has(buildId)).toBe(true);
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
  expect([has(buildId), has(stamp)]).toEqual([false, false]);
});

test("a launcher that is killed takes its build along, and the next start builds", async () => {
  const child = await building();
  const compilerId = Number(fs.readFileSync(inRoot("compiler"), "utf8"));
  child.kill("SIGKILL");
  await until(() => !isRunning(compilerId));
  expect(has(stamp)).toBe(false);
  expect(startWith("one")).toEqual({ status: 0, said: "needs a build: false" });
  expect(builds()).toBe(2);
});

test("a second start in the folder says who is building, and leaves that build alone", async () => {
  const child = await building();
  const { status, said } = startWith("long");
  expect(status).toBe(1);
  expect(said).toContain(`Another start is building in this folder (process ${child.pid})`);
  expect([builds(), has(buildId)]).toEqual([1, true]);
});
