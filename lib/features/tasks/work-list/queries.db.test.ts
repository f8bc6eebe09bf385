import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { lookups } from "@/db/schema/lookups";
import { preparations } from "@/db/schema/preparation";
import { schedules } from "@/db/schema/scheduling";
import { vessel } from "@/db/testing/crew";
import { fitSeafarer } from "@/db/testing/records/fit-seafarer";
import { agreed, checkedUp, trained } from "@/db/testing/records/joiners";
import { aboard, ashore } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { decideAsEmployee } from "@/lib/features/manning/approvals/decide-as-employee";
import { checkInCrew } from "@/lib/features/manning/check-in-out/check-in-crew";
import { checkOutCrew } from "@/lib/features/manning/check-in-out/check-out-crew";
import { removeSeat } from "@/lib/features/manning/planning/remove-seat";
import { proposeAssignment } from "@/lib/features/manning/proposals/propose-assignment";
import { updateSchedule } from "@/lib/features/scheduling/save/update-schedule";
import { listWork } from "./list-work";

afterAll(closeDatabase);

const at = (actor: UserActor, day: string) => as(actor, { now: new Date(`${day}T02:00:00Z`) });
/** Keys with their numbers, as one reads them on a day. */
const countsOn = async (actor: UserActor, day: string) =>
  Object.fromEntries((await listWork.execute(at(actor, day), {})).tasks.map(({ key, count }) => [key, count]));

/** A vessel with an overdue Bosun, a fit seafarer ashore, and a vacant second seat. */
async function neglected(db: Transaction) {
  const ship = await vessel(db, { grt: 4200, dwt: 6500, mainEnginePower: 3300 });
  const leaving = await aboard(db, ship, { rank: "Bosun", since: "2025-12-01", until: "2026-11-24" });
  const joining = await fitSeafarer(db, { seat: leaving.seat, vessel: ship }, { rank: "Bosun" });
  await db.update(crew).set({ email: "joining@example.test" }).where(eq(crew.id, joining.id));
  const empty = await ashore(db, ship, { rank: "Bosun", sequence: 2, from: "2026-01-01", to: "2026-11-01" });
  return { ship, leaving, joining, empty };
}

test(
  "a planner works down the list to empty: each line goes with the step it asks for, and the next one comes when it is due",
  rolledBack(async (db) => {
    const { ship, leaving, joining, empty } = await neglected(db);
    const planner = await person(db, "crewingplanningmarine");
    const seat = { vesselId: ship.id, vesselCrewId: leaving.seat.id };
    const keys = { ...seat, crewId: joining.id };
    const due = { reliefs: 1, "over-eleven-months": 1, "vacant-seats": 1 };
    expect(await countsOn(planner, "2026-11-10")).toEqual(due);

    await proposeAssignment.execute(at(planner, "2026-11-10"), {
      ...keys,
      assignmentOn: "Next",
      startAssignmentDate: "2026-11-24",
      endAssignmentDate: "2027-05-24",
    });
    expect(await countsOn(planner, "2026-11-10")).toEqual(due);
    expect(await countsOn(planner, "2026-11-16")).toEqual({ ...due, "silent-seafarers": 1 });

    const said = { ...keys, jobPositionId: leaving.seat.positionId, assignmentStatus: "Confirmed" };
    await decideAsEmployee.execute(at(planner, "2026-11-16"), { ...said, reason: "Said so on the telephone" });
    const { reliefs: _, ...relieved } = due;
    expect(await countsOn(planner, "2026-11-16")).toEqual({ ...relieved, "schedules-without-port": 1 });

    const [plan] = await db.select().from(schedules).where(eq(schedules.crewId, joining.id));
    const [port] = await db.select().from(lookups).where(eq(lookups.kind, "port")).limit(1);
    await updateSchedule.execute(at(planner, "2026-11-16"), {
      employeeSchedulingId: plan?.id,
      version: plan?.version,
      onboardLocationPortId: port?.id,
      scheduledOnBoardDate: "2026-11-24",
    });
    expect(await countsOn(planner, "2026-11-16")).toEqual(relieved);
    await othersPrepare(db, joining.id);
    expect(await countsOn(planner, "2026-11-24")).toEqual({ ...relieved, "ready-to-check-in": 1 });

    await checkInCrew.execute(at(planner, "2026-11-24"), { ...keys, schedule: "2026-11-24" });
    await checkOutCrew.execute(at(planner, "2026-11-24"), {
      ...seat,
      crewId: leaving.person.id,
      schedule: "2026-11-24",
    });
    expect(await countsOn(planner, "2026-11-24")).toEqual({ "vacant-seats": 1 });

    await removeSeat.execute(at(planner, "2026-11-24"), { vesselId: ship.id, vesselCrewId: empty.seat.id });
    expect(await countsOn(planner, "2026-11-24")).toEqual({});
  }),
);

/** What service, PDE and crewing do meanwhile, of which a planner has no line. */
async function othersPrepare(db: Transaction, crewId: number) {
  const [preparation] = await db.select().from(preparations).where(eq(preparations.crewId, crewId));
  const one = { crewId, preparationId: preparation?.id ?? 0 };
  await checkedUp(db, one, { result: "Passed" });
  await trained(db, one, { result: "Passed" });
  await agreed(db, one);
  await db.update(schedules).set({ statusId: 3 }).where(eq(schedules.crewId, crewId));
}
