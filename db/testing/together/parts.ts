import path from "node:path";
import { asSeeded } from "@/db/testing/as-seeded";
import { databaseTests, runsAlone } from "../../../scripts/database-tests.mjs";
import { runsByItself, unitTests } from "../../../scripts/unit-tests.mjs";

const root = path.resolve(__dirname, "../../..");
const parts = 4;
const halves = 2;

/**
 * Every fourth test file, one after the other with one loading of the product. What a file loads stays for the next; what
 * it commits does not.
 */
export function runPart(number: number) {
  const shared = databaseTests(root).filter((file) => !runsAlone(root, file));
  const own = shared.filter((_file, index) => index % parts === number - 1);
  describe.each(own)("%s", (file) => {
    beforeAll(asSeeded);
    register(file);
  });
}

/** Every second test file of those that need no database and leave nothing behind. */
export function runHalf(number: number) {
  const shared = unitTests(root).filter((file) => !runsByItself(root, file));
  describe.each(shared.filter((_file, index) => index % halves === number - 1))("%s", register);
}

/** A file that cannot be loaded is one failed test, not the end of its part. */
function register(file: string) {
  try {
    jest.requireActual(path.join(root, file));
  } catch (error) {
    test("can be loaded", () => {
      throw error;
    });
  }
}
