import fs from "node:fs";
import { dropCopies } from "./worker-databases.mjs";

export default async function globalTeardown({ maxWorkers }) {
  const database = globalThis.temporaryDatabase;
  if (!database) return dropCopies(process.env.DATABASE_URL, maxWorkers);
  await database.stop();
  fs.rmSync(database.directory, { recursive: true, force: true });
}
