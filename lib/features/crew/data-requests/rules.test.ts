import type { UserActor } from "@/lib/access/actor";
import type { Role } from "@/db/enums/users";
import { dueAt, isDecider, mayRequestFor, obstaclesOf, canViewPanel, stateOf, worksOnDataRequests } from "./rules";

const now = new Date("2026-11-20T02:00:00Z");
const actor = (role: Role, crewId: number | null = null): UserActor => ({
  kind: "user",
  userId: 1,
  email: "a@example.test",
  name: "A",
  role,
  subRole: role === "crewmarine" ? "crew" : null,
  divisionId: 1,
  crewId,
});

test("gives three days to answer", () => {
  expect(dueAt(now).toISOString()).toBe("2026-11-23T02:00:00.000Z");
});

test.each([
  [{ kind: "export", decidedAt: null, refusedReason: null }, "open"],
  [{ kind: "export", decidedAt: new Date("2026-11-13T03:00:00Z"), refusedReason: null }, "approved"],
  [{ kind: "export", decidedAt: new Date("2026-11-13T01:00:00Z"), refusedReason: null }, "expired"],
  [{ kind: "export", decidedAt: now, refusedReason: "no" }, "refused"],
  [{ kind: "erase", decidedAt: now, refusedReason: null }, "done"],
  [{ kind: "stop", decidedAt: new Date("2026-01-01T00:00:00Z"), refusedReason: null }, "done"],
  [{ kind: "resume", decidedAt: now, refusedReason: "no" }, "refused"],
] as const)("%j is %s", (request, state) => {
  expect(stateOf(request, now)).toBe(state);
});

test("lets admins decide what can be undone and managers erasures; others see only their own", () => {
  const roles: Role[] = [
    "superadmin",
    "crewingadminmarine",
    "crewingmanagermarine",
    "crewingplanningmarine",
    "crewingservicemarine",
    "crewingstaffmarine",
    "crewingpdemarine",
    "crewingfinancemarine",
    "crewingprincipalmarine",
    "crewmarine",
  ];
  const those = (judge: (one: UserActor) => boolean) => roles.filter((role) => judge(actor(role)));
  expect(those(mayRequestFor)).toEqual(["superadmin", "crewingadminmarine"]);
  for (const kind of ["export", "stop", "resume"] as const)
    expect(those((one) => isDecider(one, kind))).toEqual(["superadmin", "crewingadminmarine"]);
  expect(those(worksOnDataRequests)).toEqual(["superadmin", "crewingadminmarine", "crewingmanagermarine"]);
  expect(those((one) => isDecider(one, "erase"))).toEqual(["superadmin", "crewingmanagermarine"]);
  expect(those((one) => canViewPanel(one, 5))).toEqual(["superadmin", "crewingadminmarine", "crewingmanagermarine"]);
  expect(canViewPanel(actor("crewmarine", 5), 5)).toBe(true);
});

const personWith = (changes: Partial<Parameters<typeof obstaclesOf>[1]>) => ({
  status: "off-board" as const,
  erasedAt: null,
  processingStoppedAt: null,
  isPlanned: false,
  pay: { slip: null, difference: null, payment: null, unsettled: null, owed: null, transfer: null },
  paidVessel: null,
  ...changes,
});

test.each([
  ["erase", { status: "resigned" }, null],
  ["erase", { status: "resigned", processingStoppedAt: now }, null],
  ["erase", { status: "off-board" }, "employed"],
  ["erase", { status: "on-board" }, "employed"],
  ["erase", { status: "off-board", processingStoppedAt: now }, null],
  ["erase", { status: "off-board", processingStoppedAt: now, isPlanned: true }, "planned"],
  ["erase", { status: "on-board", processingStoppedAt: now }, "onBoard"],
  ["erase", { status: "blacklist", processingStoppedAt: now }, "barred"],
  ["erase", { status: "blacklist" }, "barred"],
  ["erase", { status: "resigned", erasedAt: now }, "erased"],
  ["stop", {}, null],
  ["stop", { status: "resigned" }, null],
  ["stop", { status: "on-board" }, "onBoard"],
  ["stop", { isPlanned: true }, "planned"],
  ["stop", { processingStoppedAt: now }, "stoppedAlready"],
  ["stop", { status: "resigned", erasedAt: now }, "erased"],
  ["resume", {}, "notStopped"],
  ["resume", { processingStoppedAt: now }, null],
  ["export", { status: "on-board", processingStoppedAt: now, erasedAt: now }, null],
] as const)("%s for %j meets %s", (kind, changes, obstacle) => {
  expect(obstaclesOf(kind, personWith(changes))).toEqual(
    obstacle === null ? [] : [`data-requests.obstacles.${obstacle}`],
  );
});

test("refuses an erasure while slips, differences or payments are not locked, and names each", () => {
  const more = { owed: "Cash advance", transfer: "PAY/M/2026/7" };
  const pay = { slip: "WO/M/2026/10/1", difference: "2026-11", payment: "2026-12", unsettled: "2026-09", ...more };
  expect(obstaclesOf("erase", personWith({ status: "resigned", pay, paidVessel: "MV Rinjani" }))).toEqual([
    "data-requests.obstacles.openSlip?number=WO%2FM%2F2026%2F10%2F1",
    "data-requests.obstacles.openDifference?month=2026-11",
    "data-requests.obstacles.unsettledDifference?month=2026-09",
    "data-requests.obstacles.openPayment?month=2026-12",
    "data-requests.obstacles.openDebt?name=Cash+advance",
    "data-requests.obstacles.openTransfer?number=PAY%2FM%2F2026%2F7",
    "data-requests.obstacles.openPayee?vessel=MV+Rinjani",
  ]);
  expect(obstaclesOf("stop", personWith({ status: "resigned", pay }))).toEqual([]);
  expect(obstaclesOf("erase", personWith({ status: "resigned", erasedAt: now, pay }))).toEqual([
    "data-requests.obstacles.erased",
  ]);
});
