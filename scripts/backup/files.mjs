import { createHash } from "node:crypto";
import { decryptWithAny, keysOf } from "../aes.mjs";

const batchSize = 20;

/**
 * Decrypt every stored file and compare it with its hash.
 * @param {import("./connection.mjs").Client} client
 * @param {string} dataKey
 * @param {string} [oldKeys]
 * @returns {Promise<{ opened: number, broken: string[] }>}
 */
export async function openFiles(client, dataKey, oldKeys) {
  const keys = keysOf(dataKey, oldKeys);
  const broken = [];
  let opened = 0;
  let last = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const { rows } = await client.query("select id, sha256, content from files where id > $1 order by id limit $2", [
      last,
      batchSize,
    ]);
    for (const { id, sha256, content } of rows) {
      try {
        const actualHash = createHash("sha256").update(decryptWithAny(keys, content).plain).digest("hex");
        if (actualHash !== sha256) broken.push(id);
      } catch {
        broken.push(id);
      }
      opened += 1;
    }
    if (rows.length < batchSize) return { opened, broken };
    last = rows.at(-1).id;
  }
}
