import { eq } from "drizzle-orm";
import { mails } from "@/db/schema/mail";
import { seafarer } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { registered, uploaded } from "@/db/testing/records/register";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { requestSuitabilityRemoval } from "./request-suitability-removal";
import { sendUnblacklistMail } from "./send-unblacklist-mail";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");

test(
  "sends a due mail once, with permission only",
  rolledBack(async (db) => {
    const [manager, staff] = [await person(db, "crewingmanagermarine"), await person(db, "crewingstaffmarine")];
    const { id } = await registered(db, (await seafarer(db)).id, manager.userId);
    const send = (actor: typeof staff, sendEmailType: string) =>
      sendUnblacklistMail.execute(as(actor, { now }), { employeeBlackListid: id, sendEmailType });
    await expect(send(staff, "UnblacklistRequest")).rejects.toMatchObject({ messageKey: "suitability.mailNotDue" });
    await requestSuitabilityRemoval.execute(as(staff, { now }), {
      employeeBlackListid: id,
      reason: "Time served without a complaint",
      unblacklistDocument: await uploaded(db, staff.userId),
    });
    const before = await db.$count(mails, eq(mails.subjectType, "suitability-removal"));
    expect(await send(staff, "UnblacklistRequest")).toMatchObject({ message: "Email sent!" });
    expect(await db.$count(mails, eq(mails.subjectType, "suitability-removal"))).toBe(before);
    await expect(send(staff, "UnblacklistApproved")).rejects.toMatchObject({ code: "forbidden" });
    await expect(send(manager, "UnblacklistApproved")).rejects.toMatchObject({ messageKey: "suitability.mailNotDue" });
    await expect(send(manager, "Nonsense")).rejects.toMatchObject({ messageKey: "mail.unknownType" });
    await expect(send(await person(db, "crewingmanagertanker"), "UnblacklistRequest")).rejects.toMatchObject({
      code: "not-found",
    });
  }),
);
