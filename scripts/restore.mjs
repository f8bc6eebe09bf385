import path from "node:path";
import { parseArgs } from "node:util";
import { countedOf } from "./backup/manifest.mjs";
import { testRestore } from "./backup/test-restore.mjs";
import { identityIn, restoreBackup } from "./backup/restore.mjs";
import { withRunRecord } from "./backup/runs.mjs";
import { newestIn } from "./backup/write-and-copy.mjs";
import { diagnose } from "./diagnose.mjs";
import { withEnvironment } from "./session.mjs";

const usage = `usage: npm run restore -- FOLDER --key FILE          into the empty database of the settings
       npm run restore -- FOLDER --key FILE --prove  into a second database, which is compared and removed
       npm run restore -- --newest --key FILE --prove  the same with the newest backup in BACKUP_DIR`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    key: { type: "string" },
    prove: { type: "boolean", default: false },
    newest: { type: "boolean", default: false },
  },
});
const isAsked = Boolean(values.key) && (values.newest ? values.prove : positionals.length > 0);

/** @param {Record<string, string>} env @throws where there is none yet */
function folderOf(env) {
  const folder = values.newest ? newestIn(env.BACKUP_DIR) : path.resolve(positionals[0]);
  if (!folder) throw new Error(`There is no backup in ${env.BACKUP_DIR}`);
  return folder;
}

/** @param {Parameters<typeof testRestore>[0]} given */
async function prove(given) {
  const manifest = await testRestore(given);
  return { name: path.basename(given.folder), ...countedOf(manifest), manifest };
}

/** Results by the doctor's exit code after a restore. */
const verdicts = [
  "the doctor has no finding",
  "the doctor has findings, above: they were in the backup, and do not make it less whole",
];

/** @param {{ env: Record<string, string> }} session */
async function restore({ env }) {
  const began = performance.now();
  const onStep = (/** @type {string} */ step) =>
    console.log(`${((performance.now() - began) / 1_000).toFixed(1).padStart(7)} s  ${step}`);
  const given = () => ({
    url: env.DATABASE_URL,
    dataKey: env.DATA_KEY,
    oldKeys: env.DATA_KEYS_OLD,
    folder: folderOf(env),
    identity: identityIn(values.key),
    onStep,
  });
  let verdict = -1;
  const examine = async (/** @type {string} */ url) => {
    onStep("asking the doctor");
    verdict = await diagnose({ ...env, DATABASE_URL: url });
  };
  const manifest = values.prove
    ? (await withRunRecord(env.DATABASE_URL, "proof", () => prove({ ...given(), examine }))).manifest
    : await restoreBackup(given());
  if (!values.prove) await examine(env.DATABASE_URL);
  const { rows } = countedOf(manifest);
  onStep(
    `${values.prove ? "proven" : "restored"}: ${manifest.tables.length} tables, ${rows} rows of ${manifest.madeAt}, each as it was`,
  );
  onStep(verdicts[verdict] ?? "the doctor could not be asked: npm run doctor");
  return 0;
}

if (!isAsked) {
  console.error(usage);
  process.exitCode = 2;
} else await withEnvironment(restore, { log: console.log });
