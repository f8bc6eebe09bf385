import { asSeeded } from "@/db/testing/as-seeded";
import { databaseTests, runsAlone } from "../../../scripts/database-tests.mjs";
import { register, root } from "./halves";

const parts = 4;

/**
 * Run every fourth test file, one after the other in one module registry. Loaded modules are shared, committed rows are
 * not.
 */
export function runPart(number: number) {
  const shared = databaseTests(root).filter((file) => !runsAlone(root, file));
  const own = shared.filter((_file, index) => index % parts === number - 1);
  describe.each(own)("%s", (file) => {
    beforeAll(asSeeded);
    register(file);
  });
}
