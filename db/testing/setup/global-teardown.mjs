import fs from "node:fs";
import { dropCopies, dropPrepared } from "./worker-databases.mjs";

export default async function globalTeardown({ maxWorkers }) {
  const database = globalThis.temporaryDatabase;
  if (!database) {
    await dropPrepared(process.env.DATABASE_URL, process.env.TEST_RUN);
    return dropCopies(process.env.DATABASE_URL, maxWorkers);
  }
  await database.stop();
  fs.rmSync(database.directory, { recursive: true, force: true });
}
