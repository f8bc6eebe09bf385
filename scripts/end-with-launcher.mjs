import http from "node:http";
import { endInOrder } from "./end-in-order.mjs";

// Preloaded into the server: if the launcher is killed outright, the server must not keep the port.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));

// Next makes the listener and closes it at a signal; the worker says how its jobs end (db/end-worker.ts).
const createServer = http.createServer;
http.createServer = (...args) => endInOrder(createServer(...args), () => globalThis.nakhodaEndJobs?.());
