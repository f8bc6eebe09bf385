import path from "node:path";
import { runsByItself, uiTests, unitTests } from "../../../scripts/unit-tests.mjs";

export const root = path.resolve(__dirname, "../../..");
const halves = 2;

/** Every second test file of those that need no database and leave nothing behind. */
export const runHalf = (number: number) => runSecond(unitTests(root), number);

/** The same of components. */
export const runUiHalf = (number: number) => runSecond(uiTests(root), number);

function runSecond(files: string[], number: number) {
  const shared = files.filter((file) => !runsByItself(root, file));
  describe.each(shared.filter((_file, index) => index % halves === number - 1))("%s", register);
}

/** A file that cannot be loaded is one failed test, not the end of its part. */
export function register(file: string) {
  try {
    jest.requireActual(path.join(root, file));
  } catch (error) {
    test("can be loaded", () => {
      throw error;
    });
  }
}
