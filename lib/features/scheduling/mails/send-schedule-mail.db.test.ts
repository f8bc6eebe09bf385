import { asc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { mailAttachments, mails } from "@/db/schema/mail";
import { schedules } from "@/db/schema/scheduling";
import { users } from "@/db/schema/users";
import { audited } from "@/db/testing/audited";
import { vessel } from "@/db/testing/crew";
import { anyOption, joining } from "@/db/testing/records/joiners";
import { person } from "@/db/testing/people";
import { textElementsIn } from "@/db/testing/files/read-pdf";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { scheduled } from "@/db/testing/records/schedules";
import { writeInstruction } from "../instruction/write-instruction";
import { movePortCall } from "../port-calls/move-port-call";
import { previewScheduleMail } from "./preview-schedule-mail";
import { sendScheduleMail } from "./send-schedule-mail";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
const job = { kind: "scheduler" as const };

/** Create a ready joiner in a month with an agent. Planning and the vessel head are recipients. */
async function ready(db: Transaction) {
  const ship = await vessel(db, { name: "MV Layar" });
  const one = await joining(db, ship, { name: "Wahyu Pratama", joins: "2026-12-20" });
  await db.update(crew).set({ email: "wahyu@example.com" }).where(eq(crew.id, one.crewId));
  const plan = { id: one.assignmentId, crewId: one.crewId, vesselId: ship.id };
  const period = { startDate: "2026-12-20", endDate: "2027-06-20" };
  const schedule = await scheduled(
    db,
    { ...plan, ...period },
    { statusId: 3, onBoardPortId: await anyOption(db, "port") },
  );
  await db
    .update(schedules)
    .set({ onBoardTime: "08:30", onBoardAgentName: "Samudra Agency", onBoardAgentPhone: "+62 31 555 0144" })
    .where(eq(schedules.id, schedule.id));
  const head = await person(db, "crewmarine", "head", { vesselId: ship.id });
  const service = as(await person(db, "crewingservicemarine"), { now });
  return { ...one, ship, schedule, head, service, asked: { employeeSchedulingId: schedule.id } };
}
const joiningMail = { sendEmailType: "OnboardScheduling" };
const mailsOf = (db: Transaction) =>
  db.select().from(mails).where(eq(mails.subjectType, "schedule")).orderBy(asc(mails.id));
const jobsOf = async (db: Transaction, task: string) =>
  (
    await db.execute<{ key: string }>(
      `select key from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = '${task}'`,
    )
  ).map(({ key }) => key);

test(
  "previews recipients by name and role without addresses or the sender, then sends one mail each",
  rolledBack(async (db) => {
    const { head, service, asked } = await ready(db);
    const planner = await person(db, "crewingplanningmarine");
    const preview = await previewScheduleMail.execute(service, asked);
    expect(preview).toMatchObject({ sendEmailType: "OnboardScheduling", name: "Wahyu Pratama" });
    expect(preview.recipients[0]).toEqual({ name: "Wahyu Pratama", part: "seafarer" });
    expect(preview.recipients).toEqual(
      expect.arrayContaining([
        { name: head.name.split(" ")[0], part: "head" },
        { name: planner.name.split(" ")[0], part: "planning" },
      ]),
    );
    expect(JSON.stringify(preview)).not.toContain("@");
    const { mailIds } = await sendScheduleMail.execute(service, { ...asked, ...joiningMail });
    expect(mailIds).toHaveLength(preview.recipients.length);
    const tanker = as(await person(db, "crewingservicetanker"), { now });
    await expect(previewScheduleMail.execute(tanker, asked)).rejects.toMatchObject({ code: "not-found" });
    await db.update(schedules).set({ statusId: 2 }).where(eq(schedules.id, asked.employeeSchedulingId));
    await expect(previewScheduleMail.execute(service, asked)).rejects.toMatchObject({
      messageKey: "scheduling.noMailDue",
    });
  }),
);

test(
  "holds the seafarer's mail for its instruction with port, time and agent; others go at once",
  rolledBack(async (db) => {
    const { service, asked, crewId } = await ready(db);
    await sendScheduleMail.execute(service, { ...asked, ...joiningMail });
    const [own, ...others] = await mailsOf(db);
    if (!own) throw new Error("nobody was mailed");
    expect(own.recipient).toBe("wahyu@example.com");
    expect(own.plain).toContain("Samudra Agency, +62 31 555 0144");
    expect(own.plain).toContain("20 Des 2026, 08:30");
    expect(await jobsOf(db, "deliver-mail")).toEqual(others.map(({ id }) => `mail:${id}`));
    expect(await jobsOf(db, "write-joining-instruction")).toEqual([`joining-instruction:${own.id}`]);
    expect(await writeInstruction.execute(as(job, { now }), { mailId: own.id })).toEqual({ attachments: 1 });
    expect(await jobsOf(db, "deliver-mail")).toContain(`mail:${own.id}`);
    const [page, ...more] = await db.select().from(mailAttachments).where(eq(mailAttachments.mailId, own.id));
    expect(more).toEqual([]);
    expect(page).toMatchObject({
      contentType: "application/pdf",
      name: expect.stringMatching(/_Joining-MV-Layar-.+\.pdf$/),
    });
    const text = (await textElementsIn(page?.content ?? Buffer.of())).map((heard) => heard.text).join("\n");
    for (const said of ["MV Layar", "08:30", "Samudra Agency, +62 31 555 0144", "Wahyu Pratama"])
      expect(text).toContain(said);
    expect(await audited(db, "scheduling.write-joining-instruction")).toMatchObject([
      { subject: String(crewId), after: { mailId: own.id, attachments: 1 } },
    ]);
    expect(await mailAttachmentsOf(db, others)).toBe(0);
    const staff = as(await person(db, "superadmin"), { now });
    await expect(writeInstruction.execute(staff, { mailId: own.id })).rejects.toMatchObject({ code: "forbidden" });
  }),
);
const mailAttachmentsOf = async (db: Transaction, of: readonly { id: number }[]) =>
  (await db.select().from(mailAttachments)).filter(({ mailId }) => of.some(({ id }) => id === mailId)).length;

test(
  "sends an outdated mail, or one of an unready schedule, without an instruction",
  rolledBack(async (db) => {
    const { service, asked, ship, schedule, crewId } = await ready(db);
    await sendScheduleMail.execute(service, { ...asked, ...joiningMail });
    const [first] = await mailsOf(db);
    await movePortCall.execute(service, {
      vesselId: ship.id,
      usage: "OnBoard",
      date: "2026-12-23",
      portId: schedule.onBoardPortId,
      schedules: [{ id: schedule.id }],
    });
    const later = (await mailsOf(db)).find(
      ({ type, recipient }) => type === "ScheduleChanged" && recipient === first?.recipient,
    );
    const write = (mailId: number | undefined) => writeInstruction.execute(as(job, { now }), { mailId });
    expect(await write(first?.id)).toEqual({ attachments: 0 });
    await db.update(crew).set({ processingStoppedAt: now }).where(eq(crew.id, crewId));
    expect(await write(later?.id)).toEqual({ attachments: 0 });
    await db.update(crew).set({ processingStoppedAt: null }).where(eq(crew.id, crewId));
    await db.update(schedules).set({ statusId: 2 }).where(eq(schedules.id, schedule.id));
    expect(await write(later?.id)).toEqual({ attachments: 0 });
    await db.update(schedules).set({ statusId: 3 }).where(eq(schedules.id, schedule.id));
    expect(await write(later?.id)).toEqual({ attachments: 1 });
  }),
);

test(
  "sends once for repeated requests and retries a failed mail; again resends the current schedule to all",
  rolledBack(async (db) => {
    const { service, asked } = await ready(db);
    const send = (more = {}) => sendScheduleMail.execute(service, { ...asked, ...joiningMail, ...more });
    const first = await send();
    await db.update(mails).set({ sentAt: now }).where(eq(mails.subjectType, "schedule"));
    expect(await send()).toEqual(first);
    expect((await mailsOf(db)).every(({ sentAt }) => sentAt !== null)).toBe(true);
    expect((await send({ again: true })).mailIds.toSorted()).toEqual(first.mailIds.toSorted());
    expect((await mailsOf(db)).every(({ sentAt }) => sentAt === null)).toBe(true);
    await db.update(mails).set({ failedAt: now, attempts: 5 }).where(eq(mails.subjectType, "schedule"));
    expect(await send()).toEqual(first);
    expect((await mailsOf(db)).map(({ failedAt, attempts }) => [failedAt, attempts])).toEqual(
      first.mailIds.map(() => [null, 0]),
    );
    await db
      .update(schedules)
      .set({ version: 2, onBoardTime: "06:00" })
      .where(eq(schedules.id, asked.employeeSchedulingId));
    const secondTime = await send({ again: true });
    expect(secondTime.mailIds.filter((id) => first.mailIds.includes(id))).toEqual([]);
    expect((await mailsOf(db)).at(-1)?.plain).toContain("06:00");
  }),
);

test(
  "mails a seafarer at the account's address; users without permission cannot send it",
  rolledBack(async (db) => {
    const { asked, crewId, service } = await ready(db);
    const own = await person(db, "crewmarine", "crew", { crewId });
    const [account] = await db.select({ email: users.email }).from(users).where(eq(users.id, own.userId));
    await sendScheduleMail.execute(service, { ...asked, ...joiningMail });
    expect((await mailsOf(db))[0]?.recipient).toBe(account?.email);
    for (const actor of [own, await person(db, "crewingpdemarine"), await person(db, "crewingprincipalmarine")])
      await expect(sendScheduleMail.execute(as(actor, { now }), { ...asked, ...joiningMail })).rejects.toMatchObject({
        code: "forbidden",
      });
  }),
);
