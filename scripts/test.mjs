import { runBrowserTests } from "./browser-tests.mjs";
import { check } from "./check.mjs";
import { runDatabaseTests } from "./run-jest.mjs";
import { total } from "./steps.mjs";

const checked = await check();
const database = await runDatabaseTests();
const browser = await runBrowserTests();

const { passed, failed } = total([checked, database, browser]);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
