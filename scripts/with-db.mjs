import { migrate } from "./migrate.mjs";
import { seed } from "./prepare-database.mjs";
import { exitOf, start } from "./processes.mjs";
import { withEnvironment } from "./session.mjs";

const [task, ...args] = process.argv.slice(2);

const tasks = {
  migrate: ({ env }) => migrate(env.DATABASE_URL),
  seed: async ({ env }) => {
    await migrate(env.DATABASE_URL);
    await seed(env, args);
  },
  run: ({ env }) => exitOf(start(args[0], args.slice(1), env)),
};

if (!tasks[task]) {
  console.error("usage: node scripts/with-db.mjs migrate | seed [arguments] | run <command> [arguments]");
  process.exit(2);
}
await withEnvironment(async (session) => (await tasks[task](session)) ?? 0, { log: console.log });
