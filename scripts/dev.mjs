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
  return exitOf(start(process.execPath, ["scripts/server/serve.mjs"], { ...env, NODE_ENV: "development" }));
}

await exitIfPortTaken(givenEnvironment());
await withEnvironment(develop, { log });
