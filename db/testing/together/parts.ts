import { asSeeded } from "@/db/testing/setup/as-seeded";
import { databaseTests, runsAlone } from "../../../scripts/database-tests.mjs";
import { register, root } from "./halves";
import { dealt } from "./dealt";

const parts = 4;

/**
 * Run a part of the test files, one after the other in one module registry. Loaded modules are shared, committed rows
 * are not.
 */
export function runPart(number: number) {
  const shared = databaseTests(root).filter((file) => !runsAlone(root, file));
  describe.each(dealt(shared, parts)[number - 1] ?? [])("%s", (file) => {
    beforeAll(asSeeded);
    register(file);
  });
}
