import http from "node:http";
import path from "node:path";
import { builtServer } from "../build.mjs";
import { compressedFiles } from "./compressed.mjs";
import { frontDoor } from "./front-door.mjs";
import { serverClasses } from "./request-body.mjs";

// Development makes its files as they are asked for.
const server = process.env.NODE_ENV === "production" ? builtServer() : undefined;
const answerStatic = compressedFiles(server && path.join(path.dirname(server), ".next/static"));

// Preloaded into the server, which makes its listener itself: every request passes the front door first.
const createServer = http.createServer;
http.createServer = (...args) => {
  const listener = args.find((arg) => typeof arg === "function");
  const options = args.find((arg) => arg && typeof arg === "object");
  return createServer({ ...options, ...serverClasses }, listener && frontDoor(listener, process.env, answerStatic));
};
