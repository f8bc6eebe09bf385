// Preloaded into a build: if the launcher is killed outright, nobody waits for it, and the next start builds in its place.
process.once("disconnect", () => process.exit(1));
process.channel?.unref();
