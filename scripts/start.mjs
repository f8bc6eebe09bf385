import { fileURLToPath } from "node:url";
import { BuildError, ensureBuild, lastCompilerWork, needsBuild } from "./build.mjs";
import { demoAccountTable } from "./demo-accounts.mjs";
import { givenEnvironment } from "./environment.mjs";
import { exitWithoutPort, untilReady } from "./ports.mjs";
import { processCount } from "./process-count.mjs";
import { prepareDatabase } from "./prepare-database.mjs";
import { availableCores, calibrate, compilerWork, expectedSeconds } from "./preparing/machine.mjs";
import { followProgress } from "./preparing/progress.mjs";
import { openPreparingServer } from "./preparing/server.mjs";
import { openTerminal } from "./preparing/terminal.mjs";
import { endRunning, exitOf, start } from "./processes.mjs";
import { trustedProxies } from "./front-door/trusted-proxies.mjs";
import { withEnvironment } from "./session.mjs";

/**
 * Keep connections open a little longer than proxies do, which is a minute. If the server closes first, a request may
 * be lost.
 */
const serverEnvironment = (env) => ({
  KEEP_ALIVE_TIMEOUT: "65000",
  MALLOC_ARENA_MAX: "2",
  ...env,
  NODE_ENV: "production",
});

/**
 * Limit heap growth, and give short-lived objects of a request more room: two thirds of the memory for the same work.
 * Decision 27.
 */
const memoryFlags = ["--heap-growing-percent=30", "--max-semi-space-size=32"];
const preloads = ["./end-with-launcher.mjs", "./release-aborted-renders.mjs"].flatMap((file) => [
  "--import",
  new URL(file, import.meta.url).href,
]);
const programOf = (file) => fileURLToPath(new URL(file, import.meta.url));

const given = givenEnvironment();
const terminal = openTerminal();
const { log } = terminal;
const { progress, machine } = planned();

/** Plan the steps and how long they take here: measured now, or remembered from the last build. */
function planned() {
  if (!needsBuild()) return { progress: followProgress({ database: 1, migrate: 0.5, server: 3 }) };
  const calibration = Math.min(calibrate(), calibrate());
  const machine = { calibration, cores: availableCores(), lastCompilerWork: lastCompilerWork() };
  const steps = ["compile", "pages", "compress", "database", "migrate", "server"];
  return { progress: followProgress(expectedSeconds(steps, machine)), machine };
}

async function prepare(session) {
  const { env } = session;
  const onStep = (step) => progress.begin(step, step === "seed" && env.DEMO === "1" ? 12 : undefined);
  await Promise.all([
    build,
    prepareDatabase(session, log, { onStep, print: terminal.print }).then(() => progress.endTrack("database")),
  ]);
}

function complain(message) {
  terminal.end();
  console.error(message);
}

/** Refuse settings before anything is started. */
function checkSettings() {
  try {
    trustedProxies(given.TRUST_PROXY);
    processCount(given.PROCESSES);
  } catch (error) {
    complain(error.message);
    process.exit(1);
  }
}

/**
 * Show why the build failed. In a terminal the page stays up with the reason until Ctrl-C; elsewhere the start ends at once
 * with exit code 1, so that a supervisor or CI sees the failure.
 */
async function showFailure({ reason, message }) {
  complain(message);
  if (!terminal.isInteractive) return 1;
  progress.fail(reason);
  process.exitCode = 1;
  await endRunning();
  log(`${given.AUTH_URL} shows the reason. Ctrl-C ends.`);
  return new Promise(() => {});
}

/** Start the server, and give it the port when it is about to listen. */
function startServer(env) {
  const server = programOf("./server/serve.mjs");
  const program = processCount(env.PROCESSES) > 1 ? [programOf("./cluster.mjs"), server] : [server];
  const options = { stdio: ["inherit", "inherit", "inherit", "ipc"] };
  const child = start(process.execPath, [...memoryFlags, ...preloads, ...program], serverEnvironment(env), options);
  child.on("message", async (message) => {
    if (message?.nakhoda !== "port-wanted") return;
    await preparing.close();
    if (child.connected) child.send({ nakhoda: "port-free" });
  });
  return child;
}

async function serve({ isInterrupted, ...session }) {
  const { env } = session;
  try {
    await prepare(session);
  } catch (error) {
    if (error instanceof BuildError && !isInterrupted()) return showFailure(error);
    throw error;
  }
  progress.begin("server");
  const ended = exitOf(startServer(env));
  const code = await Promise.race([ended, untilReady(env)]);
  terminal.end();
  if (code !== undefined) return code;
  log(`Nakhoda is ready on ${env.AUTH_URL}`);
  log(env.TRUST_PROXY ? `proxies believed: ${env.TRUST_PROXY}` : "no proxy is believed (TRUST_PROXY)");
  if (env.DEMO === "1") console.log(demoAccountTable());
  return ended;
}

checkSettings();
process.once("exit", () => terminal.end());
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.once(signal, () => {
    terminal.end();
    log("stopping");
  });
const preparing = await openPreparingServer({
  port: Number(given.PORT),
  host: given.HOSTNAME,
  stateOf: () => progress.snapshot(),
  isSecure: given.AUTH_URL.startsWith("https:"),
}).catch((error) => exitWithoutPort(given, error));
terminal.follow(progress);
progress.begin("database");
const build = machine ? ensureBuild({ progress, compilerWork: compilerWork(machine) }) : Promise.resolve();
// Awaited by prepare(), once there is a database.
build.catch(() => {});
await withEnvironment(serve, { log, complain });
