const days = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
/** Hours Asia/Jakarta is ahead of UTC, all year. */
const hoursAhead = 7;
/** Runs missed while the server was down start as soon as it is up. */
const options = { backfillPeriod: 12 * 3_600_000 };

/**
 * Parse a schedule setting to cron in UTC: "02:30" every day, "Sun 04:00" once a week, in Asia/Jakarta time.
 * @param {string} name of the setting, for the error
 * @param {string} value
 * @throws where it is no such time
 */
export function cronOf(name, value) {
  const [, day, hour, minute] = /^(?:([a-z]{3}) )?([01]?\d|2[0-3]):([0-5]\d)$/i.exec(value.trim()) ?? [];
  const place = day ? days.indexOf(day.toLowerCase()) : 0;
  if (!hour || place < 0) throw new Error(`${name} is a time like 02:30, or a day and a time like Sun 04:00: ${value}`);
  const utc = Number(hour) - hoursAhead;
  const weekday = (place + (utc < 0 ? 6 : 0)) % 7;
  return `${Number(minute)} ${(utc + 24) % 24} * * ${day ? weekday : "*"}`;
}

/**
 * Return the scheduled jobs for backup, restore test and, while an older key is listed, key rotation.
 * @param {Record<string, string | undefined>} env
 * @returns {{ task: string, match: string, options: { backfillPeriod?: number } }[]}
 * @throws where a setting is no time, or what it needs is not set
 */
export function scheduleOf({ BACKUP_AT, BACKUP_PROOF_AT, BACKUP_RECIPIENT, BACKUP_PROOF_KEY, DATA_KEYS_OLD }) {
  if (BACKUP_AT && !BACKUP_RECIPIENT)
    throw new Error("BACKUP_AT needs BACKUP_RECIPIENT: npm run backup -- --new-key FILE");
  if (BACKUP_PROOF_AT && !BACKUP_PROOF_KEY)
    throw new Error("BACKUP_PROOF_AT needs BACKUP_PROOF_KEY, the file of a private key that opens the backups");
  return [
    ...(BACKUP_AT ? [{ task: "run-backup", match: cronOf("BACKUP_AT", BACKUP_AT), options }] : []),
    ...(DATA_KEYS_OLD ? [{ task: "rotate-key", match: "*/10 * * * *", options: {} }] : []),
    ...(BACKUP_PROOF_AT ? [{ task: "run-proof", match: cronOf("BACKUP_PROOF_AT", BACKUP_PROOF_AT), options }] : []),
  ];
}
