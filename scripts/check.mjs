import { runUnitTests } from "./run-jest.mjs";
import { runCheck, staticChecks, total } from "./steps.mjs";

/** The checks that need no database and no build. Each is a process of its own, so they run side by side. */
export async function check() {
  const results = await Promise.all([...staticChecks.map(runCheck), runUnitTests()]);
  return total(results);
}

if (process.argv[1] === import.meta.filename) {
  const { failed } = await check();
  process.exitCode = failed === 0 ? 0 : 1;
}
