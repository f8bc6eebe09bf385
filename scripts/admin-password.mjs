import { seed } from "./prepare-database.mjs";
import { withEnvironment } from "./session.mjs";

const [email, ...more] = process.argv.slice(2);

/** @param {{ env: Record<string, string> }} session */
async function letIn({ env }) {
  await seed(env, ["--rescue", email]);
  return 0;
}

if (!email || more.length > 0) {
  console.error("usage: npm run admin-password -- EMAIL   prints a link by which a superadmin sets a new password");
  process.exitCode = 2;
} else await withEnvironment(letIn, { log: () => {} });
