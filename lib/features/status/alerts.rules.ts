import type { AlertKind, RunKind } from "@/db/enums/status";

/** The last that ended, and hours since one went well; null: not watched, as nothing says how often it should run. */
export type RunReading = { error: string | null; hours: number | null };
/** A folder's disk, and how much of it is free. */
export type DiskReading = { folder: string; freePercent: number };
/** queueMinutes: how long the oldest job that could run has waited. clockSeconds: how far the server's clock is from the database's. */
export type Readings = Record<RunKind, RunReading> & {
  disks: readonly DiskReading[];
  queueMinutes: number;
  clockSeconds: number;
};

/** raised: tell. over: that it is over. between: neither, so that a figure at the limit is not told again and again. */
type Judgement = { state: "raised" | "over" | "between"; reading: Record<string, string | number> };

/** A daily backup that is an hour or two late is none yet; a weekly proof likewise. */
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

/** What the readings say of one kind of alert. */
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
