// A bare Node server that sends the same queries and bytes, to measure the machine.
import http from "node:http";
import { replayer } from "./replay.mjs";

const replay = replayer(process.env.BENCH_PLANS);
const server = http.createServer(async (request, response) => {
  const body = await replay(decodeURIComponent(request.url.slice(1))).catch((error) => {
    console.error(error.message);
    response.statusCode = 500;
    return "";
  });
  response.setHeader("content-type", "application/json");
  response.setHeader("content-length", Buffer.byteLength(body));
  response.end(body);
});
server.listen(Number(process.env.PORT));
