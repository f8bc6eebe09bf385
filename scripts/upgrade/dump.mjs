import fs from "node:fs";
import path from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { identityIn } from "../backup/restore.mjs";
import { copyBackup, removeOld, writeBackup, verifyBackup } from "../backup/write-and-copy.mjs";
import { hasData } from "./data.mjs";
import { versionOf } from "./journal.mjs";

/**
 * Create the key for dumps on this machine once, and store it beside DATA_KEY.
 * @param {string} home
 */
async function ownKey(home) {
  const file = path.join(home, "upgrade-key");
  if (!fs.existsSync(file)) {
    fs.mkdirSync(home, { recursive: true });
    fs.writeFileSync(file, `${await generateX25519Identity()}\n`, { flag: "wx", mode: 0o600 });
  }
  return { file, recipient: await identityToRecipient(identityIn(file)) };
}

/**
 * Decide the folder and the key of a dump: those of backups, else a local folder and key.
 * @param {{ env: Record<string, string | undefined>, home: string }} session
 */
async function placeOf({ env, home }) {
  if (env.BACKUP_RECIPIENT)
    return {
      recipient: env.BACKUP_RECIPIENT,
      folder: path.resolve(env.BACKUP_DIR ?? path.join(home, "backups")),
      key: "FILE",
    };
  const { file, recipient } = await ownKey(home);
  return { recipient, folder: path.join(path.resolve(env.BACKUP_DIR ?? home), "upgrades"), key: file };
}

/**
 * Create the step that dumps a production database before it is migrated, and reads the dump back.
 * A demo and an empty database need none; UPGRADE_DUMP=0 turns it off.
 * @param {{ env: Record<string, string | undefined>, home: string, log: (message: string) => void }} session
 * @returns {(sql: import("postgres").Sql) => Promise<string | undefined>} answers the folder of the dump
 * @throws where it cannot be made: then nothing is migrated
 */
export const dumpBefore =
  ({ env, home, log }) =>
  async (sql) => {
    if (env.DEMO === "1" || !(await hasData((text, values) => sql.unsafe(text, values)))) return undefined;
    if (env.UPGRADE_DUMP === "0") {
      log("no dump before the upgrade (UPGRADE_DUMP=0): the way back is your own backup");
      return undefined;
    }
    try {
      const { recipient, folder: place, key } = await placeOf({ env, home });
      log("the database is older than this version: a dump is made before it is migrated");
      const { folder } = await writeBackup({
        url: env.DATABASE_URL ?? "",
        dataKey: env.DATA_KEY ?? "",
        oldKeys: env.DATA_KEYS_OLD ?? "",
        home: place,
        recipient,
        version: versionOf(),
      });
      const wrong = await verifyBackup(folder);
      if (wrong.length > 0) throw new Error(`it is not what was written: ${wrong.join(", ")}`);
      log(`dump before the upgrade: ${folder}; the way back: npm run restore -- ${folder} --key ${key}`);
      if (env.BACKUP_COPY_DIR) log(`copied to ${await copyBackup(folder, path.resolve(env.BACKUP_COPY_DIR))}`);
      if (!env.BACKUP_RECIPIENT) {
        log(
          "BACKUP_RECIPIENT is not set: the dump is sealed for a key on this machine. docs/operations.md has backups.",
        );
        removeOld(place, 0, new Date());
      }
      return folder;
    } catch (error) {
      throw new Error(
        [
          `The dump before the upgrade failed: ${/** @type {Error} */ (error).message}`,
          "Nothing was migrated. Give it a place with BACKUP_DIR and a key with BACKUP_RECIPIENT,",
          "or set UPGRADE_DUMP=0 when you have a backup of your own.",
        ].join("\n"),
        { cause: error },
      );
    }
  };
