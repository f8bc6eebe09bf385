import { diagnose } from "./diagnose.mjs";
import { withEnvironment } from "./session.mjs";

await withEnvironment(({ env }) => diagnose(env, process.argv.slice(2)), { log: console.error });
