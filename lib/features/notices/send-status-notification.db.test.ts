import { and, eq } from "drizzle-orm";
import { mails } from "@/db/schema/mail";
import { schedules } from "@/db/schema/scheduling";
import { appraised } from "@/db/testing/records/appraisals";
import { vessel } from "@/db/testing/crew";
import { aboard } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { sendStatusNotification } from "./send-status-notification";

afterAll(closeDatabase);
const now = new Date("2026-11-20T02:00:00Z");

test(
  "a mail about an appraisal or a schedule is made sure of once, by its type and an id; an unknown type names them all",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const stay = await aboard(db, ship, { rank: "Able Seaman", email: "agus@example.test" });
    const { id } = await appraised(db, stay, { reviewStatus: "WaitingForReview", reviewedAt: null });
    const pde = as(await person(db, "crewingpdemarine"), { now });
    const send = (sendEmailType: string, of = id) => sendStatusNotification.execute(pde, { sendEmailType, id: of });
    const first = await send("Appraisal");
    expect(first).toMatchObject({ message: "Email sent!" });
    expect(await send("AppraisalEmployeeNotice")).toEqual(first);
    const stored = and(eq(mails.type, "AppraisalEmployeeNotice"), eq(mails.subjectId, id));
    expect(await db.$count(mails, stored)).toBe(1);
    await expect(send("AppraisalApproved")).rejects.toMatchObject({ messageKey: "appraisals.mailNotDue" });
    await expect(send("Nonsense")).rejects.toMatchObject({
      messageKey: "mail.unknownType",
      values: { types: expect.stringMatching(/OffboardScheduling.*AppraisalApproved/) },
    });
    await expect(send("OffboardScheduling")).rejects.toMatchObject({ code: "forbidden" });
    const planner = as(await person(db, "crewingplanningmarine"), { now });
    const [schedule] = await db.select().from(schedules).where(eq(schedules.assignmentId, stay.tour.id));
    const sent = await sendStatusNotification.execute(planner, {
      sendEmailType: "OffboardScheduling",
      id: schedule?.id,
    });
    expect(sent.mailIds.length).toBeGreaterThan(0);
  }),
);

test(
  "sends schedule mails for users who may save schedules; refuses appraisals without the permission or of another division",
  rolledBack(async (db) => {
    const stay = await aboard(db, await vessel(db), { rank: "Able Seaman", email: "agus@example.test" });
    const { id } = await appraised(db, stay, {});
    const input = { sendEmailType: "AppraisalApproved", id };
    for (const role of ["crewingplanningmarine", "crewingservicemarine", "crewingprincipalmarine"] as const)
      await expect(sendStatusNotification.execute(as(await person(db, role), { now }), input)).rejects.toMatchObject({
        code: "forbidden",
      });
    await expect(
      sendStatusNotification.execute(as(await person(db, "crewingpdetanker"), { now }), input),
    ).rejects.toMatchObject({ code: "not-found" });
    await sendStatusNotification.execute(as(await person(db, "crewingmanagermarine"), { now }), input);
  }),
);
