import path from "node:path";
import { databaseTests, runsAlone } from "../../../scripts/database-tests.mjs";

const root = path.resolve(__dirname, "../../..");
const parts = 4;

/** Every fourth test file, one after the other with one loading of the product. What a file loads stays for the next. */
export function runPart(number: number) {
  const shared = databaseTests(root).filter((file) => !runsAlone(file));
  const own = shared.filter((_file, index) => index % parts === number - 1);
  describe.each(own)("%s", register);
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
