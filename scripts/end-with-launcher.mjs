// Preloaded into the server: if the launcher is killed outright, the server must not keep the port.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
