import { disconnect } from "@/db/client";
import { renewCopy, stateOf } from "./worker-databases.mjs";

/**
 * Gives a test file the database as it was seeded: what an earlier file committed, or a job it left behind wrote late,
 * changes no later one.
 */
export async function asSeeded() {
  const { DATABASE_URL = "", JEST_WORKER_ID = "", TEST_TEMPLATE_URL = "", TEST_TEMPLATE_STATE } = process.env;
  if ((await stateOf(DATABASE_URL)) === TEST_TEMPLATE_STATE) return;
  await disconnect();
  await renewCopy(TEST_TEMPLATE_URL, JEST_WORKER_ID);
}
