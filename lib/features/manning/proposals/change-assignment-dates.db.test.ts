import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { assignments } from "@/db/schema/manning";
import { schedules } from "@/db/schema/scheduling";
import { vessel } from "@/db/testing/crew";
import { extensionDay as now, longer, onBoard, requested } from "@/db/testing/records/extensions";
import { joining } from "@/db/testing/records/joiners";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { scheduled } from "@/db/testing/records/schedules";
import type { UserActor } from "@/lib/access/actor";
import { getSchedule } from "@/lib/features/scheduling/detail/get-schedule";
import { updateSchedule } from "@/lib/features/scheduling/save/update-schedule";
import { decideExtension } from "../extensions/decide-extension";
import { previewExtension } from "../extensions/preview-extension";
import { getVesselGantt } from "../gantt/get-vessel-gantt";
import { listSeats } from "../planning/list-seats";
import { changeAssignmentDates } from "./change-assignment-dates";

afterAll(closeDatabase);

/** Set up a person on board until 1 February with that leave date set. */
async function leaving(db: Transaction) {
  const known = await onBoard(db);
  const schedule = await scheduled(db, known.tour, { statusId: 4 });
  return { ...known, scheduleId: schedule.id };
}
type Leaving = Awaited<ReturnType<typeof leaving>>;

/** Return what chart, crew plan and schedule page show. */
async function shown(who: UserActor, { ship, sailor, scheduleId }: Leaving) {
  const reader = as(who, { now });
  const chart = await getVesselGantt.execute(reader, { vesselId: ship.id });
  const plan = await listSeats.execute(reader, { vesselId: ship.id });
  const { differences } = await getSchedule.execute(reader, { employeeSchedulingId: scheduleId });
  return [
    chart.rows.flatMap(({ vesselCrews }) => vesselCrews).find(({ crewId }) => crewId === sailor.id)?.differences,
    plan.rows.flatMap(({ slots }) => slots.Current ?? []).find(({ crewId }) => crewId === sailor.id)?.differences,
    differences,
  ];
}
const save = (who: UserActor, scheduleId: number, offBoardDate: string) =>
  updateSchedule.execute(as(who, { now }), { employeeSchedulingId: scheduleId, offBoardDate });
const move = (who: UserActor, { ship, seat, sailor }: Leaving, endAssignmentDate: string, more: object = {}) =>
  changeAssignmentDates.execute(as(who, { now }), {
    vesselId: ship.id,
    vesselCrewId: seat.id,
    crewId: sailor.id,
    startAssignmentDate: "2026-08-01",
    endAssignmentDate,
    ...more,
  });

test(
  "returns schedule differences until plan or schedule moves",
  rolledBack(async (db) => {
    const known = await leaving(db);
    const { planner, scheduleId } = known;
    expect((await save(planner, scheduleId, "2027-02-08")).differences).toEqual([]);
    const apart = [{ way: "offBoard", planned: "2027-02-01", scheduled: "2027-02-20", days: 19 }];
    expect((await save(planner, scheduleId, "2027-02-20")).differences).toEqual(apart);
    expect(await shown(planner, known)).toEqual([apart, apart, apart]);
    const { maySettle } = await getSchedule.execute(as(planner, { now }), { employeeSchedulingId: scheduleId });
    expect(maySettle).toEqual({ plan: true, schedule: true });
    expect((await move(planner, known, "2027-02-20")).differences).toEqual([]);
    expect(await shown(planner, known)).toEqual([[], [], []]);
    await save(planner, scheduleId, "2027-01-10");
    expect((await shown(planner, known))[0]).toHaveLength(1);
    await save(planner, scheduleId, "2027-02-20");
    expect(await shown(planner, known)).toEqual([[], [], []]);
  }),
);

test(
  "keeps or moves a schedule date entered by hand",
  rolledBack(async (db) => {
    const known = await leaving(db);
    const { planner, manager, scheduleId } = known;
    await save(planner, scheduleId, "2027-02-05");
    const { differences } = await move(planner, known, "2027-03-01");
    expect(differences).toEqual([{ way: "offBoard", planned: "2027-03-01", scheduled: "2027-02-05", days: 24 }]);
    await expect(move(manager, known, "2027-03-10", { moveSchedule: true })).rejects.toMatchObject({
      code: "forbidden",
    });
    expect((await move(planner, known, "2027-03-10", { moveSchedule: true })).differences).toEqual([]);
    const [schedule] = await db.select().from(schedules).where(eq(schedules.id, scheduleId));
    expect(schedule?.offBoardDate).toBe("2027-03-10");
  }),
);

test(
  "reports the leave schedule of an extension and moves it if asked",
  rolledBack(async (db) => {
    const known = await leaving(db);
    const { planner, admin, self, sailor, scheduleId, tour } = known;
    await save(planner, scheduleId, "2027-02-05");
    const made = await requested(self, sailor.id);
    const id = { vesselCrewExtensionId: made.id };
    const preview = await previewExtension.execute(as(admin, { now }), { ...id, crewId: sailor.id });
    const apart = [{ way: "offBoard", planned: longer.extendedDate, scheduled: "2027-02-05", days: 38 }];
    expect(preview).toMatchObject({ differences: apart, mayMoveSchedule: true });
    expect(preview.warnings).toContain(
      "Leaving is scheduled for 5 Feb 2027 but planned for 15 Mar 2027: 38 days apart.",
    );
    const decide = (more: object) =>
      decideExtension.execute(as(admin, { now }), { ...id, approvalExtensionStatus: "Approved", ...more });
    await decide({ moveSchedule: true });
    const [row] = await db.select().from(assignments).where(eq(assignments.id, tour.id));
    const [schedule] = await db.select().from(schedules).where(eq(schedules.id, scheduleId));
    expect([row?.endDate, schedule?.offBoardDate]).toEqual([longer.extendedDate, longer.extendedDate]);
    expect(await shown(planner, known)).toEqual([[], [], []]);
  }),
);

test(
  "hides schedules without permission",
  rolledBack(async (db) => {
    const known = await leaving(db);
    await save(known.planner, known.scheduleId, "2027-03-20");
    const client = as(known.client, { now });
    const plan = await listSeats.execute(client, { vesselId: known.ship.id });
    const current = plan.rows.flatMap(({ slots }) => slots.Current ?? []);
    expect(current.map(({ differences, schedule }) => [differences, schedule])).toEqual(current.map(() => [[], null]));
    const chart = await getVesselGantt.execute(client, { vesselId: known.ship.id });
    expect(chart.rows.flatMap(({ vesselCrews }) => vesselCrews.flatMap(({ differences }) => differences))).toEqual([]);
  }),
);

test(
  "keeps a joining date set by service when the plan moves",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const one = await joining(db, ship, { joins: "2026-12-20" });
    const [plan] = await db.select().from(assignments).where(eq(assignments.id, one.assignmentId));
    if (!plan) throw new Error("no plan");
    await scheduled(db, plan, { statusId: 2, onBoardDate: "2026-12-22" });
    const planner = await person(db, "crewingplanningmarine");
    const { differences } = await changeAssignmentDates.execute(as(planner, { now }), {
      vesselId: ship.id,
      vesselCrewId: one.seat.id,
      crewId: one.crewId,
      startAssignmentDate: "2027-01-05",
      endAssignmentDate: plan.endDate,
    });
    expect(differences).toEqual([{ way: "onBoard", planned: "2027-01-05", scheduled: "2026-12-22", days: 14 }]);
  }),
);
