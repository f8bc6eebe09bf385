import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { connected } from "./connection.mjs";
import { restoreBackup } from "./restore.mjs";

/** Connections that have just been ended may take a moment to be gone. @param {import("./connection.mjs").Client} client @param {string} name */
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
 * Restores a backup into a second database beside the first, where every table is read back and compared, and removes it again.
 * @param {Parameters<typeof restoreBackup>[0] & { examine?: (url: string) => Promise<unknown> }} options url: the database the second one stands beside; examine: asked about the second one while it is there
 */
export const proveBackup = ({ url, examine = async () => {}, ...options }) =>
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
