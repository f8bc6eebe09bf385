import { alertKinds } from "@/db/enums/status";
import { alertLevelOf, type Readings } from "./alerts.rules";

const well: Readings = {
  backup: { error: null, hours: 3 },
  proof: { error: null, hours: 100 },
  disks: [
    { folder: "/backups", freePercent: 40 },
    { folder: "/tmp", freePercent: 60 },
  ],
  queueMinutes: 0,
  clockSeconds: 0.01,
};
const raisedBy = (changes: Partial<Readings>) =>
  alertKinds.filter((kind) => alertLevelOf(kind, { ...well, ...changes }).state === "raised");

test("where all is well nothing is raised, and whatever was raised is over", () => {
  expect(alertKinds.map((kind) => alertLevelOf(kind, well).state)).toEqual(alertKinds.map(() => "over"));
});

test.each([
  [{ backup: { error: "disk full", hours: 3 } }, ["backup-failed"]],
  [{ backup: { error: null, hours: 26.5 } }, ["backup-old"]],
  [{ backup: { error: "disk full", hours: 50 } }, ["backup-failed", "backup-old"]],
  [{ backup: { error: null, hours: null } }, []],
  [{ proof: { error: "damaged", hours: 3 } }, ["proof-failed"]],
  [{ proof: { error: null, hours: 193 } }, ["proof-old"]],
  [{ disks: [{ folder: "/tmp", freePercent: 9.9 }, ...well.disks] }, ["disk-full"]],
  [{ disks: [] }, []],
  [{ queueMinutes: 15 }, ["queue-stuck"]],
  [{ clockSeconds: 31 }, ["clock-off"]],
] satisfies [Partial<Readings>, string[]][])("%j raises %j", (changes, kinds) => {
  expect(raisedBy(changes)).toEqual(kinds);
});

test.each([
  ["disk-full", { disks: [{ folder: "/tmp", freePercent: 11 }] }],
  ["queue-stuck", { queueMinutes: 10 }],
  ["clock-off", { clockSeconds: 20 }],
] satisfies [(typeof alertKinds)[number], Partial<Readings>][])(
  "%s at its limit is neither raised nor over",
  (kind, changes) => {
    expect(alertLevelOf(kind, { ...well, ...changes }).state).toBe("between");
  },
);
