import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { files } from "@/db/schema/files";
import { mails } from "@/db/schema/mail";
import { documentChecks, preparationPkls } from "@/db/schema/preparation";
import { crew, sensitiveReads } from "@/db/schema/crew";
import { agreeable } from "@/db/testing/records/agreements";
import { audited } from "@/db/testing/audited";
import { person } from "@/db/testing/people";
import { textElementsIn } from "@/db/testing/files/read-pdf";
import { qrsDrawnIn } from "@/db/testing/files/read-qr";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { uploadBy } from "@/db/testing/files/uploads";
import { anonymousActor } from "@/lib/access/actor";
import { checkPrintedDocument } from "@/lib/features/checks/check-printed-document";
import { FileAnswer } from "@/lib/platform/files/file-response";
import { sendEmailPreparation } from "../mails/send-email-preparation";
import { answerAgreement } from "../agreement-review/answer-agreement";
import { completePkl } from "./complete-pkl";
import { generatePkl } from "./generate-pkl";
import { getPkl } from "./get-pkl";
import { insertPkl } from "./insert-pkl";
import { openAgreement } from "../agreement-review/open-agreement";
import { previewDocument } from "./preview-document";
import { downloadAgreement } from "../agreement-review/download-agreement";
import { signPkl } from "./sign-pkl";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const outside = as(anonymousActor, { now });

async function created(db: Transaction) {
  const known = await agreeable(db);
  const staff = await person(db, "crewingstaffmarine");
  const caller = as(staff, { now });
  const { id, employeePreparationId } = await insertPkl.execute(caller, known.form);
  const [check] = await db.select().from(documentChecks).where(eq(documentChecks.pklId, id));
  const [mail] = await db.select().from(mails).where(eq(mails.recipient, "agus@example.com"));
  const token = /\/agreement\/([\w-]{43})/.exec(mail?.plain ?? "")?.[1] ?? "";
  return { ...known, staff, caller, id, preparationId: employeePreparationId, code: check?.code ?? "", token };
}

async function bytesOf(answer: unknown): Promise<Uint8Array> {
  if (!(answer instanceof FileAnswer)) throw new Error("no file");
  return answer.body;
}
const textOf = async (bytes: Uint8Array) =>
  (await textElementsIn(bytes))
    .map(({ text, alt }) => `${text} ${alt ?? ""}`)
    .join("\n")
    .replaceAll("\u00a0", " ");

test(
  "returns the issued document byte for byte, with all legal contents and a verification address",
  rolledBack(async (db) => {
    const { caller, id, code, form, crewId } = await created(db);
    const one = await bytesOf(await generatePkl.execute(caller, { employeePreparationPklId: id }));
    const other = await bytesOf(await generatePkl.execute(as(await person(db, "superadmin"), { now }), { pklId: id }));
    expect(hashOf(one)).toBe(hashOf(other));
    const text = await textOf(one);
    const expected = [
      "PKL/001/XI/2026",
      form.shipCrewSealingOfficerName,
      "Pihak pertama",
      "Pihak kedua",
      "Jam kerja dan jam istirahat",
      "Hours of work and rest",
      "Cuti",
      "Jaminan sosial",
      "Pemulangan",
      "Repatriation",
      "Pengakhiran dan pemberitahuan",
      "Perselisihan",
      "Perjanjian kerja bersama",
      "Disahkan oleh Syahbandar",
      "2,5 hari kalender",
      "10 jam dalam setiap 24 jam dan 77 jam",
      `/check/${code}`,
    ];
    for (const words of expected) expect(text).toContain(words);
    const [address, ...others] = await qrsDrawnIn(one);
    expect(others).toEqual([]);
    expect(address).toMatch(new RegExp(`^https?://[^/]+/check/${code}$`));
    expect((await audited(db, "preparation.generate-pkl"))[0]).toMatchObject({ subject: String(crewId) });
    expect(await db.$count(sensitiveReads, eq(sensitiveReads.crewId, crewId))).toBeGreaterThan(0);
    const planner = as(await person(db, "crewingplanningmarine"), { now });
    await expect(generatePkl.execute(planner, { pklId: id })).rejects.toMatchObject({ code: "forbidden" });
  }),
);

test(
  "renders a preview as a draft without a code",
  rolledBack(async (db) => {
    const { form } = await agreeable(db);
    const caller = as(await person(db, "crewingstaffmarine"), { now });
    const text = await textOf(await bytesOf(await previewDocument.execute(caller, form)));
    expect(text).toContain("DRAF – BELUM DITERBITKAN");
    expect(text).toContain("Rp 16.500.000");
    expect(text).not.toContain("/check/");
    expect(await db.$count(preparationPkls)).toBe(0);
  }),
);

test(
  "finalizes on signing: stores the scan, updates the record copy with both hashes, and notifies service, planning and the seafarer",
  rolledBack(async (db) => {
    const { caller, staff, id, crewId } = await created(db);
    const planner = await person(db, "crewingplanningmarine");
    const attachmentId = await uploadBy(db, staff, "signed.pdf");
    const unsigned = completePkl.execute(caller, { pklId: id });
    await expect(unsigned).rejects.toMatchObject({ messageKey: "preparation.pkl.notSigned" });
    const signing = { employeePreparationPklId: id, attachmentId, attachmentFilename: "signed.pdf" };
    await expect(signPkl.execute(caller, { ...signing, version: 7 })).rejects.toMatchObject({ code: "conflict" });
    expect(await signPkl.execute(caller, { ...signing, version: 1 })).toMatchObject({ version: 2 });
    const again = signPkl.execute(caller, { ...signing, attachmentId: await uploadBy(db, staff) });
    await expect(again).rejects.toMatchObject({ code: "rule", messageKey: "preparation.pkl.signedFinal" });
    const detail = await getPkl.execute(caller, { pklId: id });
    expect(detail).toMatchObject({
      status: "Signed",
      pklStatus: "Signed",
      attachmentId,
      attachmentFilename: "signed.pdf",
      allowedActions: ["download", "complete", "supersede"],
    });
    const text = await textOf(await bytesOf(await generatePkl.execute(caller, { pklId: id })));
    expect(text).toContain(detail.sha256);
    expect(text).toContain(detail.signedSha256);
    expect(text).toContain("WIB (UTC+7)");
    expect(text).toContain("Secara langsung");
    const notified = await db.select().from(mails).where(eq(mails.type, "PklSigned"));
    expect(notified.map(({ recipient }) => recipient)).toEqual(
      expect.arrayContaining(["agus@example.com", planner.email]),
    );
    await completePkl.execute(caller, { pklId: id, version: 2 });
    expect(await getPkl.execute(caller, { pklId: id })).toMatchObject({
      status: "Signed",
      pklStatus: "Completed",
      allowedActions: [],
    });
    await expect(completePkl.execute(caller, { pklId: id })).rejects.toMatchObject({ code: "rule" });
    const [file] = await db.select().from(files).where(eq(files.id, attachmentId));
    expect(file).toMatchObject({ subjectType: "crew", subjectId: crewId });
    const entries = await audited(db, "preparation.sign-pkl");
    expect(entries[0]).toMatchObject({ subject: String(crewId), after: { signed: true } });
  }),
);

test(
  "verifies each file of the agreement and no other, with minimal data; a revoked one reveals nothing",
  rolledBack(async (db) => {
    const { caller, staff, id, code, form, ship } = await created(db);
    const original = await bytesOf(await generatePkl.execute(caller, { pklId: id }));
    const first = await checkPrintedDocument.execute(outside, { code, hash: hashOf(original) });
    expect(first).toEqual({
      kind: "pkl",
      isRevoked: false,
      file: "original",
      shown: {
        number: "PKL/001/XI/2026",
        initials: "A. S.",
        vessel: ship.name,
        from: "2026-12-01",
        to: "2027-06-01",
        status: "Pending Sign",
        issuedOn: "2026-11-20",
      },
    });
    const attachmentId = await uploadBy(db, staff, "signed.pdf");
    await signPkl.execute(caller, { pklId: id, attachmentId });
    const [scan] = await db.select().from(files).where(eq(files.id, attachmentId));
    const record = await bytesOf(await generatePkl.execute(caller, { pklId: id }));
    const fileOf = async (bytes: Uint8Array) =>
      (await checkPrintedDocument.execute(outside, { code, hash: hashOf(bytes) })).file;
    expect(await fileOf(scan?.content ?? new Uint8Array())).toBe("signed");
    expect(await fileOf(record)).toBe("record");
    expect(await fileOf(Buffer.concat([original, Buffer.from(" ")]))).toBe("unknown");
    const unknown = checkPrintedDocument.execute(outside, { code: "A".repeat(22) });
    await expect(unknown).rejects.toMatchObject({ code: "not-found" });
    await insertPkl.execute(caller, { ...form, pklDocumentNumber: "PKL/002/XI/2026", supersedesId: id });
    expect(await checkPrintedDocument.execute(outside, { code, hash: hashOf(original) })).toEqual({
      kind: "pkl",
      isRevoked: true,
      file: "unknown",
      shown: null,
    });
  }),
);

test(
  "lets the seafarer read and confirm by link only, until the signature",
  rolledBack(async (db) => {
    const { caller, staff, id, token, crewId } = await created(db);
    const opened = await openAgreement.execute(outside, { token });
    expect(opened).toMatchObject({
      state: "open",
      issuedTo: "a•••@example.com",
      agreement: { totalWages: 16_500_000 },
    });
    const admin = await person(db, "crewingadminmarine");
    const notifiedOf = async () =>
      (await db.select().from(mails).where(eq(mails.type, "PklQuestion")).orderBy(mails.id)).filter(
        ({ recipient }) => recipient === admin.email,
      );
    const pdf = await bytesOf(await downloadAgreement.execute(outside, { token }));
    expect(hashOf(pdf)).toBe((await getPkl.execute(caller, { pklId: id })).sha256);
    const view = opened.view ?? "";
    const asked = { token, view, answer: "question", question: "How long is my leave after that?" };
    await expect(answerAgreement.execute(outside, { ...asked, question: "Why?" })).rejects.toMatchObject({
      code: "invalid",
    });
    await expect(answerAgreement.execute(outside, { ...asked, view: "x.y" })).rejects.toMatchObject({ code: "rule" });
    await answerAgreement.execute(outside, asked);
    expect(await getPkl.execute(caller, { pklId: id })).toMatchObject({
      reviewAnswer: "question",
      reviewQuestion: asked.question,
    });
    const [notified] = await notifiedOf();
    expect(notified?.plain).toContain("PKL/001/XI/2026");
    expect(notified?.plain).toContain(`/pkl/${id}/details`);
    expect(`${notified?.title} ${notified?.plain}`).not.toMatch(/leave after that|16\.500\.000|agus@example\.com/);
    const again = (await openAgreement.execute(outside, { token })).view ?? "";
    await answerAgreement.execute(outside, { ...asked, view: again });
    const next = await openAgreement.execute(outside, { token });
    await answerAgreement.execute(outside, { token, view: next.view ?? "", answer: "understood" });
    expect(await notifiedOf()).toHaveLength(2);
    expect((await openAgreement.execute(outside, { token })).state).toBe("answered");
    expect((await audited(db, "preparation.answer-review"))[0]).toMatchObject({ subject: String(crewId) });
    await signPkl.execute(caller, { pklId: id, attachmentId: await uploadBy(db, staff) });
    expect(await openAgreement.execute(outside, { token })).toMatchObject({
      state: "signed",
      agreement: null,
      view: null,
    });
    await expect(downloadAgreement.execute(outside, { token })).rejects.toMatchObject({ code: "not-found" });
    await expect(openAgreement.execute(outside, { token: "A".repeat(43) })).rejects.toMatchObject({
      code: "not-found",
    });
    const text = await textOf(await bytesOf(await generatePkl.execute(caller, { pklId: id })));
    expect(text).toContain("Dibaca dan dipahami");
  }),
);

test(
  "lets other accounts read by the link but not answer; the own account answers",
  rolledBack(async (db) => {
    const { staff, token, crewId } = await created(db);
    const form = { token, view: (await openAgreement.execute(outside, { token })).view ?? "", answer: "understood" };
    const others = [
      staff,
      await person(db, "superadmin"),
      await person(db, "crewingprincipalmarine"),
      await person(db, "crewmarine", "head"),
    ];
    for (const actor of others) {
      const door = as(actor, { now });
      expect(await openAgreement.execute(door, { token })).toMatchObject({ isHolder: false, view: null });
      const refused = { code: "forbidden", messageKey: "pkl.review.otherAccount" };
      await expect(answerAgreement.execute(door, form)).rejects.toMatchObject(refused);
    }
    const own = as(await person(db, "crewmarine", "crew", { crewId }), { now });
    expect(await openAgreement.execute(own, { token })).toMatchObject({ isHolder: true, view: expect.any(String) });
    expect(await answerAgreement.execute(own, form)).toEqual({ reviewAnswer: "understood" });
  }),
);

test(
  "opens nothing by the link of a stopped record",
  rolledBack(async (db) => {
    const { token, crewId } = await created(db);
    await db.update(crew).set({ processingStoppedAt: now }).where(eq(crew.id, crewId));
    await expect(openAgreement.execute(outside, { token })).rejects.toMatchObject({ code: "not-found" });
  }),
);

test(
  "sends a mail once, under the documents' other name too, and lists valid names",
  rolledBack(async (db) => {
    const { caller, preparationId } = await created(db);
    const before = await db.$count(mails);
    const asked = { employeePreparationId: preparationId };
    const first = await sendEmailPreparation.execute(caller, { ...asked, sendEmailType: "PklCreated" });
    expect(await sendEmailPreparation.execute(caller, { ...asked, sendEmailType: "PKL" })).toEqual(first);
    expect(await db.$count(mails)).toBe(before);
    expect(first.message).toBe("Email sent!");
    const notDue = sendEmailPreparation.execute(caller, { ...asked, sendEmailType: "PklSigned" });
    await expect(notDue).rejects.toMatchObject({ messageKey: "preparation.mailNotDue" });
    const unknown = sendEmailPreparation.execute(caller, { ...asked, sendEmailType: "Nothing" });
    await expect(unknown).rejects.toMatchObject({
      code: "rule",
      values: { types: expect.stringContaining("PklCreated, PklSigned") },
    });
    const planner = as(await person(db, "crewingplanningmarine"), { now });
    const forbidden = sendEmailPreparation.execute(planner, { ...asked, sendEmailType: "PklCreated" });
    await expect(forbidden).rejects.toMatchObject({ code: "forbidden" });
    const tanker = as(await person(db, "crewingstafftanker"), { now });
    await expect(sendEmailPreparation.execute(tanker, { ...asked, sendEmailType: "PklCreated" })).rejects.toMatchObject(
      { code: "not-found" },
    );
  }),
);
