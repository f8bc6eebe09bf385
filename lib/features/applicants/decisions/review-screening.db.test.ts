import { eq } from "drizzle-orm";
import { applicants, assessments, revisionLinks } from "@/db/schema/applicants";
import { mails } from "@/db/schema/mail";
import { applicantAt } from "@/db/testing/applicants";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { reopenApplicant } from "./reopen-applicant";
import { reopenStage } from "./reopen-stage";
import { reviewScreening } from "./review-screening";

afterAll(closeDatabase);

const review = { seafererName: "Budi Santoso", vesselName: "MT Nusantara 1" };
const missing = (...paths: string[]) => ({
  code: "invalid",
  fields: paths.map((path) => expect.objectContaining({ path })),
});

test(
  "requires names and a result, and reasons only with their result",
  rolledBack(async (db) => {
    const { id } = await applicantAt(db, "screening");
    const admin = as(await person(db, "crewingstaffmarine"));
    const send = (input: object) => reviewScreening.execute(admin, { id, ...input });
    await expect(send({})).rejects.toMatchObject(missing("seafererName", "vesselName", "reviewResult"));
    await expect(send({ ...review, reviewResult: "NeedRevision" })).rejects.toMatchObject(missing("reasonForRevision"));
    await expect(send({ ...review, reviewResult: "Failed" })).rejects.toMatchObject(missing("reason"));
    await expect(send({ ...review, reviewResult: "Failed", reason: "his shoes" })).rejects.toMatchObject(
      missing("reason"),
    );
    expect(await send({ ...review, reviewResult: "Approved" })).toMatchObject({ currentStatusId: 2 });
  }),
);

test(
  "ends and thanks a failed applicant in their language without the reason",
  rolledBack(async (db) => {
    const { id } = await applicantAt(db, "screening", undefined, { language: "id" });
    const admin = as(await person(db, "crewingadminmarine"));
    expect(
      await reviewScreening.execute(admin, { id, ...review, reviewResult: "Failed", reason: "certificate-expired" }),
    ).toMatchObject({ currentStatusId: 8 });
    const [mail, ...more] = await db.select().from(mails).where(eq(mails.subjectId, id));
    expect([mail?.type, mail?.language, more.length]).toEqual(["RegisterFailed", "id", 0]);
    expect(mail?.plain).toContain("Terima kasih");
    expect(mail?.plain).not.toMatch(/certificate|sertifikat|kedaluwarsa/i);
    const rows = await db.select().from(assessments).where(eq(assessments.applicantId, id)).orderBy(assessments.id);
    expect(rows.slice(1).map(({ type, status, reason }) => [type, status, reason])).toEqual([
      ["screening", "Failed", "certificate-expired"],
      ["failed", "Completed", "certificate-expired"],
    ]);
  }),
);

test(
  "mails a revision request with a 14-day link; a new request ends the first link",
  rolledBack(async (db) => {
    const { id } = await applicantAt(db, "screening");
    const admin = as(await person(db, "crewingadminmarine"));
    const ask = (reasonForRevision: string) =>
      reviewScreening.execute(admin, { id, ...review, reviewResult: "NeedRevision", reasonForRevision });
    expect(await ask("The photo is blurred")).toMatchObject({ currentStatusId: 1 });
    await ask("The KTP is blurred too");
    const sent = await db.select().from(mails).where(eq(mails.subjectId, id)).orderBy(mails.id);
    expect(sent.map(({ type, plain }) => [type, /blurred/.test(plain)])).toEqual([
      ["RegisterNeedRevision", true],
      ["RegisterNeedRevision", true],
    ]);
    const links = await db
      .select()
      .from(revisionLinks)
      .where(eq(revisionLinks.applicantId, id))
      .orderBy(revisionLinks.id);
    expect(links.map(({ revokedAt }) => revokedAt === null)).toEqual([false, true]);
    expect(Math.round(((links[1]?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(14);
    const token = /revision=([\w-]+)/.exec(sent[1]?.plain ?? "")?.[1];
    expect(token?.length).toBe(43);
    expect(JSON.stringify(links)).not.toContain(token);
  }),
);

test(
  "lets admins and managers reopen a screening with a reason; only managers an ended application",
  rolledBack(async (db) => {
    const passed = await applicantAt(db, "boc");
    const [admin, manager, staff] = [
      as(await person(db, "crewingadminmarine")),
      as(await person(db, "crewingmanagermarine")),
      as(await person(db, "crewingstaffmarine")),
    ];
    const reopening = { id: passed.id, assessmentType: "screening", reason: "Wrong person" };
    await expect(reopenStage.execute(staff, reopening)).rejects.toMatchObject({ code: "forbidden" });
    await expect(reopenStage.execute(admin, { ...reopening, reason: " " })).rejects.toMatchObject(missing("reason"));
    expect(await reopenStage.execute(admin, reopening)).toMatchObject({ currentStatusId: 1 });

    const { id } = await applicantAt(db, "screening");
    await reviewScreening.execute(admin, { id, ...review, reviewResult: "Failed", reason: "other" });
    await expect(reopenApplicant.execute(admin, { id, reason: "Papers came" })).rejects.toMatchObject({
      code: "forbidden",
    });
    const later = { ...manager, now: new Date(Date.now() + 91 * 86_400_000) };
    await expect(reopenApplicant.execute(later, { id, reason: "Papers came" })).rejects.toMatchObject({
      messageKey: "applicants.pipeline.refusal.too-late",
    });
    expect(await reopenApplicant.execute(manager, { id, reason: "Papers came" })).toMatchObject({ currentStatusId: 1 });
    const [applicant] = await db.select().from(applicants).where(eq(applicants.id, id));
    expect(applicant?.currentStatusId).toBe(1);
  }),
);
