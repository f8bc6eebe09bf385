import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { migrationsToday, withMigrations } from "./migrations.mjs";

test("copies migrations where the system's temporary folder is read-only, as in the image", async () => {
  const temporary = jest.spyOn(os, "tmpdir").mockReturnValue("/proc/nowhere");
  let used = "";
  try {
    await withMigrations(migrationsToday().slice(0, 2), "the test", (folder) => {
      used = folder;
      expect(fs.readdirSync(folder)).toHaveLength(3);
      return Promise.resolve();
    });
  } finally {
    temporary.mockRestore();
  }
  expect(path.dirname(used)).toBe(path.resolve(".data"));
  expect(fs.existsSync(used)).toBe(false);
});
