import { and, asc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { lookups } from "@/db/schema/lookups";
import { mails } from "@/db/schema/mail";
import { schedules } from "@/db/schema/scheduling";
import { users } from "@/db/schema/users";
import { vessel } from "@/db/testing/crew";
import { joining } from "@/db/testing/records/joiners";
import { aboard } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { scheduled } from "@/db/testing/records/schedules";
import { sendScheduleMail } from "../mails/send-schedule-mail";
import { movePortCall } from "./move-port-call";
import { previewPortCall } from "./preview-port-call";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");

/** Create two joiners of a port call, one already notified, and one seafarer on board. */
async function call(db: Transaction) {
  const ship = await vessel(db);
  const [port] = await db.select().from(lookups).where(eq(lookups.kind, "port")).orderBy(asc(lookups.id)).limit(1);
  const made = [];
  for (const [index, statusId] of ([1, 3] as const).entries()) {
    const one = await joining(db, ship, { sequence: index + 1, joins: "2026-12-20", name: `Joiner ${index + 1}` });
    const plan = {
      id: one.assignmentId,
      crewId: one.crewId,
      vesselId: ship.id,
      startDate: "2026-12-20",
      endDate: "2027-06-20",
    };
    made.push(await scheduled(db, plan, { statusId }));
    await db
      .update(crew)
      .set({ email: `joiner${index + 1}@example.com` })
      .where(eq(crew.id, one.crewId));
  }
  const { tour } = await aboard(db, ship, { rank: "Oiler" });
  const [leaver] = await db.select().from(schedules).where(eq(schedules.assignmentId, tour.id));
  const planner = as(await person(db, "crewingplanningmarine"), { now });
  const given = { vesselId: ship.id, usage: "OnBoard", date: "2026-12-23", portId: port?.id ?? 0 };
  return { ship, port: port?.name ?? "", joiners: made, leaver, planner, given };
}
const chosen = (rows: { id: number; version: number }[]) => rows.map(({ id, version }) => ({ id, version }));

test(
  "previews, moves all at once, and notifies each once with old and new values",
  rolledBack(async (db) => {
    const { port, joiners, planner, given } = await call(db);
    const preview = await previewPortCall.execute(planner, given);
    expect(preview).toMatchObject({ port, isAllowed: true });
    expect(
      preview.rows.map(({ name, before, after, isChanged, isTold: isNotified, against }) => [
        name,
        before.day,
        after,
        isChanged,
        isNotified,
        against,
      ]),
    ).toEqual([
      ["Joiner 1", "2026-12-20", { day: "2026-12-23", time: null, port, agent: null }, true, true, null],
      ["Joiner 2", "2026-12-20", { day: "2026-12-23", time: null, port, agent: null }, true, true, null],
    ]);
    const { vesselId, usage, portId } = given;
    const asked = await previewPortCall.execute(planner, { vesselId, usage });
    expect(asked).toMatchObject({ date: null, port: null, isAllowed: false });
    expect(asked.rows.map(({ name, after, isChanged }) => [name, after.day, isChanged])).toEqual([
      ["Joiner 1", "2026-12-20", false],
      ["Joiner 2", "2026-12-20", false],
    ]);
    const portOnly = await previewPortCall.execute(planner, { vesselId, usage, portId });
    expect(portOnly).toMatchObject({ port, isAllowed: false });
    expect(portOnly.rows.map(({ after }) => [after.day, after.port])).toEqual([
      ["2026-12-20", port],
      ["2026-12-20", port],
    ]);
    const moved = await movePortCall.execute(planner, { ...given, schedules: chosen(joiners) });
    expect(moved.rows.map(({ employeeSchedulingStatusId, version }) => [employeeSchedulingStatusId, version])).toEqual([
      [2, 2],
      [3, 2],
    ]);
    const sent = await db
      .select()
      .from(mails)
      .where(and(eq(mails.type, "ScheduleChanged"), eq(mails.subjectType, "schedule")))
      .orderBy(asc(mails.id));
    expect(sent.map(({ recipient }) => recipient)).toEqual(["joiner1@example.com", "joiner2@example.com"]);
    for (const { plain } of sent) {
      expect(plain).toContain("20 Des 2026 → 23 Des 2026");
      expect(plain).toContain(`– → ${port}`);
    }
    const again = await movePortCall.execute(planner, { ...given, schedules: joiners.map(({ id }) => id) });
    expect(again.mailIds).toEqual([]);
    const id = joiners[1]?.id;
    const resent = { sendEmailType: "ScheduleChanged", employeeSchedulingId: id };
    expect(await sendScheduleMail.execute(planner, resent)).toEqual({
      mailIds: moved.mailIds.slice(1),
      message: "Email sent!",
    });
    await expect(
      sendScheduleMail.execute(planner, { ...resent, sendEmailType: "OffboardScheduling" }),
    ).rejects.toMatchObject({
      messageKey: "scheduling.mailNotDue",
    });
    await expect(sendScheduleMail.execute(planner, { ...resent, sendEmailType: "Anything" })).rejects.toMatchObject({
      messageKey: "mail.unknownType",
      values: { types: "OnboardScheduling, OffboardScheduling, ScheduleChanged" },
    });
    const { mailIds } = await sendScheduleMail.execute(planner, { id, sendEmailType: "OnboardScheduling" });
    expect(mailIds).toHaveLength(1);
  }),
);

test(
  "sets time and agent for everyone; for unsettled ways only the seafarer is notified",
  rolledBack(async (db) => {
    const { joiners, planner, ship, given } = await call(db);
    const head = await person(db, "crewmarine", "head", { vesselId: ship.id });
    const met = { time: "06:15", agentName: "Samudra Agency", agentPhone: "+62 31 555 0144" };
    const preview = await previewPortCall.execute(planner, { ...given, ...met });
    const agent = "Samudra Agency, +62 31 555 0144";
    expect(preview.rows.map(({ after }) => [after.time, after.agent])).toEqual([
      ["06:15", agent],
      ["06:15", agent],
    ]);
    await expect(
      movePortCall.execute(planner, { ...given, time: "25:00", agentPhone: "call me", schedules: chosen(joiners) }),
    ).rejects.toMatchObject({ status: 422 });
    await movePortCall.execute(planner, { ...given, ...met, schedules: chosen(joiners) });
    const sent = await db.select().from(mails).where(eq(mails.type, "ScheduleChanged")).orderBy(asc(mails.id));
    const [headAddress] = await db.select({ email: users.email }).from(users).where(eq(users.id, head.userId));
    const settled = joiners[1]?.id;
    expect(sent.filter(({ recipient }) => recipient === headAddress?.email).map(({ subjectId }) => subjectId)).toEqual([
      settled,
    ]);
    expect(
      sent.filter(({ recipient }) => recipient.startsWith("joiner")).map(({ plain }) => plain.includes(agent)),
    ).toEqual([true, true]);
    expect(sent[0]?.plain).not.toContain("Tiket");
  }),
);

test(
  "moves none and names the one that is blocked or changed meanwhile",
  rolledBack(async (db) => {
    const { joiners, leaver, planner, given } = await call(db);
    const all = [...joiners, ...(leaver ? [leaver] : [])];
    const preview = await previewPortCall.execute(planner, { ...given, schedules: all.map(({ id }) => id) });
    expect(preview.isAllowed).toBe(false);
    expect(preview.rows.find(({ employeeSchedulingId }) => employeeSchedulingId === leaver?.id)?.against).toBe(
      "This person is on board: joining details are locked",
    );
    await expect(movePortCall.execute(planner, { ...given, schedules: chosen(all) })).rejects.toMatchObject({
      status: 400,
      messageKey: "scheduling.portCalls.refused",
      values: { count: 1 },
      fields: [{ path: "schedules.2", message: "scheduling.lockedOnBoard" }],
    });
    await expect(
      movePortCall.execute(planner, { ...given, date: "2027-07-01", schedules: chosen(joiners) }),
    ).rejects.toMatchObject({ fields: [{ message: "scheduling.portCalls.afterLeaving" }, { path: "schedules.1" }] });
    await movePortCall.execute(planner, { ...given, schedules: chosen(joiners.slice(0, 1)) });
    await expect(
      movePortCall.execute(planner, { ...given, date: "2026-12-27", schedules: chosen(joiners) }),
    ).rejects.toMatchObject({
      status: 409,
      fields: expect.arrayContaining([expect.objectContaining({ path: "scheduledOnBoardDate" })]),
    });
    const rows = await db
      .select()
      .from(schedules)
      .where(eq(schedules.vesselId, given.vesselId))
      .orderBy(asc(schedules.id));
    expect(rows.map(({ onBoardDate }) => onBoardDate)).toEqual(["2026-12-23", "2026-12-20", "2026-08-01"]);
  }),
);

test(
  "excludes people of another vessel, hides other divisions, and requires permission to save",
  rolledBack(async (db) => {
    const { joiners, planner, given } = await call(db);
    const other = await call(db);
    await expect(
      movePortCall.execute(planner, { ...given, schedules: chosen([...joiners, ...other.joiners]) }),
    ).rejects.toMatchObject({ status: 404 });
    const tanker = as(await person(db, "crewingplanningtanker"), { now });
    await expect(previewPortCall.execute(tanker, given)).rejects.toMatchObject({ status: 404 });
    await expect(movePortCall.execute(tanker, { ...given, schedules: chosen(joiners) })).rejects.toMatchObject({
      status: 404,
    });
    const staff = as(await person(db, "crewingstaffmarine"), { now });
    await expect(movePortCall.execute(staff, { ...given, schedules: chosen(joiners) })).rejects.toMatchObject({
      status: 403,
    });
    await expect(movePortCall.execute(planner, { ...given, schedules: [] })).rejects.toMatchObject({ status: 422 });
    await expect(
      movePortCall.execute(planner, { ...given, portId: 999_999, schedules: chosen(joiners) }),
    ).rejects.toMatchObject({ status: 422 });
  }),
);
