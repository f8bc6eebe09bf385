import { eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { mailAttachments, mails } from "@/db/schema/mail";
import { applicantsAt } from "@/db/testing/applicants";
import { lookupId } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { textElementsIn } from "@/db/testing/files/read-pdf";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { addDays, dayOf } from "@/lib/platform/calendar/dates";
import { insertAssessment } from "../decisions/insert-assessment";
import { scheduleMcu } from "../decisions/schedule-mcu";
import { writeMcuLetter } from "./write-mcu-letter";

afterAll(closeDatabase);

const scheduler = as({ kind: "scheduler" });
const tasks = async (db: Transaction) =>
  (await db.execute<{ task: string }>(sql`select task_identifier as task from graphile_worker.jobs order by id`)).map(
    ({ task }) => task,
  );

async function scheduled(db: Transaction) {
  const stored = await applicantsAt(db, "mcu", 2, undefined, { idNumber: "3578101705900001" });
  const ids = stored.map(({ id }) => id);
  const admin = as(await person(db, "crewingadminmarine"));
  await scheduleMcu.execute(admin, {
    ids,
    letterNumber: "17",
    date: addDays(dayOf(new Date()), 5),
    mcuPackageId: await lookupId(db, "mcu-package"),
    clinicId: await lookupId(db, "mcu-clinic"),
  });
  return { ids, admin, sent: await db.select().from(mails).where(eq(mails.type, "RegisterMCU")) };
}

test(
  "releases the mail with its letter: one PDF for that applicant, once",
  rolledBack(async (db) => {
    const { ids, sent } = await scheduled(db);
    expect(sent.map(({ subjectId }) => subjectId).sort()).toEqual([...ids].sort());
    expect(await tasks(db)).toEqual(["write-mcu-letter", "write-mcu-letter"]);
    const [mail] = sent;
    if (!mail) throw new Error("no mail");
    for (const _again of [1, 2])
      expect(await writeMcuLetter.execute(scheduler, { mailId: mail.id })).toEqual({ attachments: 1 });
    const [letter, ...others] = await db.select().from(mailAttachments);
    expect(others).toEqual([]);
    expect(letter).toMatchObject({
      mailId: mail.id,
      contentType: "application/pdf",
      name: expect.stringMatching(/^\d{14}_MCU-017-MCU-M-[IVX]+-\d{4}\.pdf$/),
    });
    expect((await textElementsIn(letter?.content ?? Buffer.alloc(0))).map(({ text }) => text)).toContain(
      "017/MCU-M/XI/2026",
    );
    expect((await tasks(db)).filter((task) => task === "deliver-mail")).toHaveLength(1);
    expect(
      (
        await db
          .select()
          .from(auditEntries)
          .where(eq(auditEntries.operation, "applicants.write-mcu-letter"))
          .orderBy(auditEntries.id)
      )[0],
    ).toMatchObject({ actorKind: "scheduler", subject: String(mail.subjectId) });
  }),
);

test(
  "sends a cancelled check-up's mail without a letter and notifies the applicant; users cannot run the task",
  rolledBack(async (db) => {
    const { ids, admin, sent } = await scheduled(db);
    await insertAssessment.execute(admin, {
      id: ids[0],
      assessmentType: 6,
      assessmentStatus: "Pending",
      reason: "Clinic closed",
    });
    const mail = sent.find(({ subjectId }) => subjectId === ids[0]);
    expect(await writeMcuLetter.execute(scheduler, { mailId: mail?.id })).toEqual({ attachments: 0 });
    expect((await tasks(db)).filter((task) => task === "deliver-mail")).toHaveLength(2);
    expect(
      (
        await db
          .select()
          .from(mails)
          .where(eq(mails.subjectId, ids[0] ?? 0))
      ).map(({ title }) => title),
    ).toContainEqual(expect.stringMatching(/^Your medical check-up on .* is cancelled$/));
    await expect(writeMcuLetter.execute(admin, { mailId: mail?.id })).rejects.toMatchObject({ code: "forbidden" });
  }),
);
