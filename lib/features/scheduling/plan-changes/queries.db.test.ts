import { and, asc, eq, gt } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { mails } from "@/db/schema/mail";
import { assignments } from "@/db/schema/manning";
import { schedules } from "@/db/schema/scheduling";
import { vessel } from "@/db/testing/crew";
import { anyOption, joining } from "@/db/testing/records/joiners";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { scheduled } from "@/db/testing/records/schedules";
import { movePortCall } from "../port-calls/move-port-call";
import { sendScheduleMail } from "../mails/send-schedule-mail";
import { syncSchedules } from "./queries";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");

/** Create a joiner of MV Layar on 20 December at a port, with all possible recipients. */
async function joiner(db: Transaction, statusId: 2 | 3) {
  const ship = await vessel(db, { name: "MV Layar" });
  const one = await joining(db, ship, { name: "Wahyu Pratama", joins: "2026-12-20" });
  await db.update(crew).set({ email: "wahyu@example.com" }).where(eq(crew.id, one.crewId));
  const period = { startDate: "2026-12-20", endDate: "2027-06-20" };
  const schedule = await scheduled(
    db,
    { id: one.assignmentId, crewId: one.crewId, vesselId: ship.id, ...period },
    { statusId, onBoardPortId: await anyOption(db, "port") },
  );
  const planner = await person(db, "crewingplanningmarine");
  const service = await person(db, "crewingservicemarine");
  const head = await person(db, "crewmarine", "head", { vesselId: ship.id });
  const [plan] = await db.select().from(assignments).where(eq(assignments.id, one.assignmentId));
  if (!plan) throw new Error("no reliever planned");
  const settle = (after: Partial<typeof plan>, before = plan) =>
    syncSchedules({ db, actor: planner, now }, [before], [{ ...plan, ...after }]);
  return { ship, schedule, plan, planner, service, head, settle };
}

const mailsAfter = (db: Transaction, scheduleId: number, id = 0) =>
  db
    .select()
    .from(mails)
    .where(and(eq(mails.subjectType, "schedule"), eq(mails.subjectId, scheduleId), gt(mails.id, id)))
    .orderBy(asc(mails.id));
const instructions = async (db: Transaction) =>
  (
    await db.execute<{ key: string }>(
      "select key from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'write-joining-instruction'",
    )
  ).map(({ key }) => key);

test(
  "notifies recipients of a settled way once of its cancellation, without user, reason or instruction",
  rolledBack(async (db) => {
    const { schedule, planner, service, head, settle } = await joiner(db, 3);
    await settle({ slot: "cancelled", cancelReason: "barred" });
    const notified = await mailsAfter(db, schedule.id);
    expect(notified.map(({ type, recipient }) => [type, recipient])).toEqual(
      expect.arrayContaining([
        ["ScheduleChanged", "wahyu@example.com"],
        ["ScheduleChanged", service.email],
        ["ScheduleChanged", head.email],
      ]),
    );
    expect(notified.map(({ recipient }) => recipient)).not.toContain(planner.email);
    const own = notified.find(({ recipient }) => recipient === "wahyu@example.com");
    expect(own?.plain).toContain("Anda tidak jadi naik MV Layar");
    expect(own?.plain).toContain("Mohon tidak berangkat.");
    expect(own?.plain).not.toContain("Tiket dan pemesanan Anda ada di jadwal Anda.");
    const office = notified.find(({ recipient }) => recipient === service.email);
    expect(office?.title).toBe("Joining MV Layar: cancelled");
    expect(office?.plain).toContain("Wahyu Pratama will not join MV Layar");
    for (const { plain } of notified) expect(plain).not.toMatch(/barred|register/i);
    expect(await instructions(db)).toEqual([]);
  }),
);

test(
  "notifies a restored plan with old and new values; the seafarer's mail waits for its instruction when settled",
  rolledBack(async (db) => {
    const { schedule, plan, service, settle } = await joiner(db, 3);
    await settle({ slot: "cancelled" });
    const last = (await mailsAfter(db, schedule.id)).at(-1)?.id;
    await settle({ startDate: "2026-12-28" }, { ...plan, slot: "cancelled" });
    const notified = await mailsAfter(db, schedule.id, last);
    const own = notified.find(({ recipient }) => recipient === "wahyu@example.com");
    expect(own?.plain).toContain("Keberangkatan Anda naik MV Layar");
    expect(own?.plain).toContain("20 Des 2026 → 28 Des 2026");
    expect(notified.find(({ recipient }) => recipient === service.email)?.title).toBe(
      "Joining MV Layar: confirmed again",
    );
    expect(await instructions(db)).toEqual([`joining-instruction:${own?.id}`]);
  }),
);

test(
  "notifies only the seafarer of an unsettled way, if a port call was mailed",
  rolledBack(async (db) => {
    const { ship, schedule, service, settle } = await joiner(db, 2);
    await movePortCall.execute(as(service, { now }), {
      vesselId: ship.id,
      usage: "OnBoard",
      date: "2026-12-23",
      portId: schedule.onBoardPortId,
      schedules: [{ id: schedule.id }],
    });
    const last = (await mailsAfter(db, schedule.id)).at(-1)?.id;
    await settle({ employeeStatus: "Rejected" });
    expect((await mailsAfter(db, schedule.id, last)).map(({ recipient }) => recipient)).toEqual(["wahyu@example.com"]);
  }),
);

test(
  "sends no cancellation to recipients without an earlier mail",
  rolledBack(async (db) => {
    const { schedule, settle } = await joiner(db, 2);
    await settle({ slot: "cancelled" });
    expect(await mailsAfter(db, schedule.id)).toEqual([]);
  }),
);

test(
  "still notifies a cancellation after a settled way was planned again",
  rolledBack(async (db) => {
    const { schedule, service, head, settle } = await joiner(db, 3);
    await sendScheduleMail.execute(as(service, { now }), {
      employeeSchedulingId: schedule.id,
      sendEmailType: "OnboardScheduling",
    });
    const last = (await mailsAfter(db, schedule.id)).at(-1)?.id;
    await db.update(schedules).set({ statusId: 2 }).where(eq(schedules.id, schedule.id));
    await settle({ slot: "cancelled" });
    const notified = (await mailsAfter(db, schedule.id, last)).map(({ recipient }) => recipient);
    expect(notified).toEqual(expect.arrayContaining(["wahyu@example.com", service.email, head.email]));
  }),
);
