import http from "node:http";
import path from "node:path";
import { builtServer } from "../build.mjs";
import { endInOrder } from "../end-in-order.mjs";
import { listenWhenFree } from "../preparing/take-over.mjs";
import { compressedFiles } from "./compressed.mjs";
import { frontDoor } from "./front-door.mjs";
import { serverClasses } from "./request-body.mjs";

// Development makes its files as they are asked for, and has no launcher of ours.
const isProduction = process.env.NODE_ENV === "production";
const server = isProduction ? builtServer() : undefined;
const answerStatic = compressedFiles(server && path.join(path.dirname(server), ".next/static"));
// The worker says how its jobs end (db/end-worker.ts).
const launched = (made) =>
  isProduction ? listenWhenFree(endInOrder(made, () => globalThis.nakhodaEndJobs?.())) : made;

// Preloaded into the server. Next makes its listener itself: the one place where every request can pass the front door first.
const createServer = http.createServer;
http.createServer = (...args) => {
  const listener = args.find((arg) => typeof arg === "function");
  const options = args.find((arg) => arg && typeof arg === "object");
  return launched(
    createServer({ ...options, ...serverClasses }, listener && frontDoor(listener, process.env, answerStatic)),
  );
};
