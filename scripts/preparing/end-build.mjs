// End the build when the launcher is killed outright: the next start builds in the same folder. Preloaded into the build.
process.once("disconnect", () => process.exit(1));
process.channel?.unref();
