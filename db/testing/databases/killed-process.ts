import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Sql } from "postgres";

/** Run Node with these arguments, and kill it after so many milliseconds. @returns whether it ended by itself before */
export async function killedAfter(
  milliseconds: number,
  args: readonly string[],
  env: Record<string, string | undefined> = {},
): Promise<boolean> {
  const child = spawn(process.execPath, args, { stdio: "ignore", env: { ...process.env, ...env } });
  const over = once(child, "exit");
  await Promise.race([over, sleep(milliseconds)]);
  const ended = child.exitCode !== null;
  child.kill("SIGKILL");
  await over;
  return ended;
}

/** Arguments for Node that call an exported function of a module with options that can be written as JSON. */
export const callOf = (module: string, name: string, options: object): string[] => [
  "--input-type=module",
  "-e",
  `import { ${name} } from ${JSON.stringify(module)}; await ${name}(${JSON.stringify(options)});`,
];

/** Wait until no other connection uses the database, so that a killed process is committed or rolled back. */
export async function untilAlone(sql: Sql): Promise<void> {
  const others = () =>
    sql`select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  while ((await others()).length > 0) await sleep(20);
}
