import http from "node:http";

// Ask the launcher for the port at the moment the server would listen, so that connections are refused for milliseconds only.
// Preloaded into the server; without a launcher it listens at once.
const createServer = http.createServer;
http.createServer = (...args) => {
  const server = createServer(...args);
  const { listen } = server;
  server.listen = (...where) => {
    void portFreed().then(() => listen.apply(server, where));
    return server;
  };
  return server;
};

let freed;

function portFreed() {
  if (!process.send) return Promise.resolve();
  return (freed ??= new Promise((resolve) => {
    const onMessage = (message) => {
      if (message?.nakhoda !== "port-free") return;
      process.off("message", onMessage);
      resolve();
    };
    process.on("message", onMessage);
    process.send({ nakhoda: "port-wanted" });
  }));
}
