import { seed, upgrade } from "./prepare-database.mjs";
import { exitOf, start } from "./processes.mjs";
import { withEnvironment } from "./session.mjs";

const [task, ...args] = process.argv.slice(2);

const tasks = {
  migrate: (session) => upgrade(session, console.log),
  seed: async (session) => {
    await upgrade(session, console.log);
    await seed(session.env, args);
  },
  run: ({ env }) => exitOf(start(args[0], args.slice(1), env)),
};

if (!tasks[task]) {
  console.error("usage: node scripts/with-db.mjs migrate | seed [arguments] | run <command> [arguments]");
  process.exit(2);
}
await withEnvironment(async (session) => (await tasks[task](session)) ?? 0, { log: console.log });
