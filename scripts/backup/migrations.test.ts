import fs from "node:fs";
import path from "node:path";
import { migrationsToday, withMigrations } from "./migrations.mjs";

test("migrations somebody had find a place where the system's folder for temporary files cannot be written, as in the image", async () => {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = "/proc/nowhere";
  let used = "";
  try {
    await withMigrations(migrationsToday().slice(0, 2), "the test", async (folder) => {
      used = folder;
      expect(fs.readdirSync(folder)).toHaveLength(3);
    });
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  expect(path.dirname(used)).toBe(path.resolve(".data"));
  expect(fs.existsSync(used)).toBe(false);
});
