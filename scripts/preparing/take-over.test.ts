import { fork, type ChildProcess } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { openPreparingServer } from "./server.mjs";

const host = "127.0.0.1";
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "take-over-"));
const program = path.join(folder, "product.mjs");
const takeOver = pathToFileURL(path.join(__dirname, "take-over.mjs")).href;
let child: ChildProcess | undefined;

beforeAll(() => {
  const lines = [
    'import http from "node:http";',
    `import { portFreed } from "${takeOver}";`,
    'const server = http.createServer((_request, response) => response.end("the product"));',
    "await portFreed();",
    `server.listen(Number(process.argv[2]), "${host}");`,
  ];
  fs.writeFileSync(program, lines.join("\n"));
});
afterEach(() => child?.kill("SIGKILL"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const ask = (port: number) =>
  new Promise<string>((resolve) => {
    const request = http.get({ port, host, agent: false }, (response) => {
      response.resume();
      response.on("end", () => resolve(String(response.statusCode)));
    });
    request.on("error", (error) => resolve((error as NodeJS.ErrnoException).code ?? "failed"));
  });

test("the server waits for the port until it is free, and then has it", async () => {
  const preparing = await openPreparingServer({ port: 0, host, stateOf: () => ({ step: "server", left: 1 }) });
  child = fork(program, [String(preparing.port)]);
  const wanted = await new Promise((resolve) => child?.once("message", resolve));
  expect(wanted).toEqual({ nakhoda: "port-wanted" });
  expect(await ask(preparing.port)).toBe("503");
  await preparing.close();
  child.send({ nakhoda: "port-free" });
  let answer = await ask(preparing.port);
  while (answer === "ECONNREFUSED") answer = await ask(preparing.port);
  expect(answer).toBe("200");
});
