import { asSeeded } from "@/db/testing/as-seeded";
import { databaseTests, runsAlone } from "../../../scripts/database-tests.mjs";
import { register, root } from "./halves";

const parts = 4;

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
