import http from "node:http";
import { answerTo } from "./answer.mjs";

const limits = { headersTimeout: 5_000, requestTimeout: 10_000, keepAlive: false, connectionsCheckingInterval: 2_000 };
const connectionLimit = 256;

/**
 * Answer on the product's port until the product does. Bodies are not read, and no connection outlives its answer.
 * @param {{ port: number, host: string, stateOf: () => object, isSecure?: boolean }} options
 * @returns {Promise<{ port: number, close: () => Promise<void> }>} `close` frees the port at once
 * @throws when the port cannot be used
 */
export async function openPreparingServer({ port, host, stateOf, isSecure }) {
  const answer = (request, response) => {
    const { status, headers, body } = answerTo(request, stateOf(), { isSecure });
    response.writeHead(status, headers);
    response.end(body);
  };
  const server = http.createServer(limits, answer);
  server.maxConnections = connectionLimit;
  // Answer a client that asks before it sends a body; by default Node would permit the body.
  server.on("checkContinue", answer);
  server.on("clientError", (_error, socket) => socket.destroy());
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  let closed;
  const close = () =>
    (closed ??= new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    }));
  return { port: server.address().port, close };
}
