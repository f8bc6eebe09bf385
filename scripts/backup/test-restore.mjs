import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { connected } from "./connection.mjs";
import { restoreBackup } from "./restore.mjs";

/**
 * Drop a database; ended connections may take a moment to disappear.
 * @param {import("./connection.mjs").Client} client @param {string} name
 */
async function drop(client, name, tries = 20) {
  try {
    await client.query(`drop database if exists ${name}`);
  } catch (error) {
    if (tries === 0) throw error;
    await sleep(250);
    await drop(client, name, tries - 1);
  }
}

/**
 * Restore a backup into a second database beside the first, read back and compare every table, then drop it.
 * @param {Parameters<typeof restoreBackup>[0] & { examine?: (url: string) => Promise<unknown> }} options url: the first database; examine: checks the second one before it is dropped
 */
export const testRestore = ({ url, examine = async () => {}, ...options }) =>
  connected(url, async (client) => {
    const name = `nakhoda_proof_${randomUUID().replaceAll("-", "")}`;
    const second = new URL(url);
    second.pathname = name;
    await client.query(`create database ${name}`);
    try {
      const manifest = await restoreBackup({ url: second.href, ...options });
      await examine(second.href);
      return manifest;
    } finally {
      await drop(client, name);
    }
  });
