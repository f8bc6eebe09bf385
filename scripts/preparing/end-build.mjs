// End the build when the launcher is killed outright: the next start builds in the same folder. Preloaded into the build.
// Its workers inherit this file and have a channel of their own, which has to keep them alive.
if (String(process.ppid) === process.env.BUILD_LAUNCHER) {
  process.once("disconnect", () => process.exit(1));
  process.channel?.unref();
}
