import http from "node:http";
import next from "next";
import { frontDoor } from "../front-door/front-door.mjs";
import { serverClasses } from "../front-door/request-body.mjs";
import { portFreed } from "../preparing/take-over.mjs";
import { runtime } from "../runtime.mjs";
import { closeInOrder } from "./close-in-order.mjs";
import { pagesOf } from "./pages.mjs";
import { staticFiles } from "./static-files.mjs";

/** Exit codes of processes ended by a signal, as shells report them. */
const exitCodes = { SIGINT: 130, SIGTERM: 143 };

/**
 * Run the server: an `http.Server` with the front door before Next as a custom server
 * (https://nextjs.org/docs/app/guides/custom-server). It listens once it can answer.
 */
const { HOSTNAME, KEEP_ALIVE_TIMEOUT, NODE_ENV, PORT } = process.env;
const isProduction = NODE_ENV === "production";
// The launcher starts it in the build's folder.
const root = process.cwd();
process.title = "nakhoda-server";

const httpServer = http.createServer(serverClasses);
// Host name of Next's requests to itself, for actions that lead to another page.
const app = next({ dev: !isProduction, dir: root, hostname: "localhost", port: Number(PORT), httpServer });
await app.prepare();
httpServer.on("request", frontDoor(pagesOf(app), process.env, staticFiles(isProduction ? root : undefined)));
if (KEEP_ALIVE_TIMEOUT) httpServer.keepAliveTimeout = Number(KEEP_ALIVE_TIMEOUT);

let isEnding = false;
async function end(signal) {
  if (isEnding) return;
  isEnding = true;
  // A development server has an open connection to every browser.
  if (!isProduction) httpServer.closeAllConnections();
  // The worker registers how its jobs end (db/run-worker-until-end.ts).
  await closeInOrder(httpServer, isProduction ? runtime.endJobs : undefined);
  await app.close();
  process.exit(exitCodes[signal]);
}
for (const signal of Object.keys(exitCodes)) process.on(signal, () => void end(signal));

httpServer.on("error", (error) => {
  console.error(error.message);
  process.exit(1);
});
await portFreed();
httpServer.listen(Number(PORT), HOSTNAME);
