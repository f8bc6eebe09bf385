import { runBrowserTests } from "./browser-tests.mjs";
import { check } from "./check.mjs";
import { runDatabaseTests, runFileTests } from "./run-jest.mjs";
import { repeatFailures, total } from "./steps.mjs";

const checked = await check();
const files = await runFileTests();
const database = await runDatabaseTests();
const browser = await runBrowserTests();

const { passed, failed } = total([checked, files, database, browser]);
repeatFailures();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
