import { randomUUID } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { appraisals } from "@/db/schema/appraisals";
import { crew } from "@/db/schema/crew";
import { mails } from "@/db/schema/mail";
import { documentChecks } from "@/db/schema/preparation";
import { appraised, formReport } from "@/db/testing/records/appraisals";
import { audited } from "@/db/testing/audited";
import { vessel } from "@/db/testing/crew";
import { aboard } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { getAppraisal } from "../detail/get-appraisal";
import { generateAppraisal } from "../document/generate-appraisal";
import { insertAppraisal } from "../report/insert-appraisal";
import { updateAppraisal } from "../report/update-appraisal";
import { countersignAppraisal } from "./countersign-appraisal";
import { reopenAppraisal } from "./reopen-appraisal";
import { reviewAppraisal } from "./review-appraisal";

afterAll(closeDatabase);
const now = new Date("2026-11-20T02:00:00Z");

/** Create a report by a vessel head on a seafarer with an account. */
async function written(db: Transaction) {
  const ship = await vessel(db);
  const stay = await aboard(db, ship, { rank: "Able Seaman", until: "2026-12-05" });
  const head = await person(db, "crewmarine", "head", { vesselId: ship.id });
  const self = await person(db, "crewmarine", "crew", { crewId: stay.person.id });
  const report = await formReport(db, stay);
  const { id, version } = await insertAppraisal.execute(as(head, { now }), report);
  return { ship, stay, head, self, report, id, version };
}
const mailed = (db: Transaction, id: number, type: string) =>
  db
    .select()
    .from(mails)
    .where(and(eq(mails.type, type), eq(mails.subjectType, "appraisal"), eq(mails.subjectId, id)))
    .orderBy(desc(mails.id));

test(
  "returns, corrects and approves a report with revisions and mails; approval is final",
  rolledBack(async (db) => {
    const { id, version, head, self, report } = await written(db);
    const pde = as(await person(db, "crewingpdemarine"), { now });
    const bare = { employeeAppraisalId: id, reviewResult: "NeedRevision", version };
    await expect(reviewAppraisal.execute(pde, bare)).rejects.toMatchObject({
      fields: [{ path: "reasonForRevision", message: "appraisals.required.reasonForRevision" }],
    });
    const reason = "Say which watch he was late for";
    const back = await reviewAppraisal.execute(pde, { ...bare, reasonForRevision: reason });
    expect(back).toMatchObject({
      reportingStatus: "Need Revision",
      reviewStatus: "WaitingForRevision",
      revisionNumber: 1,
      sendEmailType: "AppraisalNeedRevision",
    });
    const [notified] = await mailed(db, id, "AppraisalNeedRevision");
    expect(notified).toMatchObject({ recipient: head.email });
    expect(notified?.plain).toContain(reason);
    const found = await getAppraisal.execute(as(head, { now }), { employeeAppraisalId: id });
    expect(found).toMatchObject({ isReadOnly: false, allowedActions: ["update"], revisions: [{ reason }] });
    const reportKey = randomUUID();
    const corrected = { ...report, reportKey, employeeAppraisalId: id, version: back.version };
    const sent = await updateAppraisal.execute(as(head, { now }), { ...corrected, generalComments: "Late on 3 May" });
    expect(sent).toMatchObject({ reviewStatus: "WaitingForReview", revisionNumber: 1, isRepeat: false });
    const again = await updateAppraisal.execute(as(head, { now }), corrected);
    expect(again).toMatchObject({ version: sent.version, isRepeat: true });
    const approved = await reviewAppraisal.execute(pde, {
      EmployeeAppraisalId: id,
      ReviewStatus: "Approved",
      version: sent.version,
    });
    expect(approved).toMatchObject({ reviewStatus: "Approved", reportingStatus: "Submitted", revisionNumber: 1 });
    expect((await mailed(db, id, "AppraisalApproved")).map(({ recipient }) => recipient).sort()).toEqual(
      [head.email, self.email].sort(),
    );
    for (const { plain } of await mailed(db, id, "AppraisalApproved")) expect(plain).not.toMatch(/Good|Baik|score/);
    await expect(
      reviewAppraisal.execute(pde, { employeeAppraisalId: id, reviewResult: "Approved" }),
    ).rejects.toMatchObject({ messageKey: "appraisals.notReviewable" });
    await expect(
      updateAppraisal.execute(as(head, { now }), { ...corrected, reportKey: randomUUID(), version: undefined }),
    ).rejects.toMatchObject({ messageKey: "appraisals.notEditable" });
    expect(await audited(db, "appraisals.review")).toHaveLength(2);
  }),
);

test(
  "excludes authors and the seafarer from the review; managers and admins may",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const stay = await aboard(db, ship, { until: "2026-12-05" });
    const author = await person(db, "crewingpdemarine");
    const { id } = await insertAppraisal.execute(as(author, { now }), await formReport(db, stay));
    const review = { employeeAppraisalId: id, reviewResult: "Approved" };
    const manager = await person(db, "crewingmanagermarine");
    await expect(reviewAppraisal.execute(as(author, { now }), review)).rejects.toMatchObject({
      messageKey: "appraisals.secondPerson",
    });
    const about = await person(db, "crewingadminmarine", null, { crewId: stay.person.id });
    await expect(reviewAppraisal.execute(as(about, { now }), review)).rejects.toMatchObject({
      messageKey: "appraisals.ownReport",
    });
    await expect(
      reviewAppraisal.execute(as(await person(db, "crewingadmintanker"), { now }), review),
    ).rejects.toMatchObject({ code: "not-found" });
    const head = await person(db, "crewmarine", "head", { vesselId: ship.id });
    for (const other of [head, await person(db, "crewingplanningmarine"), await person(db, "crewingprincipalmarine")])
      await expect(reviewAppraisal.execute(as(other, { now }), review)).rejects.toMatchObject({ code: "forbidden" });
    await reviewAppraisal.execute(as(manager, { now }), review);
    expect((await audited(db, "appraisals.review"))[0]?.after).not.toHaveProperty("samePerson");
  }),
);

test(
  "lets the author review when no colleague can, and logs it",
  rolledBack(async (db) => {
    const stay = await aboard(db, await vessel(db), { until: "2026-12-05" });
    const author = await person(db, "crewingpdemarine");
    const { id } = await insertAppraisal.execute(as(author, { now }), await formReport(db, stay));
    const shown = await getAppraisal.execute(as(author, { now }), { employeeAppraisalId: id });
    expect(shown.allowedActions).toContain("review");
    await reviewAppraisal.execute(as(author, { now }), { employeeAppraisalId: id, reviewResult: "Approved" });
    expect((await audited(db, "appraisals.review"))[0]?.after).toMatchObject({ samePerson: true });
  }),
);

test(
  "tells the second of two concurrent reviewers who was first",
  rolledBack(async (db) => {
    const { id, version } = await written(db);
    const review = { employeeAppraisalId: id, version, reviewResult: "NeedRevision", reasonForRevision: "Too short" };
    await reviewAppraisal.execute(as(await person(db, "crewingpdemarine"), { now }), review);
    await db.update(appraisals).set({ reviewStatus: "WaitingForReview" }).where(eq(appraisals.id, id));
    await expect(
      reviewAppraisal.execute(as(await person(db, "crewingadminmarine"), { now }), review),
    ).rejects.toMatchObject({ code: "conflict", values: { name: "Sari Wijaya" } });
  }),
);

test(
  "reopens an approved report with a reason: printed copies become invalid and the seafarer may comment again",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const stay = await aboard(db, ship, { until: "2026-12-05" });
    const { id, version } = await appraised(db, stay, { countersignedAt: now, seafarerComment: "Agreed" });
    const admin = await person(db, "crewingadminmarine");
    await generateAppraisal.execute(as(admin, { now }), { employeeAppraisalId: id });
    const given = { employeeAppraisalId: id, reason: "The wrong person", version };
    await expect(reopenAppraisal.execute(as(admin, { now }), given)).rejects.toMatchObject({ code: "forbidden" });
    const chief = await person(db, "superadmin");
    await expect(reopenAppraisal.execute(as(chief, { now }), { ...given, reason: " " })).rejects.toMatchObject({
      code: "invalid",
    });
    const answer = await reopenAppraisal.execute(as(chief, { now }), given);
    expect(answer).toMatchObject({ reviewStatus: "WaitingForRevision", revisionNumber: 1 });
    const [row] = await db.select().from(appraisals).where(eq(appraisals.id, id));
    expect(row).toMatchObject({ countersignedAt: null, seafarerComment: null, revisionReason: "The wrong person" });
    const [code] = await db.select().from(documentChecks).where(eq(documentChecks.appraisalId, id));
    expect(code?.revokedAt).toEqual(now);
    expect(await audited(db, "appraisals.reopen")).toMatchObject([{ reason: "The wrong person" }]);
  }),
);

test(
  "lets the seafarer view, countersign and comment once after approval, in person only",
  rolledBack(async (db) => {
    const { id, self, head } = await written(db);
    const look = () => getAppraisal.execute(as(self, { now }), { employeeAppraisalId: id });
    await expect(look()).rejects.toMatchObject({ code: "not-found" });
    await reviewAppraisal.execute(as(await person(db, "crewingpdemarine"), { now }), {
      employeeAppraisalId: id,
      reviewResult: "Approved",
    });
    const found = await look();
    expect(found.allowedActions).toEqual(["countersign", "download"]);
    expect(found.history.map(({ event }) => event)).toEqual(["approved"]);
    const said = { employeeAppraisalId: id, comment: "I was ill that week", version: found.appraisalDetail.version };
    await expect(countersignAppraisal.execute(as(head, { now }), said)).rejects.toMatchObject({
      messageKey: "appraisals.notOwn",
    });
    await countersignAppraisal.execute(as(self, { now }), said);
    expect((await look()).appraisalDetail).toMatchObject({
      seafarerComment: "I was ill that week",
      countersignedAt: now,
    });
    await expect(
      countersignAppraisal.execute(as(self, { now }), { employeeAppraisalId: id, comment: "And more" }),
    ).rejects.toMatchObject({ messageKey: "appraisals.alreadyCountersigned" });
    const [entry] = await audited(db, "appraisals.countersign");
    expect(JSON.stringify(entry)).not.toContain("ill that week");
  }),
);

test(
  "refuses changes to a report while the seafarer's data is not processed",
  rolledBack(async (db) => {
    const { id, stay } = await written(db);
    await db.update(crew).set({ processingStoppedAt: now }).where(eq(crew.id, stay.person.id));
    const review = { employeeAppraisalId: id, reviewResult: "Approved" };
    await expect(
      reviewAppraisal.execute(as(await person(db, "crewingpdemarine"), { now }), review),
    ).rejects.toMatchObject({
      code: "not-found",
    });
    await expect(
      reviewAppraisal.execute(as(await person(db, "crewingmanagermarine"), { now }), review),
    ).rejects.toMatchObject({ messageKey: "data-requests.stopped" });
  }),
);
