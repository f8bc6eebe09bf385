import { and, asc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { Role } from "@/db/enums/users";
import { mailAttachments, mails } from "@/db/schema/mail";
import { users } from "@/db/schema/users";
import { applicantAt } from "@/db/testing/applicants";
import { lookupId } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { addDays, dayOf } from "@/lib/platform/calendar/dates";
import { insertAssessment } from "./insert-assessment";
import { listAssessorAddresses } from "./list-assessor-addresses";
import { scheduleInterview } from "./schedule-interview";
import { scheduleTests } from "./schedule-tests";
import { sendRegisterMail } from "../mails/send-register-mail";
import { withdrawApplicant } from "./withdraw-applicant";

afterAll(closeDatabase);

const day = addDays(dayOf(new Date()), 7);

async function sentOf(db: Transaction, subjectId: number) {
  const rows = await db
    .select({
      recipient: mails.recipient,
      type: mails.type,
      title: mails.title,
      plain: mails.plain,
      language: mails.language,
      name: mailAttachments.name,
      contentType: mailAttachments.contentType,
      content: mailAttachments.content,
    })
    .from(mails)
    .leftJoin(mailAttachments, eq(mailAttachments.mailId, mails.id))
    .where(and(eq(mails.subjectType, "applicant"), eq(mails.subjectId, subjectId)))
    .orderBy(asc(mails.id), asc(mailAttachments.sequence));
  return rows.map(({ content, ...row }) => ({ ...row, calendar: content?.toString().replace(/\r\n /g, "") ?? "" }));
}

const line = (calendar: string, name: string) => calendar.split("\r\n").find((text) => text.startsWith(name));

test(
  "invites applicant and assessors with separate calendar entries; a change keeps and a cancellation removes them",
  rolledBack(async (db) => {
    const { id, email, statusGuid } = await applicantAt(db, "interview");
    const admin = await person(db, "crewingadminmarine");
    const caller = as(admin, { locale: "id" });
    const [first, second] = [
      await lookupId(db, "assessor"),
      await lookupId(db, "assessor", "Capt. Hendra Wijaya").catch(() => 0),
    ];
    const assessorIds = [first, second].filter((value, index, all) => value > 0 && all.indexOf(value) === index);
    const schedule = {
      ids: [id],
      date: day,
      time: "10:00",
      mode: "Onsite",
      place: "Jakarta office",
      assessorIds,
      assessorEmails: { [first]: " Hendra@Example.com ", 999_999: "nobody@example.com" },
    };
    await scheduleInterview.execute(caller, schedule);
    const invited = await sentOf(db, id);
    expect(
      invited.map(({ recipient, type, language, name, contentType }) => [recipient, type, language, name, contentType]),
    ).toEqual([
      [email, "RegisterInterview", "en", "interview.ics", "text/calendar; charset=utf-8; method=REQUEST"],
      [
        "hendra@example.com",
        "RegisterInterview",
        "id",
        "interview.ics",
        "text/calendar; charset=utf-8; method=REQUEST",
      ],
    ]);
    const [own, assessor] = invited;
    expect(own?.calendar).toContain(email);
    expect(own?.calendar).not.toContain("hendra@example.com");
    expect(assessor?.plain).not.toContain(statusGuid);
    expect(assessor?.plain).toContain(`/dashboard/recruitment/applicants-list/${id}/view`);

    await scheduleInterview.execute(caller, { ...schedule, time: "11:00" });
    const moved = (await sentOf(db, id)).slice(2);
    expect(
      moved.map(({ calendar }) => [line(calendar, "UID"), line(calendar, "SEQUENCE"), line(calendar, "DTSTART")]),
    ).toEqual(
      moved.map((_row, index) => [
        line(invited[index]?.calendar ?? "", "UID"),
        "SEQUENCE:1",
        `DTSTART:${day.replace(/-/g, "")}T040000Z`,
      ]),
    );
    expect(moved.map(({ title }) => title)).toEqual([
      expect.stringMatching(/^Your interview was moved to /),
      expect.stringMatching(/^Wawancara dengan .* dipindahkan ke /),
    ]);
    expect(moved[0]?.plain).toMatch(/is now on .* 11:00 WIB, not on .* 10:00 WIB/);
    await insertAssessment.execute(caller, {
      id,
      assessmentType: 5,
      assessmentStatus: "Pending",
      reason: "Assessor is ill",
    });
    const gone = (await sentOf(db, id)).slice(4);
    expect(
      gone.map(({ recipient, calendar }) => [recipient, line(calendar, "METHOD"), line(calendar, "SEQUENCE")]),
    ).toEqual([
      [email, "METHOD:CANCEL", "SEQUENCE:2"],
      ["hendra@example.com", "METHOD:CANCEL", "SEQUENCE:2"],
    ]);
    expect(await listAssessorAddresses.execute(caller, {})).toEqual({ [first]: "hendra@example.com" });
  }),
);

test(
  "mails an assessor's account only if it may see the applicant; other addresses are mailed as entered",
  rolledBack(async (db) => {
    const { id } = await applicantAt(db, "interview");
    const caller = as(await person(db, "crewingadminmarine"));
    const assessor = await lookupId(db, "assessor");
    const notified = async (
      role: Role,
      accessList: string[] | null,
      changes: Partial<typeof users.$inferInsert> = {},
    ) => {
      const { userId, email } = await person(db, role);
      await db
        .update(users)
        .set({ accessList, ...changes })
        .where(eq(users.id, userId));
      const before = (await sentOf(db, id)).length;
      await scheduleInterview.execute(caller, {
        ids: [id],
        date: day,
        time: `1${before % 10}:00`,
        mode: "Onsite",
        place: "Jakarta office",
        assessorIds: [assessor],
        assessorEmails: { [assessor]: email.toUpperCase() },
      });
      return (await sentOf(db, id)).slice(before).some(({ recipient }) => recipient === email.toLowerCase());
    };
    expect([
      await notified("crewingmanagermarine", null),
      await notified("crewingpdemarine", ["applicants-list"]),
      await notified("crewingpdemarine", ["crew-management"]),
      await notified("crewingmanagertanker", null),
      await notified("crewingfinancemarine", null),
      await notified("crewingservicemarine", null),
      await notified("crewingmanagermarine", null, { deactivatedAt: new Date() }),
    ]).toEqual([true, true, false, false, false, false, false]);
  }),
);

test(
  "does not mail the inviter, refuses an invalid address, and cancels calendar entries when the application ends",
  rolledBack(async (db) => {
    const { id, email } = await applicantAt(db, "interview");
    const admin = await person(db, "crewingadminmarine");
    const assessor = await lookupId(db, "assessor");
    const schedule = (address: string) => ({
      ids: [id],
      date: day,
      time: "10:00",
      mode: "Online",
      link: "https://meet.example/x",
      assessorIds: [assessor],
      assessorEmails: { [assessor]: address },
    });
    await expect(scheduleInterview.execute(as(admin), schedule("hendra"))).rejects.toMatchObject({
      fields: [{ path: `assessorEmails.${assessor}`, message: "validation.email" }],
    });
    await scheduleInterview.execute(as(admin), schedule(admin.email));
    expect((await sentOf(db, id)).map(({ recipient }) => recipient)).toEqual([email]);
    await scheduleInterview.execute(as(admin), schedule("hendra@example.com"));
    await withdrawApplicant.execute(as(admin), { id });
    const ends = (await sentOf(db, id)).slice(3);
    expect(ends.map(({ recipient, type, calendar }) => [recipient, type, line(calendar, "METHOD")])).toEqual([
      [email, "RegisterWithdrawn", "METHOD:CANCEL"],
      ["hendra@example.com", "RegisterInterview", "METHOD:CANCEL"],
    ]);
    expect(ends[0]?.plain).toMatch(/Your interview on .* 10:00 WIB will not take place\. You do not need to come\./);
  }),
);

test(
  "sends two tests of one day as one mail with two calendar entries, once",
  rolledBack(async (db) => {
    const { id } = await applicantAt(db, "tests");
    const admin = as(await person(db, "crewingadminmarine"));
    await scheduleTests.execute(admin, { id, date: day, place: "Training Centre" });
    const sent = await sentOf(db, id);
    expect(
      sent.map(({ name, calendar }) => [name, line(calendar, "UID")?.split("@")[0], line(calendar, "DTSTART")]),
    ).toEqual([
      ["ces.ics", `UID:ces-${id}-1`, `DTSTART;VALUE=DATE:${day.replace(/-/g, "")}`],
      ["marlin.ics", `UID:marlin-${id}-1`, `DTSTART;VALUE=DATE:${day.replace(/-/g, "")}`],
    ]);
    await sendRegisterMail.execute(admin, { sendEmailType: "RegisterCESMarlin", registerCrewId: id });
    expect(await sentOf(db, id)).toHaveLength(2);
  }),
);
