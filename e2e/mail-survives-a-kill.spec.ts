import { expect, test } from "@playwright/test";
import fs from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { smtpSink } from "@/db/testing/calls/smtp-sink";
import { killServer, startServer, stopServer } from "./own-server";
import { Program } from "./api-client";

const port = "3125";
const base = `http://localhost:${port}`;

test("a server killed between submit and mail sends the mail once after it is started again", async () => {
  test.setTimeout(180_000);
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "nakhoda-kill-"));
  const settings = { PORT: port, AUTH_URL: base, PGDATA_DIR: directory, DATABASE_URL: "", DEMO: "1" };

  const silent = createServer(() => {});
  await new Promise<void>((ready) => silent.listen(0, "127.0.0.1", ready));
  const { port: silentPort } = silent.address() as AddressInfo;
  const first = await startServer({ ...settings, SMTP_URL: `smtp://127.0.0.1:${silentPort}` });
  const program = new Program(base);
  await program.passGate();
  const { regRegisNo } = await program.apply({
    name: "Rudi Hartono",
    email: "rudi@example.com",
    seafarerCode: "6277777777",
    nik: "3578101705977777",
  });
  killServer(first);
  silent.close();

  const sink = await smtpSink();
  const second = await startServer({ ...settings, SMTP_URL: sink.url });
  await expect.poll(() => sink.messages.length, { timeout: 30_000 }).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  expect(sink.messages).toHaveLength(1);
  expect(sink.messages[0]).toContain("rudi@example.com");
  expect(sink.messages[0]).toContain(regRegisNo);

  await stopServer(second);
  await sink.close();
  fs.rmSync(directory, { recursive: true, force: true });
});
