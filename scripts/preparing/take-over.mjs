let freed;

/**
 * Asks the launcher for the port, when a server is about to listen, so that connections are refused for milliseconds only.
 * Without a launcher the port is free.
 */
export function portFreed() {
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
