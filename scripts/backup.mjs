import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { countedOf } from "./backup/manifest.mjs";
import { withRunRecord } from "./backup/runs.mjs";
import { copyBackup, removeOld, verifyBackup, writeBackup } from "./backup/write-and-copy.mjs";
import { withEnvironment } from "./session.mjs";

const usage = `usage: npm run backup                     writes a backup of everything
       npm run backup -- --new-key FILE  makes a key: the private half goes into FILE, the public one is printed
       npm run backup -- --check FOLDER  says whether a backup is still as it was written (needs no key)`;

const { values } = parseArgs({ options: { "new-key": { type: "string" }, check: { type: "string" } } });

/**
 * Write the private key to a file only, never to the screen.
 * @param {string} file
 */
async function newKey(file) {
  const identity = await generateX25519Identity();
  fs.writeFileSync(file, `${identity}\n`, { flag: "wx", mode: 0o600 });
  console.log(`The private key is in ${file}. Keep it away from this machine, twice: without it no backup opens.`);
  console.log(`BACKUP_RECIPIENT=${await identityToRecipient(identity)}`);
}

/** @param {string} folder */
async function check(folder) {
  const wrong = await verifyBackup(folder);
  console.log(wrong.length > 0 ? `damaged: ${wrong.join(", ")}` : `${folder} is as it was written`);
  return wrong.length > 0 ? 1 : 0;
}

const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1_048_576).toFixed(1)} MB`;

/**
 * @param {Record<string, string>} env
 * @param {string} recipient
 */
async function write(env, recipient) {
  const { BACKUP_DIR: home, BACKUP_COPY_DIR: second, BACKUP_KEEP_DAYS: days = "30" } = env;
  const { folder, manifest } = await writeBackup({
    url: env.DATABASE_URL,
    dataKey: env.DATA_KEY,
    oldKeys: env.DATA_KEYS_OLD,
    home,
    recipient,
    version: env.PRODUCT_VERSION,
  });
  const sum = countedOf(manifest);
  console.log(`${folder}: ${sum.tables} tables, ${sum.rows} rows, ${megabytes(sum.bytes)}`);
  if (second) console.log(`copied to ${await copyBackup(folder, path.resolve(second))}`);
  else console.log("Only on this machine: set BACKUP_COPY_DIR to a folder elsewhere.");
  for (const place of [home, ...(second ? [path.resolve(second)] : [])])
    for (const name of removeOld(place, Number(days), new Date())) console.log(`removed ${path.join(place, name)}`);
  return { name: path.basename(folder), ...sum };
}

/** @param {{ env: Record<string, string> }} session */
async function backup({ env }) {
  const { BACKUP_RECIPIENT: recipient } = env;
  if (!recipient) {
    console.error("BACKUP_RECIPIENT is not set. Make a key with: npm run backup -- --new-key FILE");
    return 2;
  }
  const began = performance.now();
  await withRunRecord(env.DATABASE_URL, "backup", () => write(env, recipient));
  console.log(`in ${((performance.now() - began) / 1_000).toFixed(1)} s`);
  return 0;
}

if (values["new-key"]) await newKey(values["new-key"]);
else if (values.check) process.exitCode = await check(values.check);
else if (process.argv.length > 2) {
  console.error(usage);
  process.exitCode = 2;
} else await withEnvironment(backup, { log: console.log });
