import { desc, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { applicants, assessments } from "@/db/schema/applicants";
import { files } from "@/db/schema/files";
import { mails } from "@/db/schema/mail";
import { openOpening } from "@/db/testing/openings";
import { person, visitor } from "@/db/testing/people";
import { consents, registrationOf, uploadOf } from "@/db/testing/records/registrations";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { downloadOwnFile } from "@/lib/features/files/download-own-file";
import { failSilentRevision } from "../decisions/fail-silent-revision";
import { failSilentRevisions } from "../decisions/fail-silent-revisions";
import { getApplicant } from "../detail/get-applicant";
import { getRegistration } from "./get-registration";
import { getRevisionLink } from "./get-revision-link";
import { openRevision } from "./open-revision";
import { issueRevisionLink } from "../pipeline/revision.queries";
import { reviewScreening } from "../decisions/review-screening";
import { saveDraft } from "./save-draft";
import { submitRegistration } from "./submit-registration";
import { submitStep } from "./submit-step";
import { updateRegisterCrewDetail } from "./update-register-crew-detail";

afterAll(closeDatabase);

const review = { seafererName: "Budi Santoso", vesselName: "MT Nusantara 1" };

async function returned(db: Transaction) {
  const opening = await openOpening(db);
  const first = await visitor(db);
  const content = await registrationOf(db, first, opening.id);
  const sent = await submitRegistration.execute(as(first), { joi: opening.id, ...consents, content });
  const admin = await person(db, "crewingadminmarine");
  await reviewScreening.execute(as(admin), {
    id: sent.registerCrewId,
    ...review,
    reviewResult: "NeedRevision",
    reasonForRevision: "The address is missing its city",
  });
  const [mail] = await db.select().from(mails).where(eq(mails.type, "RegisterNeedRevision"));
  const token = /revision=([\w-]+)/.exec(mail?.plain ?? "")?.[1] ?? "";
  return { opening, first, content, sent, admin, token, id: sent.registerCrewId };
}

test(
  "tells strangers before the captcha whether a link is valid; used, replaced and expired ones are not",
  rolledBack(async (db) => {
    const { opening, token, id, admin } = await returned(db);
    const notified = (link: string, now = new Date()) =>
      getRevisionLink.execute(as({ kind: "stranger" }, { now }), { token: link });
    const broken = { code: "not-found", messageKey: "applicants.linkInvalid" };
    expect(await notified(token)).toMatchObject({ jobOpeningId: opening.id, expiresAt: expect.any(Date) });
    await expect(notified(token, new Date(Date.now() + 15 * 86_400_000))).rejects.toMatchObject(broken);
    await expect(notified("x".repeat(43))).rejects.toMatchObject(broken);
    await reviewScreening.execute(as(admin), {
      id,
      ...review,
      reviewResult: "NeedRevision",
      reasonForRevision: "Again",
    });
    await expect(notified(token)).rejects.toMatchObject(broken);
    const [again] = await db.select().from(mails).where(eq(mails.type, "RegisterNeedRevision")).orderBy(desc(mails.id));
    const newer = /revision=([\w-]+)/.exec(again?.plain ?? "")?.[1] ?? "";
    expect(await notified(newer)).toMatchObject({ jobOpeningId: opening.id });
    await reviewScreening.execute(as(admin), { id, ...review, reviewResult: "Passed" });
    await expect(notified(newer)).rejects.toMatchObject(broken);
  }),
);

test(
  "loads everything into the wizard; submitting updates the applicant and returns to screening",
  rolledBack(async (db) => {
    const { opening, sent, token, id, admin } = await returned(db);
    const [before] = await db.select().from(applicants).where(eq(applicants.id, id));
    const other = await visitor(db);
    expect(await openRevision.execute(as(other), { token })).toMatchObject({
      jobOpeningId: opening.id,
      registrationNumber: sent.regRegisNo,
    });
    const wizard = await getRegistration.execute(as(other), { joi: opening.id });
    expect(wizard).toMatchObject({
      submitted: null,
      submittedSteps: [],
      revision: { registrationNumber: sent.regRegisNo, reason: "The address is missing its city" },
    });
    expect(wizard.content.personal).toMatchObject({
      fullName: "Budi Santoso",
      idNumber: "3578101705900001",
      photo: { contentType: "image/png" },
      educationHistory: [{ entryYear: "2008" }],
    });

    const personal = {
      ...wizard.content.personal,
      address: "Jl. Perak Timur 12, Surabaya 60164",
      photo: { fileId: await uploadOf(db, other, "new.png") },
    };
    await saveDraft.execute(as(other), { joi: opening.id, step: "personal", values: personal });
    for (const step of ["personal", "documents", "training", "bank"] as const) {
      const values = step === "personal" ? personal : wizard.content[step];
      await submitStep.execute(as(other), { joi: opening.id, step, values });
    }
    const again = await submitRegistration.execute(as(other), { joi: opening.id, ...consents });
    expect(again).toEqual(sent);

    const [after] = await db.select().from(applicants).where(eq(applicants.id, id));
    expect(after).toMatchObject({
      address: "Jl. Perak Timur 12, Surabaya 60164",
      registrationNumber: before?.registrationNumber,
      consentAt: before?.consentAt,
      currentStatusId: 1,
    });
    expect(after?.photoFileId).not.toBe(before?.photoFileId);
    expect((await db.select().from(applicants).where(eq(applicants.jobOpeningId, opening.id))).length).toBe(1);
    const history = await db.select().from(assessments).where(eq(assessments.applicantId, id)).orderBy(assessments.id);
    expect(history.map(({ status }) => status)).toEqual(["Pending", "InProgress", "Pending"]);
    const detail = await getApplicant.execute(as(admin), { id });
    expect([
      detail.coc.length > 0,
      detail.coc.every(({ attachment }) => attachment !== null),
      detail.seaServices.length,
      detail.bankAccounts.length,
    ]).toEqual([true, true, 1, 1]);
    expect((await getRegistration.execute(as(other), { joi: opening.id })).submitted).toMatchObject({
      registerCrewId: id,
    });
    await expect(openRevision.execute(as(other), { token })).rejects.toMatchObject({
      code: "not-found",
      messageKey: "applicants.linkInvalid",
    });
  }),
);

test(
  "keeps later changes when the link is opened again",
  rolledBack(async (db) => {
    const { opening, first, token } = await returned(db);
    await openRevision.execute(as(first), { token });
    await saveDraft.execute(as(first), { joi: opening.id, step: "bank", values: { bankName1: "Bank BRI" } });
    await openRevision.execute(as(first), { token });
    expect((await getRegistration.execute(as(first), { joi: opening.id })).content.bank).toEqual({
      bankName1: "Bank BRI",
    });
  }),
);

test(
  "ends the link after 14 days, with a decision, and for a wrong token; its draft is then refused",
  rolledBack(async (db) => {
    const { opening, first, token, id, admin } = await returned(db);
    const broken = { code: "not-found", messageKey: "applicants.linkInvalid" };
    await expect(openRevision.execute(as(first), { token: `${token.slice(1)}x` })).rejects.toMatchObject(broken);
    const late = { now: new Date(Date.now() + 15 * 86_400_000) };
    await expect(openRevision.execute(as(first, late), { token })).rejects.toMatchObject(broken);
    await openRevision.execute(as(first), { token });
    await expect(submitRegistration.execute(as(first, late), { joi: opening.id, ...consents })).rejects.toMatchObject({
      code: "rule",
      messageKey: "applicants.revisionEnded",
    });
    await reviewScreening.execute(as(admin), { id, ...review, reviewResult: "Passed" });
    await expect(openRevision.execute(as(await visitor(db)), { token })).rejects.toMatchObject(broken);
    await expect(submitRegistration.execute(as(first), { joi: opening.id, ...consents })).rejects.toMatchObject({
      code: "rule",
      messageKey: "applicants.revisionEnded",
    });
    expect(await getRegistration.execute(as(first), { joi: opening.id })).toMatchObject({
      revision: null,
      submitted: { registerCrewId: id },
    });
    const [row] = await db.select().from(applicants).where(eq(applicants.id, id));
    expect(row).toMatchObject({ currentStatusId: 2, address: "Jl. Perak Timur 12, Surabaya" });
  }),
);

test(
  "refuses another applicant's identity or files in a revision",
  rolledBack(async (db) => {
    const { opening, first, token } = await returned(db);
    const neighbour = await visitor(db);
    const theirs = await registrationOf(db, neighbour, opening.id, {
      email: "ani@example.com",
      seafarerCode: "6200000009",
      nik: "3578101705900099",
    });
    await submitRegistration.execute(as(neighbour), { joi: opening.id, ...consents, content: theirs });
    await openRevision.execute(as(first), { token });
    const { content } = await getRegistration.execute(as(first), { joi: opening.id });
    const send = (personal: object) =>
      submitRegistration.execute(as(first), {
        joi: opening.id,
        ...consents,
        content: { ...content, personal: { ...content.personal, ...personal } },
      });
    await expect(send({ seafarerIdNumber: "6200000009" })).rejects.toMatchObject({ wireCode: "DUPLICATE" });
    await expect(send({ photo: theirs.personal.photo })).rejects.toMatchObject({
      fields: [{ path: "personal.photo", message: "files.notFound" }],
    });
  }),
);

test(
  "lets staff correct the fields during screening, with the form's rules",
  rolledBack(async (db) => {
    const { id, admin } = await returned(db);
    const staff = as(await person(db, "crewingstaffmarine"));
    const { version } = await updateRegisterCrewDetail.execute(staff, {
      registerCrewId: id,
      regFullName: "Budi Santosa",
      registerEducations: [
        {
          regUniversityName: "PIP Makassar",
          degree: "D-IV",
          major: "Nautika",
          entryYear: 2008,
          graduationYear: 2012,
          city: "Makassar",
        },
      ],
    });
    expect(await getApplicant.execute(staff, { id })).toMatchObject({
      fullName: "Budi Santosa",
      birthPlace: "Surabaya",
      educationHistory: [{ universityName: "PIP Makassar" }],
      nextOfKin: { fullName: "Siti Aminah" },
    });
    await expect(
      updateRegisterCrewDetail.execute(staff, { registerCrewId: id, regEmail: "nonsense" }),
    ).rejects.toMatchObject({ fields: [{ path: "personal.emailAddress" }] });
    await expect(
      updateRegisterCrewDetail.execute(staff, { registerCrewId: id, version: version - 1, regFullName: "Budi" }),
    ).rejects.toMatchObject({ code: "conflict", messageKey: "errors.changedBy", values: { name: "Sari Wijaya" } });
    await expect(
      updateRegisterCrewDetail.execute(as(await person(db, "crewingplanningmarine")), { registerCrewId: id }),
    ).rejects.toMatchObject({ code: "forbidden" });
    await reviewScreening.execute(as(admin), { id, ...review, reviewResult: "Passed" });
    await expect(
      updateRegisterCrewDetail.execute(staff, { registerCrewId: id, regFullName: "Budi" }),
    ).rejects.toMatchObject({ code: "rule", messageKey: "applicants.pipeline.readOnly" });
  }),
);

test(
  "lets only the revising applicant open earlier files",
  rolledBack(async (db) => {
    const { token, sent } = await returned(db);
    const [reviser, stranger] = [await visitor(db), await visitor(db)];
    const [applicant] = await db.select().from(applicants).where(eq(applicants.id, sent.registerCrewId));
    const fileId = applicant?.photoFileId ?? "";
    const missing = { wireCode: "FILE_NOT_FOUND" };
    await expect(downloadOwnFile.execute(as(reviser), { fileId })).rejects.toMatchObject(missing);
    await openRevision.execute(as(reviser), { token });
    expect((await downloadOwnFile.execute(as(reviser), { fileId })).contentType).toBe("image/png");
    await expect(downloadOwnFile.execute(as(stranger), { fileId })).rejects.toMatchObject(missing);
  }),
);

const missingFile = { code: "not-found", wireCode: "FILE_NOT_FOUND" };
const endings: [string, (world: Awaited<ReturnType<typeof returned>> & { db: Transaction }) => Promise<unknown>][] = [
  [
    "used by another browser that holds it",
    async ({ db, opening, token }) => {
      const second = await visitor(db);
      await openRevision.execute(as(second), { token });
      const { content } = await getRegistration.execute(as(second), { joi: opening.id });
      return submitRegistration.execute(as(second), { joi: opening.id, ...consents, content });
    },
  ],
  [
    "revoked by a decision",
    ({ admin, id }) => reviewScreening.execute(as(admin), { id, ...review, reviewResult: "Passed" }),
  ],
  [
    "followed by a later one",
    ({ db, admin, id }) => issueRevisionLink({ db, actor: admin, now: new Date() }, id, "The photo is too dark"),
  ],
];

test.each(endings)("closes files and draft of a link %s at once", (_case, end) =>
  rolledBack(async (db) => {
    const world = await returned(db);
    const reviser = await visitor(db);
    await openRevision.execute(as(reviser), { token: world.token });
    const held = await db.select({ id: files.id }).from(files).where(eq(files.subjectId, world.id));
    const open = (fileId: string) => downloadOwnFile.execute(as(reviser), { fileId });
    for (const { id } of held) expect((await open(id)).body.length).toBeGreaterThan(0);
    await end({ ...world, db });
    for (const { id } of held) await expect(open(id)).rejects.toMatchObject(missingFile);
    const { content } = await getRegistration.execute(as(reviser), { joi: world.opening.id });
    expect(JSON.stringify(content)).not.toContain("3578101705900001");
    expect(held.length).toBeGreaterThan(2);
  })(),
);

test(
  "closes the files of an expired link",
  rolledBack(async (db) => {
    const { token, id } = await returned(db);
    const reviser = await visitor(db);
    await openRevision.execute(as(reviser), { token });
    const [file] = await db.select({ id: files.id }).from(files).where(eq(files.subjectId, id));
    const at = (days: number) =>
      downloadOwnFile.execute(as(reviser, { now: new Date(Date.now() + days * 86_400_000) }), { fileId: file?.id });
    expect((await at(13)).contentType).toBeDefined();
    await expect(at(15)).rejects.toMatchObject(missingFile);
  }),
);

test(
  "ends unanswered revisions after 14 days; answered and running ones stay",
  rolledBack(async (db) => {
    const { id, token, admin } = await returned(db);
    const clock = (days: number) =>
      as({ kind: "scheduler" }, { channel: "job", now: new Date(Date.now() + days * 86_400_000) });
    expect(await failSilentRevisions.execute(clock(13), {})).toEqual({ found: [] });
    expect(await failSilentRevisions.execute(clock(15), {})).toEqual({ found: [id] });
    const [job] = await db.execute(
      sql`select count(*)::int as n from graphile_worker.jobs where task_identifier = 'fail-silent-revision' and key = ${`fail-silent-revision:${id}`}`,
    );
    expect(job?.n).toBe(1);
    expect(await failSilentRevision.execute(clock(15), { applicantId: id })).toEqual({ failed: 1 });
    const [applicant] = await db.select().from(applicants).where(eq(applicants.id, id));
    expect(applicant?.currentStatusId).toBe(8);
    const rows = await db.select().from(assessments).where(eq(assessments.applicantId, id)).orderBy(assessments.id);
    expect(rows.at(-1)).toMatchObject({ type: "failed", status: "Completed", reason: "no-response", createdBy: null });
    await expect(openRevision.execute(as(await visitor(db)), { token })).rejects.toBeDefined();
    expect(await failSilentRevisions.execute(clock(16), {})).toEqual({ found: [] });
    await expect(failSilentRevision.execute(clock(16), { applicantId: id })).rejects.toMatchObject({
      code: "conflict",
    });
    for (const operation of [failSilentRevisions, failSilentRevision])
      await expect(operation.execute(as(admin), { applicantId: id })).rejects.toMatchObject({ code: "forbidden" });
  }),
);
