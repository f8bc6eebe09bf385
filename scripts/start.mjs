import { fileURLToPath } from "node:url";
import { builtServer, ensureBuild } from "./build.mjs";
import { demoAccountTable } from "./demo-accounts.mjs";
import { givenEnvironment } from "./environment.mjs";
import { exitIfPortTaken, untilListening } from "./ports.mjs";
import { processesOf } from "./processes-of.mjs";
import { prepareDatabase } from "./prepare-database.mjs";
import { exitOf, start } from "./processes.mjs";
import { trustedProxies } from "./front-door/trusted-proxies.mjs";
import { stopwatchLog, withEnvironment } from "./session.mjs";

const log = stopwatchLog();

/**
 * A connection stays open a little longer than the minute for which proxies keep theirs: who closes first while the
 * other side asks loses the question.
 */
const serverEnvironment = (env) => ({
  KEEP_ALIVE_TIMEOUT: "65000",
  MALLOC_ARENA_MAX: "2",
  ...env,
  NODE_ENV: "production",
});

/**
 * The heap grows by a third before it is cleaned, not up to fourfold as on a machine with much memory, and what lives for one
 * request has room to die young: two thirds of the memory under load for the same work. Decision 27.
 */
const memoryFlags = ["--heap-growing-percent=30", "--max-semi-space-size=32"];

async function serve({ env }) {
  trustedProxies(env.TRUST_PROXY);
  processesOf(env.PROCESSES);
  await prepareDatabase(env, log);
  await ensureBuild(log);
  const preloads = ["./end-with-launcher.mjs", "./settle-stacks.mjs", "./front-door/preload.mjs"].flatMap((file) => [
    "--import",
    new URL(file, import.meta.url).href,
  ]);
  const options = { stdio: ["inherit", "inherit", "inherit", "ipc"] };
  const isMany = processesOf(env.PROCESSES) > 1;
  const program = isMany ? [fileURLToPath(new URL("./many.mjs", import.meta.url)), builtServer()] : [builtServer()];
  const ended = exitOf(
    start(process.execPath, [...memoryFlags, ...preloads, ...program], serverEnvironment(env), options),
  );
  await Promise.race([ended, untilListening(env)]);
  log(`Nakhoda is ready on ${env.AUTH_URL}`);
  log(env.TRUST_PROXY ? `proxies believed: ${env.TRUST_PROXY}` : "no proxy is believed (TRUST_PROXY)");
  if (env.DEMO === "1") console.log(demoAccountTable());
  return ended;
}

await exitIfPortTaken(givenEnvironment());
await withEnvironment(serve, { log });
