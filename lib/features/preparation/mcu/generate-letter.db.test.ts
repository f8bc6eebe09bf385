import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crew, sensitiveReads } from "@/db/schema/crew";
import { mailAttachments, mails } from "@/db/schema/mail";
import { audited } from "@/db/testing/audited";
import { vessel } from "@/db/testing/crew";
import { anyOption, joining } from "@/db/testing/records/joiners";
import { person } from "@/db/testing/people";
import { textElementsIn } from "@/db/testing/files/read-pdf";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { uploadBy } from "@/db/testing/files/uploads";
import { dayOf } from "@/lib/platform/calendar/dates";
import { generateLetter } from "./generate-letter";
import { insertMcu } from "./insert-mcu";
import { recordPreparationMcu } from "./record-preparation-mcu";
import { updateMcu } from "./update-mcu";
import { writeLetter } from "./write-letter";

afterAll(closeDatabase);

const year = dayOf(new Date()).slice(0, 4);
const scheduler = as({ kind: "scheduler" });
const textsOf = async (body: Uint8Array) => (await textElementsIn(body)).map(({ text }) => text);

/** Create two joiners of a vessel on one letter, each with an address. */
async function letterFor(db: Transaction) {
  const ship = await vessel(db, { name: "MV Layar" });
  const agus = await joining(db, ship, { name: "Agus Setiawan" });
  const budi = await joining(db, ship, { name: "Budi Santoso", sequence: 2 });
  for (const [index, { crewId }] of [agus, budi].entries())
    await db
      .update(crew)
      .set({ email: `joiner${index}@example.com`, idNumber: `357810170590000${index}` })
      .where(eq(crew.id, crewId));
  const service = await person(db, "crewingservicemarine");
  const caller = as(service);
  const form = {
    vesselId: ship.id,
    letterNumber: "917",
    schedule: `${year}-12-05`,
    mcuPackageId: await anyOption(db, "mcu-package"),
    clinicName: "Klinik Bahari",
    clinicLocation: "surabaya",
  };
  const ids = [agus.crewId, budi.crewId];
  const { letterNumber, ids: mcuIds } = await insertMcu.execute(caller, { ...form, crewIds: ids });
  return { ship, ids, mcuIds, service, caller, form, letterNumber };
}
const mailsOf = (db: Transaction) => db.select().from(mails).where(eq(mails.type, "McuScheduled")).orderBy(mails.id);
const attached = (db: Transaction, mailId: number) =>
  db.select().from(mailAttachments).where(eq(mailAttachments.mailId, mailId)).orderBy(mailAttachments.sequence);

test(
  "lists joiners with rank and vessel; without permission the passport number is used",
  rolledBack(async (db) => {
    const { ids, caller, letterNumber } = await letterFor(db);
    const file = await generateLetter.execute(caller, { crewIds: ids, letterNumber: "917", language: "en" });
    expect(file.name).toMatch(/^\d{14}_MCU-917-MCU-M-/);
    const texts = await textsOf(file.body);
    for (const text of ["MV Layar", "Agus Setiawan", "Budi Santoso", "C 1234567", "Bosun", "SURABAYA", letterNumber])
      expect(texts).toContain(text);
    expect(texts.some((text) => text.startsWith("Vessel"))).toBe(true);
    expect(texts.some((text) => text.includes("Vessel type"))).toBe(false);
    expect(await db.$count(sensitiveReads)).toBe(0);
    const entries = await audited(db, "preparation.generate-mcu-letter");
    expect(entries.map(({ subject }) => Number(subject)).sort()).toEqual([...ids].sort());
  }),
);

test(
  "records when an admin prints identity numbers; the file has the requested name",
  rolledBack(async (db) => {
    const { ids, letterNumber } = await letterFor(db);
    const admin = as(await person(db, "crewingadminmarine"));
    const file = await generateLetter.execute(admin, {
      crewIds: ids.join(","),
      letterNumber,
      fileName: "Surat MCU",
    });
    expect(file.name).toMatch(/_Surat-MCU\.pdf$/);
    expect(await textsOf(file.body)).toContain("3578101705900000");
    expect((await db.select().from(sensitiveReads)).map(({ fieldClass }) => fieldClass)).toEqual([
      "identity",
      "identity",
    ]);
  }),
);

test(
  "refuses values against the record, reserves an entered number, and excludes other divisions' joiners",
  rolledBack(async (db) => {
    const { ship, ids, caller, form } = await letterFor(db);
    const moved = { crewIds: ids, letterNumber: "917", schedule: `${year}-12-09` };
    await expect(generateLetter.execute(caller, moved)).rejects.toMatchObject({
      messageKey: "documents.mcu.differentSchedules",
    });
    const cici = await joining(db, ship, { name: "Cici", sequence: 3 });
    await expect(generateLetter.execute(caller, { crewIds: [cici.crewId] })).rejects.toMatchObject({
      messageKey: "documents.mcu.notScheduled",
      values: { name: "Cici" },
    });
    const typed = { ...form, crewIds: [cici.crewId], letterNumber: "918" };
    expect(await textsOf((await generateLetter.execute(caller, typed)).body)).toContain("Cici");
    const tanker = as(await person(db, "crewingservicetanker"));
    await expect(generateLetter.execute(tanker, { crewIds: ids })).rejects.toMatchObject({ code: "not-found" });
    for (const role of ["crewingplanningmarine", "crewingpdemarine", "crewingmanagermarine"] as const)
      await expect(generateLetter.execute(as(await person(db, role)), { crewIds: ids })).rejects.toMatchObject({
        code: "forbidden",
      });
  }),
);

test(
  "notifies each seafarer separately with letter and calendar file, without health data; a move notifies all again",
  rolledBack(async (db) => {
    const { mcuIds, caller, form, letterNumber } = await letterFor(db);
    const first = await mailsOf(db);
    expect(first.map(({ recipient }) => recipient)).toEqual(["joiner0@example.com", "joiner1@example.com"]);
    expect(first[0]?.plain).toContain(letterNumber);
    expect(first[0]?.plain).not.toContain("Budi");
    const mailId = first[0]?.id ?? 0;
    expect(await writeLetter.execute(scheduler, { mailId })).toEqual({ attachments: 2 });
    const [letter, invitation] = await attached(db, mailId);
    const heard = await textsOf(letter?.content ?? Buffer.alloc(0));
    expect(heard).toContain("Agus Setiawan");
    expect(heard).not.toContain("Budi Santoso");
    expect(heard).toContain("•••• 0000");
    const calendar = invitation?.content.toString() ?? "";
    expect(calendar).toContain(`DTSTART;VALUE=DATE:${year}1205`);
    expect(calendar).toContain("SEQUENCE:0");
    const moved = { ...form, employeePreparationMcuId: mcuIds[0], schedule: `${year}-12-09`, version: 1 };
    await expect(updateMcu.execute(caller, moved)).rejects.toMatchObject({ code: "conflict" });
    expect(await updateMcu.execute(caller, { ...moved, wholeLetter: true })).toMatchObject({ version: 2 });
    const second = (await mailsOf(db)).slice(2);
    expect(second.map(({ recipient, subjectVersion }) => [recipient, subjectVersion])).toEqual([
      ["joiner0@example.com", 2],
      ["joiner1@example.com", 2],
    ]);
    expect(second[0]?.plain).toMatch(/5 Des.* ke 9 Des|5 Dec.* to 9 Dec/);
    await writeLetter.execute(scheduler, { mailId: second[0]?.id });
    const [, again] = await attached(db, second[0]?.id ?? 0);
    expect(again?.content.toString()).toContain("SEQUENCE:1");
    // The outdated mail is sent without a letter.
    expect(await writeLetter.execute(scheduler, { mailId: first[1]?.id })).toEqual({ attachments: 0 });
    expect(await updateMcu.execute(caller, { ...moved, wholeLetter: true, version: 2 })).toMatchObject({ version: 2 });
    expect(await mailsOf(db)).toHaveLength(4);
    await expect(writeLetter.execute(caller, { mailId })).rejects.toMatchObject({ code: "forbidden" });
  }),
);

test(
  "mails no one without an address or with stopped processing; of two appointments the named one is used",
  rolledBack(async (db) => {
    const { ship, service, caller, form } = await letterFor(db);
    const dodi = await joining(db, ship, { name: "Dodi", sequence: 4 });
    await db.update(crew).set({ email: null }).where(eq(crew.id, dodi.crewId));
    const before = (await mailsOf(db)).length;
    const { ids } = await insertMcu.execute(caller, { ...form, crewId: dodi.crewId, letterNumber: "930" });
    expect(await mailsOf(db)).toHaveLength(before);
    await recordPreparationMcu.execute(caller, {
      employeePreparationMcuId: ids[0],
      assessmentStatus: "Failed",
      mcuHealthDegreeId: await anyOption(db, "mcu-health-status-degree", "V"),
      attachmentId: await uploadBy(db, service),
    });
    const again = { ...form, crewId: dodi.crewId, letterNumber: "931", schedule: `${year}-12-19` };
    await insertMcu.execute(caller, again);
    const textsFor = async (letterNumber: string) =>
      textsOf((await generateLetter.execute(caller, { crewIds: [dodi.crewId], letterNumber, language: "en" })).body);
    expect(await textsFor("930")).toContain(`5 Dec ${year}`);
    expect(await textsFor("931")).toContain(`19 Dec ${year}`);
  }),
);
