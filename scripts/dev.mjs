import { givenEnvironment } from "./environment.mjs";
import { exitIfPortTaken } from "./ports.mjs";
import { prepareDatabase } from "./prepare-database.mjs";
import { exitOf, start } from "./processes.mjs";
import { trustedProxies } from "./front-door/trusted-proxies.mjs";
import { stopwatchLog, withEnvironment } from "./session.mjs";

const log = stopwatchLog();

async function develop(session) {
  const { env } = session;
  trustedProxies(env.TRUST_PROXY);
  await prepareDatabase(session, log);
  // Next serves from a process it starts itself: only its environment reaches that one.
  const NODE_OPTIONS = `--import ${new URL("./front-door/preload.mjs", import.meta.url).href}`;
  const args = ["node_modules/next/dist/bin/next", "dev", "--port", env.PORT, "--hostname", env.HOSTNAME];
  return exitOf(start(process.execPath, args, { ...env, NODE_ENV: "development", NODE_OPTIONS }));
}

await exitIfPortTaken(givenEnvironment());
await withEnvironment(develop, { log });
