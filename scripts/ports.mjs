import http from "node:http";
import net from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

export async function exitIfPortTaken({ PORT, HOSTNAME }) {
  const failure = await tryListening(Number(PORT), HOSTNAME);
  if (failure) exitWithoutPort({ PORT, HOSTNAME }, failure);
}

export function exitWithoutPort({ PORT, HOSTNAME }, { code }) {
  const reason = code === "EADDRINUSE" ? "is already in use" : `cannot be used (${code})`;
  console.error(
    `Port ${PORT} on ${HOSTNAME} ${reason}. Stop the other program, or choose another one: PORT=3001 npm start`,
  );
  process.exit(1);
}

function tryListening(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once("error", resolve);
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

/** Wait until the server is ready. */
export async function untilReady({ PORT, HOSTNAME }) {
  while (!(await isReady(Number(PORT), reachable(HOSTNAME)))) await sleep(50);
}

function reachable(host) {
  if (host === "0.0.0.0") return "127.0.0.1";
  return host === "::" ? "::1" : host;
}

function isReady(port, host) {
  return new Promise((resolve) => {
    const request = http.get({ port, host, path: "/health/ready", agent: false, timeout: 10_000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.once("timeout", () => request.destroy());
    request.once("error", () => resolve(false));
  });
}
