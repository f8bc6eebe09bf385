import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { checkAll, rotateDataKey } from "./rotate/rotate-data-key.mjs";
import { forgetOldKeys, newKey, replaceKey } from "./rotate/key-files.mjs";
import { withEnvironment } from "./session.mjs";

const usage = `usage: npm run rotate-key                brings everything under DATA_KEY that an older key encrypted
       npm run rotate-key -- --new      makes a new key; restart the server with it before anything else
       npm run rotate-key -- --check    counts what DATA_KEY alone does not open
       npm run rotate-key -- --forget   checks, and removes the old keys kept beside the private database`;

/** Printed when a limited run ends before everything is done. */
const unfinished = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    new: { type: "boolean" },
    check: { type: "boolean" },
    forget: { type: "boolean" },
    seconds: { type: "string" },
  },
});

/** @typedef {{ env: Record<string, string>, home: string }} Session */

/** @param {Session} session */
function make({ env, home }) {
  const kept = path.join(home, "data-key");
  if (fs.existsSync(kept) && fs.readFileSync(kept, "utf8").trim() === env.DATA_KEY) {
    replaceKey(home);
    console.log(`A new key is in ${kept}, the old one in data-keys-old beside it. Keep both. Restart the server now.`);
    return 0;
  }
  console.log("Put these into the settings of every server and restart them all; keep the old key as well:");
  console.log(`DATA_KEY=${newKey()}`);
  console.log(`DATA_KEYS_OLD=${[env.DATA_KEY, env.DATA_KEYS_OLD].filter(Boolean).join(",")}`);
  return 0;
}

/** @param {Session} session */
async function check({ env }) {
  const found = await checkAll({ url: env.DATABASE_URL, newest: env.DATA_KEY });
  for (const { table, rows, others } of found)
    if (others > 0) console.log(`${table}: ${others} of ${rows} rows are not under DATA_KEY`);
  const others = found.reduce((sum, one) => sum + one.others, 0);
  if (others === 0) console.log("Everything opens with DATA_KEY alone.");
  return others === 0 ? 0 : 1;
}

/** @param {Session} session */
async function forget(session) {
  if ((await check(session)) !== 0) return 1;
  forgetOldKeys(session.home);
  console.log("The old keys beside the database are gone. Take DATA_KEYS_OLD out of the settings if it is there.");
  console.log("Backups made before the rotation still need them: keep a copy as long as those backups.");
  return 0;
}

/** @type {Record<string, string>} */
const reasons = {
  others: "A server still runs with another DATA_KEY. Restart every server with the new one, then run this again.",
  running: "Another run is at it. The status page shows how far it is.",
};

/** @param {Session} session */
async function run({ env }) {
  if (!env.DATA_KEYS_OLD) {
    console.log("No old key is listed (DATA_KEYS_OLD): there is nothing to rotate.");
    return 0;
  }
  const result = await rotateDataKey({
    url: env.DATABASE_URL,
    newest: env.DATA_KEY,
    old: env.DATA_KEYS_OLD,
    again: !values.seconds,
    ...(values.seconds ? { milliseconds: Number(values.seconds) * 1_000 } : {}),
    onProgress: ({ table, pass, done, total, unreadable }) =>
      console.log(`${table}, pass ${pass}: ${done} of ${total}${unreadable > 0 ? `, ${unreadable} unreadable` : ""}`),
  });
  if (result === "more") return unfinished;
  // The other run continues the rotation.
  if (result === "running" && values.seconds) return 0;
  if (result !== "done") {
    console.error(reasons[result]);
    return 1;
  }
  console.log("Everything is under DATA_KEY. The old keys may go: npm run rotate-key -- --forget");
  return 0;
}

const task = values.new ? make : values.check ? check : values.forget ? forget : run;
if (positionals.length > 0) {
  console.error(usage);
  process.exitCode = 2;
} else await withEnvironment(task, { log: values.seconds ? () => {} : console.log });
