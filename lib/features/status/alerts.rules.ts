import type { AlertKind, RunKind } from "@/db/enums/status";

/** Error of the last finished run, and hours since the last success; null when it is not scheduled. */
export type RunReading = { error: string | null; hours: number | null };
/** A folder's disk and its free space. */
export type DiskReading = { folder: string; freePercent: number };
/**
 * queueMinutes: waiting time of the oldest due job. clockSeconds: difference between the server's and the database's
 * clock.
 */
export type Readings = Record<RunKind, RunReading> & {
  disks: readonly DiskReading[];
  queueMinutes: number;
  clockSeconds: number;
};

/**
 * raised: notify. over: notify that it is over. between: do nothing, so that a value at the limit does not notify
 * repeatedly.
 */
type AlertLevel = { state: "raised" | "over" | "between"; reading: Record<string, string | number> };

/** Hours after which a daily backup or a weekly restore test is too old; an hour or two of delay is fine. */
const maxHours: Record<RunKind, number> = { backup: 26, proof: 8 * 24 };
const diskLimits = { raised: 10, over: 12 };
const queueLimits = { raised: 15, over: 5 };
const clockLimits = { raised: 30, over: 10 };

const levelOf = (value: number, limit: { raised: number; over: number }) =>
  value >= limit.raised ? "raised" : value <= limit.over ? "over" : "between";

const runFailed = ({ error }: RunReading): AlertLevel => ({
  state: error === null ? "over" : "raised",
  reading: error === null ? {} : { error },
});

const tooOld = (kind: RunKind, { hours }: RunReading): AlertLevel => ({
  state: hours !== null && hours > maxHours[kind] ? "raised" : "over",
  reading: hours === null ? {} : { hours: Math.floor(hours) },
});

function fullestDisk(disks: readonly DiskReading[]): AlertLevel {
  const [fullestReading] = [...disks].sort((one, other) => one.freePercent - other.freePercent);
  if (!fullestReading) return { state: "over", reading: {} };
  const { folder, freePercent } = fullestReading;
  const state = freePercent < diskLimits.raised ? "raised" : freePercent >= diskLimits.over ? "over" : "between";
  return { state, reading: { folder, percent: Math.floor(freePercent) } };
}

/** Return the level of one kind of alert for the readings. */
export function alertLevelOf(kind: AlertKind, readings: Readings): AlertLevel {
  if (kind === "backup-failed") return runFailed(readings.backup);
  if (kind === "backup-old") return tooOld("backup", readings.backup);
  if (kind === "proof-failed") return runFailed(readings.proof);
  if (kind === "proof-old") return tooOld("proof", readings.proof);
  if (kind === "disk-full") return fullestDisk(readings.disks);
  if (kind === "queue-stuck")
    return {
      state: levelOf(readings.queueMinutes, queueLimits),
      reading: { minutes: Math.floor(readings.queueMinutes) },
    };
  return {
    state: levelOf(readings.clockSeconds, clockLimits),
    reading: { seconds: Math.round(readings.clockSeconds) },
  };
}
