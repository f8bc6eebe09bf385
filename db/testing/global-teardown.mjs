import fs from "node:fs";

export default async function globalTeardown() {
  const database = globalThis.temporaryDatabase;
  if (!database) return;
  await database.stop();
  fs.rmSync(database.directory, { recursive: true, force: true });
}
