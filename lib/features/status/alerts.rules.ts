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
type Judgement = { state: "raised" | "over" | "between"; reading: Record<string, string | number> };

/** Hours after which a daily backup or a weekly restore test is too old; an hour or two of delay is fine. */
const limits: Record<RunKind, number> = { backup: 26, proof: 8 * 24 };
const disk = { raised: 10, over: 12 };
const queue = { raised: 15, over: 5 };
const clock = { raised: 30, over: 10 };

const above = (value: number, limit: { raised: number; over: number }) =>
  value >= limit.raised ? "raised" : value <= limit.over ? "over" : "between";

const failed = ({ error }: RunReading): Judgement => ({
  state: error === null ? "over" : "raised",
  reading: error === null ? {} : { error },
});

const old = (kind: RunKind, { hours }: RunReading): Judgement => ({
  state: hours !== null && hours > limits[kind] ? "raised" : "over",
  reading: hours === null ? {} : { hours: Math.floor(hours) },
});

function fullest(disks: readonly DiskReading[]): Judgement {
  const [least] = [...disks].sort((one, other) => one.freePercent - other.freePercent);
  if (!least) return { state: "over", reading: {} };
  const { folder, freePercent } = least;
  const state = freePercent < disk.raised ? "raised" : freePercent >= disk.over ? "over" : "between";
  return { state, reading: { folder, percent: Math.floor(freePercent) } };
}

/** Return the level of one kind of alert for the readings. */
export function judge(kind: AlertKind, readings: Readings): Judgement {
  if (kind === "backup-failed") return failed(readings.backup);
  if (kind === "backup-old") return old("backup", readings.backup);
  if (kind === "proof-failed") return failed(readings.proof);
  if (kind === "proof-old") return old("proof", readings.proof);
  if (kind === "disk-full") return fullest(readings.disks);
  if (kind === "queue-stuck")
    return { state: above(readings.queueMinutes, queue), reading: { minutes: Math.floor(readings.queueMinutes) } };
  return {
    state: above(readings.clockSeconds, clock),
    reading: { seconds: Math.round(readings.clockSeconds) },
  };
}
