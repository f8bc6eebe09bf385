import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { StatusId } from "@/db/enums/scheduling";
import type { Role } from "@/db/enums/users";
import { crew } from "@/db/schema/crew";
import { schedules, scheduleTimeProposals } from "@/db/schema/scheduling";
import { countQueries } from "@/db/testing/count-queries";
import { vessel } from "@/db/testing/crew";
import { joining } from "@/db/testing/records/joiners";
import { aboard, ashore } from "@/db/testing/manning";
import { person, principal } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { documented, paid, scheduled } from "@/db/testing/records/schedules";
import type { UserActor } from "@/lib/access/actor";
import { getSchedule } from "../detail/get-schedule";
import { listNames } from "../status.rules";
import { proposeActualTime } from "../actual-times/propose-actual-time";
import { withdrawActualTime } from "../actual-times/withdraw-actual-time";
import { getSchedulingVessel } from "../vessels/get-scheduling-vessel";
import { listSchedulingVessels } from "../vessels/list-scheduling-vessels";
import { findOwnSchedule } from "./find-own-schedule";
import { listSchedules } from "./list-schedules";
import { listStatusOptions } from "./list-status-options";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
const asking = (actor: UserActor) => as(actor, { now });

/** Create a vessel with a schedule in every state, the seventh past and an eighth cancelled. */
async function fleet(db: Transaction, divisionId: 1 | 2 = 1) {
  const owner = await principal(db, divisionId);
  const ship = await vessel(db, { divisionId, principalId: owner.id, name: "MV Jadwal" });
  const made = new Map<StatusId, { id: number; crewId: number }>();
  for (const statusId of [1, 2, 3] as const) {
    const joins = `2026-12-0${statusId}`;
    const one = await joining(db, ship, { sequence: statusId, joins, name: `Joiner ${statusId}` });
    const plan = {
      id: one.assignmentId,
      crewId: one.crewId,
      vesselId: ship.id,
      startDate: joins,
      endDate: "2027-06-20",
    };
    made.set(statusId, await scheduled(db, plan, { statusId }));
  }
  for (const statusId of [4, 5, 6] as const) {
    const { tour } = await aboard(db, ship, {
      divisionId,
      rank: "Oiler",
      sequence: statusId,
      until: `2027-01-0${statusId}`,
      fullName: `Leaver ${statusId}`,
    });
    const [row] = await db.update(schedules).set({ statusId }).where(eq(schedules.assignmentId, tour.id)).returning();
    if (row) made.set(statusId, row);
  }
  const { tour } = await ashore(db, ship, {
    divisionId,
    rank: "Bosun",
    sequence: 9,
    from: "2026-01-01",
    to: "2026-07-01",
  });
  made.set(7, await scheduled(db, tour, { statusId: 7 }));
  const gone = await joining(db, ship, { sequence: 8, joins: "2026-12-08", name: "Cancelled Eight" });
  const plan = {
    id: gone.assignmentId,
    crewId: gone.crewId,
    vesselId: ship.id,
    startDate: "2026-12-08",
    endDate: "2027-06-20",
  };
  await scheduled(db, plan, { statusId: 2, cancelledAt: now });
  return { ship, owner, made };
}

test(
  "shows each state once in the five lists and four travel tabs, active before finished, in two queries a list",
  rolledBack(async (db) => {
    const { ship } = await fleet(db);
    const planner = asking(await person(db, "crewingplanningmarine"));
    const statesIn = async (narrowing: object) =>
      (await listSchedules.execute(planner, { vesselId: ship.id, ...narrowing })).rows.map(
        ({ onBoardStatus }) => onBoardStatus,
      );
    expect(await Promise.all(listNames.map((list) => statesIn({ list })))).toEqual([
      ["OnBoardWaitingSchedule", "OnBoardWaitingDocument"],
      ["OnBoardReady"],
      ["OffBoardWaitingSchedule", "OffBoardWaitingDocument"],
      ["OffBoardReady"],
      ["Cancelled", "CheckedOut"],
    ]);
    expect(await statesIn({})).toEqual([
      ...["OnBoardWaitingSchedule", "OnBoardWaitingDocument", "OnBoardReady"],
      ...["OffBoardWaitingSchedule", "OffBoardWaitingDocument", "OffBoardReady", "Cancelled", "CheckedOut"],
    ]);
    expect(await statesIn({ list: "onboard-scheduling", tab: "on board" })).toEqual([
      "OnBoardWaitingDocument",
      "OnBoardReady",
    ]);
    expect(await statesIn({ tab: "offboard" })).toEqual(["OffBoardWaitingDocument", "OffBoardReady"]);
    expect(await statesIn({ list: "onboard", filterList: "joiner" })).toHaveLength(1);
    expect(await statesIn({ list: "onboard", filterList: "nobody" })).toEqual([]);
    expect(await countQueries(db, () => listSchedules.execute(planner, { vesselId: ship.id }))).toBe(2);
    expect(await countQueries(db, () => listSchedulingVessels.execute(planner, {}))).toBe(1);
    expect(await listStatusOptions.execute(planner, { processKind: "OnBoardProcess" })).toMatchObject([
      { id: 1, name: "OnBoardWaitingSchedule", allowedNext: [2] },
      { id: 2, allowedNext: [3] },
      { id: 3, allowedNext: [2] },
    ]);
  }),
);

test(
  "returns counts per state, missing items and the next mover of a vessel, and filters by them",
  rolledBack(async (db) => {
    const { ship } = await fleet(db);
    await vessel(db, { name: "MV Jadwal Kosong" });
    const ready = await vessel(db, { name: "MV Jadwal Siap" });
    await aboard(db, ready, { rank: "Oiler" });
    const planner = asking(await person(db, "crewingplanningmarine"));
    const page = await listSchedulingVessels.execute(planner, { filterList: "jadwal" });
    expect(page.rows.map(({ vesselName, schedulingStatus }) => [vesselName, schedulingStatus])).toEqual([
      ["MV Jadwal", "Need Action"],
      ["MV Jadwal Siap", "Completed"],
      ["MV Jadwal Kosong", "Not Planned"],
    ]);
    expect(page.rows[0]).toMatchObject({
      vesselId: ship.id,
      open: 6,
      lacking: 3,
      counts: { onBoardWaitingSchedule: 1, onBoardReady: 1, offBoardWaitingSchedule: 1, offBoardReady: 1 },
      joinsOn: "2026-12-01",
      leavesOn: "2027-01-04",
      latest: { name: "Joiner 1", employeeSchedulingStatusId: 1, day: "2026-12-01", daysLeft: 11 },
      next: { day: "2026-12-01", daysLeft: 11 },
    });
    expect(page.rows.slice(1).map(({ latest }) => latest)).toEqual([null, null]);
    const of = (schedulingStatus: string) =>
      listSchedulingVessels.execute(planner, { filterList: "jadwal", schedulingStatus });
    for (const [status, total] of [
      ["Not Planned", 1],
      ["Need Action", 1],
      ["Completed", 1],
    ] as const)
      expect([status, (await of(status)).total]).toEqual([status, total]);
  }),
);

test(
  "counts tabs for both sections only for users who see the vessel; a seafarer's active schedule comes first",
  rolledBack(async (db) => {
    const { ship, made } = await fleet(db);
    const planner = asking(await person(db, "crewingplanningmarine"));
    expect(await getSchedulingVessel.execute(planner, { vesselId: ship.id })).toMatchObject({
      vesselName: "MV Jadwal",
      isInOperation: true,
      lists: { "onboard-scheduling": 2, onboard: 1, "offboard-scheduling": 2, offboard: 1, history: 2 },
      tabs: { "on board": 2, "offboard-waiting-schedule": 1, offboard: 2, history: 2 },
    });
    expect(await countQueries(db, () => getSchedulingVessel.execute(planner, { vesselId: ship.id }))).toBe(2);
    const tanker = asking(await person(db, "crewingplanningtanker"));
    await expect(getSchedulingVessel.execute(tanker, { vesselId: ship.id })).rejects.toMatchObject({ status: 404 });
    const seafarer = async (crewId: number) => asking(await person(db, "crewmarine", "crew", { crewId }));
    for (const state of [3, 7] as const) {
      const { id, crewId } = made.get(state) ?? { id: 0, crewId: 0 };
      expect(await findOwnSchedule.execute(await seafarer(crewId), {})).toMatchObject({ employeeSchedulingId: id });
    }
    expect(await findOwnSchedule.execute(planner, {})).toBeNull();
  }),
);

test(
  "shows the office its division, a head their vessel, seafarers themselves, principals and finance nothing",
  rolledBack(async (db) => {
    const { ship, owner, made } = await fleet(db);
    await fleet(db, 2);
    const total = async (actor: UserActor) =>
      listSchedules.execute(asking(actor), {}).then(
        (page) => page.total,
        (error: { status: number }) => error.status,
      );
    const roles: Role[] = [
      "superadmin",
      "crewingadminmarine",
      "crewingmanagermarine",
      "crewingplanningmarine",
      "crewingservicemarine",
      "crewingstaffmarine",
    ];
    for (const role of roles) expect([role, await total(await person(db, role))]).toEqual([role, 8]);
    for (const role of ["crewingpdemarine", "crewingfinancemarine"] as const)
      expect([role, await total(await person(db, role))]).toEqual([role, 403]);
    expect(await total(await person(db, "crewingprincipalmarine", null, { principalId: owner.id }))).toBe(403);
    expect(await total(await person(db, "crewmarine", "head", { vesselId: ship.id }))).toBe(8);
    expect(await total(await person(db, "crewmarine", "head", { vesselId: (await vessel(db)).id }))).toBe(0);
    const own = made.get(3);
    const self = await person(db, "crewmarine", "crew", { crewId: own?.crewId ?? 0 });
    expect(await total(self)).toBe(1);
    expect((await listSchedulingVessels.execute(asking(self), {})).total).toBe(0);
    await db
      .update(crew)
      .set({ processingStoppedAt: now })
      .where(eq(crew.id, own?.crewId ?? 0));
    expect(await total(await person(db, "crewingplanningmarine"))).toBe(7);
    await expect(
      getSchedule.execute(asking(await person(db, "crewingplanningmarine")), { id: own?.id }),
    ).rejects.toMatchObject({ status: 404 });
  }),
);

test(
  "shows everything to the office, own amounts to the seafarer, neither amounts nor reports to a head",
  rolledBack(async (db) => {
    const { ship, made } = await fleet(db, 2);
    const one = made.get(6) ?? { id: 0, crewId: 0 };
    await paid(db, one.id, "OffBoard", { total: 2_000_000 });
    await documented(db, one, { usage: "OffBoard", price: 0 });
    await documented(db, one, { kind: "appraisal", usage: "OffBoard", name: "Appraisal" });
    const read = async (actor: UserActor) => getSchedule.execute(asking(actor), { employeeSchedulingId: one.id });
    const service = await read(await person(db, "crewingservicetanker"));
    expect(service).toMatchObject({
      employeeSchedulingStatusDescription: "OffBoardReady",
      offBoard: { total: 2_000_000, lines: null },
      accommodationDocuments: [{ price: 0, isOnHold: true }],
      appraisalDocuments: [{ documentName: "Appraisal" }],
      allowedNext: [5],
      boarding: { checkIn: { isOffered: false }, checkOut: { isOffered: true, reason: null } },
      crew: { fullName: "Leaver 6", idCardNo: null },
      jobPositionMarineId: null,
    });
    expect(service.allowedActions).toEqual(["save", "accommodation", "appraisal-documents", "check-out", "send-mail"]);
    const head = await read(await person(db, "crewtanker", "head", { vesselId: ship.id }));
    expect(head).toMatchObject({ onBoard: null, offBoard: null, appraisalDocuments: null, next: null });
    expect(head.accommodationDocuments).toMatchObject([{ price: null, isOnHold: false }]);
    expect(head.allowedActions).toEqual(["propose-time"]);
    const self = await read(await person(db, "crewtanker", "crew", { crewId: one.crewId }));
    expect(self).toMatchObject({ offBoard: { total: 2_000_000 }, appraisalDocuments: null, allowedActions: [] });
    expect(self.accommodationDocuments).toMatchObject([{ price: null }]);
    const waiting = made.get(5) ?? { id: 0 };
    const detail = await getSchedule.execute(asking(await person(db, "crewingservicetanker")), { id: waiting.id });
    expect(detail.next).toMatchObject({
      statusId: 6,
      problems: [
        { code: "port-missing", hard: true, message: "Choose the port first" },
        { code: "allowance-missing" },
        { code: "document-missing" },
        { code: "appraisal-missing", hard: false },
      ],
    });
  }),
);

test(
  "lets the vessel head propose the actual time, replace it, and withdraw it until confirmed",
  rolledBack(async (db) => {
    const { ship, made } = await fleet(db);
    const head = asking(await person(db, "crewmarine", "head", { vesselId: ship.id }));
    const id = made.get(3)?.id ?? 0;
    const propose = (more: object) =>
      proposeActualTime.execute(head, {
        employeeSchedulingId: id,
        moment: "check-in",
        schedule: "2026-11-20 08:30",
        ...more,
      });
    await propose({});
    const { id: second } = await propose({ schedule: "2026-11-20T01:45:00Z", note: "By launch" });
    const service = asking(await person(db, "crewingservicemarine"));
    expect((await getSchedule.execute(service, { id })).proposals).toMatchObject([
      {
        id: second,
        moment: "check-in",
        proposedAt: new Date("2026-11-20T01:45:00Z"),
        note: "By launch",
        by: "Sari Wijaya",
      },
    ]);
    await expect(propose({ schedule: "2026-11-21 08:30" })).rejects.toMatchObject({
      fields: [{ path: "schedule", message: "scheduling.times.toCome" }],
    });
    await expect(propose({ schedule: "" })).rejects.toMatchObject({
      fields: [{ path: "schedule", message: "scheduling.scheduleRequired" }],
    });
    await expect(propose({ moment: "check-out" })).rejects.toMatchObject({ messageKey: "scheduling.times.check-out" });
    const other = asking(await person(db, "crewmarine", "head", { vesselId: (await vessel(db)).id }));
    await expect(withdrawActualTime.execute(other, { id: second })).rejects.toMatchObject({ status: 404 });
    await withdrawActualTime.execute(head, { id: second });
    await expect(withdrawActualTime.execute(head, { id: second })).rejects.toMatchObject({ status: 404 });
    const ends = await db
      .select()
      .from(scheduleTimeProposals)
      .where(eq(scheduleTimeProposals.scheduleId, id))
      .orderBy(scheduleTimeProposals.id);
    expect(ends.map(({ endReason }) => endReason)).toEqual(["replaced", "withdrawn"]);
  }),
);
