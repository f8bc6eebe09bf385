let freed;

/**
 * Make a server ask the launcher for the port at the moment it would listen, so that connections are refused for
 * milliseconds only. Without a launcher it listens at once.
 * @param {import("node:http").Server} server
 */
export function listenWhenFree(server) {
  const { listen } = server;
  server.listen = (...where) => {
    void portFreed().then(() => listen.apply(server, where));
    return server;
  };
  return server;
}

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
