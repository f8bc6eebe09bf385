import http from "node:http";
import { frontDoor } from "./front-door.mjs";

// Preloaded into the server, which makes its listener itself: every request passes the front door first.
const createServer = http.createServer;
http.createServer = (...args) => createServer(...args.map((arg) => (typeof arg === "function" ? frontDoor(arg) : arg)));
