import http from "node:http";

// Preloaded into the server: asks the launcher for the port at the moment it would listen, so that hardly any time passes
// in which nobody answers. A server that nobody launched listens at once.
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
    const hear = (message) => {
      if (message?.nakhoda !== "port-free") return;
      process.off("message", hear);
      resolve();
    };
    process.on("message", hear);
    process.send({ nakhoda: "port-wanted" });
  }));
}
