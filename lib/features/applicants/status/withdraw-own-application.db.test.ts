import { eq } from "drizzle-orm";
import { applicants } from "@/db/schema/applicants";
import { auditEntries } from "@/db/schema/audit";
import { mails } from "@/db/schema/mail";
import { applicantAt } from "@/db/testing/applicants";
import { person, visitor } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { addComment } from "../decisions/add-comment";
import { failApplicant } from "../decisions/fail-applicant";
import { getRegistrationStatus } from "./get-registration-status";
import { listTimeline } from "../detail/list-timeline";
import { reopenApplicant } from "../decisions/reopen-applicant";
import { sendRegisterMail } from "../mails/send-register-mail";
import { withdrawApplicant } from "../decisions/withdraw-applicant";
import { withdrawOwnApplication } from "./withdraw-own-application";

afterAll(closeDatabase);

test(
  "withdraws once with number and guid; a wrong pair reveals nothing",
  rolledBack(async (db) => {
    const applicant = await applicantAt(db, "interview");
    const caller = as(await visitor(db));
    const own = { registrationNo: applicant.registrationNumber, registrationGuid: applicant.statusGuid };
    const wrong = { ...own, registrationGuid: "5b8d4a7e-9d0e-4a3d-9d53-6d5f3b1c2a10" };
    await expect(withdrawOwnApplication.execute(caller, wrong)).rejects.toMatchObject({
      code: "not-found",
      messageKey: "applicants.linkBroken",
    });
    await expect(withdrawOwnApplication.execute(as({ kind: "stranger" }), own)).rejects.toMatchObject({
      wireCode: "GATE_EXPIRED",
    });
    expect(await withdrawOwnApplication.execute(caller, own)).toEqual({
      registrationNo: own.registrationNo,
      outcome: "withdrawn",
    });
    await expect(withdrawOwnApplication.execute(caller, own)).rejects.toMatchObject({
      code: "conflict",
      messageKey: "applicants.pipeline.refusal.stopped",
    });
    const status = await getRegistrationStatus.execute(caller, own);
    expect([status.outcome, status.statusListEn.some(({ progress }) => progress === "current")]).toEqual([
      "withdrawn",
      false,
    ]);
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "applicants.withdraw-own"))
      .orderBy(auditEntries.id);
    expect(entry).toMatchObject({ actorKind: "visitor", subject: String(applicant.id), divisionId: 1 });
    expect((await db.select().from(mails).where(eq(mails.subjectId, applicant.id))).map(({ type }) => type)).toEqual([
      "RegisterWithdrawn",
    ]);

    const manager = as(await person(db, "crewingmanagermarine"));
    await reopenApplicant.execute(manager, { id: applicant.id, reason: "Called us back" });
    const again = await getRegistrationStatus.execute(caller, own);
    expect([again.outcome, again.statusListEn.find(({ statusName }) => statusName === "Interview")?.progress]).toEqual([
      "in-progress",
      "current",
    ]);
  }),
);

test(
  "withdraws and fails with a reason as staff; comments and mails are in the timeline; a comment needs text",
  rolledBack(async (db) => {
    const withdrawn = await applicantAt(db, "boc");
    const failed = await applicantAt(db, "tests");
    const staff = as(await person(db, "crewingstaffmarine"));
    expect(await withdrawApplicant.execute(staff, { id: withdrawn.id, note: "Took another job" })).toMatchObject({
      currentStatusId: 8,
      rows: [{ assessmentType: "8" }],
    });
    await expect(failApplicant.execute(staff, { id: failed.id })).rejects.toMatchObject({
      fields: [{ path: "reason" }],
    });
    expect(await failApplicant.execute(staff, { id: failed.id, reason: "no-response" })).toMatchObject({
      rows: [{ assessmentType: "3", assessmentStatus: "Failed" }, { assessmentType: "8" }],
    });
    await expect(addComment.execute(staff, { id: failed.id, text: "  " })).rejects.toMatchObject({ code: "invalid" });
    await addComment.execute(staff, { id: failed.id, text: "<b>Called twice</b>" });
    const { entries } = await listTimeline.execute(staff, { id: failed.id });
    expect(entries.find(({ kind }) => kind === "comment")).toMatchObject({
      text: "<b>Called twice</b>",
      by: "Sari Wijaya",
    });
    expect(entries.find(({ kind }) => kind === "mail")).toMatchObject({ type: "RegisterFailed", status: "queued" });
    await expect(
      addComment.execute(as(await person(db, "crewingstafftanker")), { id: failed.id, text: "Hello" }),
    ).rejects.toMatchObject({ code: "not-found" });
    const [row] = await db.select().from(applicants).where(eq(applicants.id, failed.id));
    expect(row?.currentStatusId).toBe(8);
  }),
);

test(
  "queues a mail once while its stage requires it",
  rolledBack(async (db) => {
    const { id } = await applicantAt(db, "boc");
    const staff = as(await person(db, "crewingstaffmarine"));
    const ensure = (sendEmailType: string) => sendRegisterMail.execute(staff, { sendEmailType, id });
    for (const type of [
      "RegisterNeedRevision",
      "RegisterBOC",
      "RegisterCESMarlin",
      "RegisterInterview",
      "RegisterMCU",
      "RegisterAccepted",
      "RegisterFailed",
      "RegisterWithdrawn",
    ]) {
      await expect(ensure(type)).rejects.toMatchObject({ status: 400, messageKey: "applicants.mail.notDue" });
    }
    await withdrawApplicant.execute(staff, { id });
    const [mail] = await db.select().from(mails).where(eq(mails.subjectId, id));
    expect((await ensure("RegisterWithdrawn")).mailId).toBe(mail?.id);
    await expect(ensure("RegisterFailed")).rejects.toMatchObject({ status: 400 });
    await expect(ensure("RegisterEverything")).rejects.toMatchObject({
      status: 400,
      values: { types: expect.stringContaining("RegisterWithdrawn") },
    });
  }),
);
