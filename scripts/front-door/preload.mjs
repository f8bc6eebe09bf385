import http from "node:http";
import path from "node:path";
import { builtServer } from "../build.mjs";
import { compressedFiles } from "./compressed.mjs";
import { frontDoor } from "./front-door.mjs";

// Development makes its files as they are asked for.
const server = process.env.NODE_ENV === "production" ? builtServer() : undefined;
const answerStatic = compressedFiles(server && path.join(path.dirname(server), ".next/static"));

// Preloaded into the server, which makes its listener itself: every request passes the front door first.
const createServer = http.createServer;
http.createServer = (...args) =>
  createServer(...args.map((arg) => (typeof arg === "function" ? frontDoor(arg, process.env, answerStatic) : arg)));
