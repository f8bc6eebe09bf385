import fs from "node:fs";
import path from "node:path";
import { randomBytes } from "node:crypto";

/** @param {string} file @param {string} text whole on the disk under its name, or not at all */
function writeWhole(file, text) {
  fs.writeFileSync(`${file}.new`, text, { mode: 0o600, flush: true });
  fs.renameSync(`${file}.new`, file);
}

export const newKey = () => randomBytes(32).toString("base64url");

/**
 * Return the previous keys stored beside the private database.
 * @param {string} home @returns {string[]}
 */
export function oldKeysIn(home) {
  const file = path.join(home, "data-keys-old");
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
}

/**
 * Replace the key beside the database and list the old one. If it is killed in between, the old key is still used.
 * @param {string} home
 */
export function replaceKey(home) {
  const file = path.join(home, "data-key");
  const before = fs.readFileSync(file, "utf8").trim();
  writeWhole(path.join(home, "data-keys-old"), `${[before, ...oldKeysIn(home)].join("\n")}\n`);
  writeWhole(file, newKey());
}

/** @param {string} home */
export const forgetOldKeys = (home) => fs.rmSync(path.join(home, "data-keys-old"), { force: true });
