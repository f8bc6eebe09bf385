import net from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

export async function exitIfPortTaken({ PORT, HOSTNAME }) {
  const failure = await tryListening(Number(PORT), HOSTNAME);
  if (!failure) return;
  const reason = failure.code === "EADDRINUSE" ? "is already in use" : `cannot be used (${failure.code})`;
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

export async function untilListening({ PORT, HOSTNAME }) {
  const host = HOSTNAME === "0.0.0.0" || HOSTNAME === "::" ? "localhost" : HOSTNAME;
  while (!(await answers(Number(PORT), host))) await sleep(50);
}

function answers(port, host) {
  return new Promise((resolve) => {
    const socket = net.connect(port, host);
    socket.once("connect", () => socket.destroy(resolve(true)));
    socket.once("error", () => resolve(false));
  });
}
