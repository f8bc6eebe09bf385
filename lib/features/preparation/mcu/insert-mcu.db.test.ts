import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { lookups } from "@/db/schema/lookups";
import { assignments } from "@/db/schema/manning";
import { medicalCertificates, preparationMcus, preparations } from "@/db/schema/preparation";
import { sensitiveReads } from "@/db/schema/crew";
import { audited } from "@/db/testing/audited";
import { vessel } from "@/db/testing/crew";
import { fieldsOf } from "@/db/testing/calls/fields-of";
import { fitSeafarer } from "@/db/testing/records/fit-seafarer";
import { assigned, seatOn } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { uploadBy } from "@/db/testing/files/uploads";
import { dayOf } from "@/lib/platform/calendar/dates";
import { getMcu } from "./get-mcu";
import { insertMcu } from "./insert-mcu";
import { listMcus } from "./list-mcus";
import { recordPreparationMcu } from "./record-preparation-mcu";
import { updateMcu } from "./update-mcu";

afterAll(closeDatabase);

const year = dayOf(new Date()).slice(0, 4);

async function optionId(db: Transaction, kind: "mcu-package" | "mcu-health-status-degree", code?: string) {
  const [row] = await db
    .select({ id: lookups.id })
    .from(lookups)
    .where(and(eq(lookups.kind, kind), code ? eq(lookups.code, code) : undefined))
    .limit(1);
  if (!row) throw new Error(`no ${kind} ${code ?? ""}`);
  return row.id;
}

/** Create a confirmed joiner of a vessel with a preparation. */
async function joiner(db: Transaction, ship: { id: number; divisionId: number; vesselTypeId: number }, sequence = 1) {
  const seat = await seatOn(db, ship, "Bosun", sequence);
  const { id: crewId } = await fitSeafarer(db, { seat, vessel: ship });
  const { id: assignmentId } = await assigned(db, seat, crewId);
  const [row] = await db.insert(preparations).values({ assignmentId, crewId, vesselId: ship.id }).returning();
  if (!row) throw new Error("preparation was not stored");
  return { crewId, assignmentId, preparationId: row.id };
}

async function appointmentFor(db: Transaction) {
  const ship = await vessel(db);
  const one = await joiner(db, ship);
  const service = await person(db, "crewingservicemarine");
  const form = {
    vesselId: ship.id,
    crewId: one.crewId,
    letterNumber: "901",
    schedule: `${year}-12-05`,
    mcuPackageId: await optionId(db, "mcu-package"),
    clinicName: "Klinik Bahari",
    clinicLocation: "jakarta utara",
  };
  return { ship, one, service, caller: as(service), form };
}

test(
  "shares a letter, stores the location in capitals, and logs the appointment without health data",
  rolledBack(async (db) => {
    const { ship, one, caller, form } = await appointmentFor(db);
    const other = await joiner(db, ship, 2);
    const { crewId: _one, ...shared } = form;
    const answer = await insertMcu.execute(caller, { ...shared, crewIds: [one.crewId, other.crewId] });
    expect(answer.letterNumber).toMatch(new RegExp(`^901/MCU-M/[IVX]+/${year}$`));
    expect(answer.rows.map(({ crewId }) => crewId).sort()).toEqual([one.crewId, other.crewId].sort());
    const page = await listMcus.execute(caller, { vesselId: ship.id });
    expect(page.total).toBe(2);
    expect(page.rows[0]).toMatchObject({
      vesselName: ship.name,
      status: "Scheduled",
      clinicLocation: "JAKARTA UTARA",
      scheduledOn: `${year}-12-05`,
      mayUpdate: true,
    });
    const entries = await audited(db, "preparation.insert-mcu");
    expect(entries.map(({ subject }) => Number(subject)).sort()).toEqual([one.crewId, other.crewId].sort());
  }),
);

test(
  "refuses a second check-up unless the last failed, and another letter's number",
  rolledBack(async (db) => {
    const { ship, one, service, caller, form } = await appointmentFor(db);
    const first = await insertMcu.execute(caller, form);
    await expect(insertMcu.execute(caller, { ...form, letterNumber: "902" })).rejects.toMatchObject({
      code: "rule",
      messageKey: "preparation.scheduledAlready",
    });
    const report = {
      employeePreparationMcuId: first.ids[0],
      mcuHealthDegreeId: await optionId(db, "mcu-health-status-degree", "V"),
      attachmentId: await uploadBy(db, service),
      mcuPrice: "1250000",
    };
    expect(await fieldsOf(recordPreparationMcu.execute(caller, { ...report, assessmentStatus: "Passed" }))).toEqual([
      { path: "assessmentStatus", message: "preparation.mcu.unfit" },
    ]);
    await recordPreparationMcu.execute(caller, { ...report, assessmentStatus: "Failed" });
    const second = await insertMcu.execute(caller, { ...form, letterNumber: "903", schedule: `${year}-12-12` });
    const rows = await db
      .select()
      .from(preparationMcus)
      .where(eq(preparationMcus.crewId, one.crewId))
      .orderBy(preparationMcus.id);
    expect(rows.map(({ result, price }) => ({ result, price }))).toEqual([
      { result: "Failed", price: 1_250_000 },
      { result: null, price: null },
    ]);
    const stranger = await joiner(db, ship, 3);
    await expect(
      insertMcu.execute(caller, { ...form, crewId: stranger.crewId, letterNumber: "903" }),
    ).rejects.toMatchObject({ code: "conflict", messageKey: "applicants.pipeline.letterTaken" });
    expect(second.ids).toHaveLength(1);
  }),
);

test(
  "moves an appointment with its letter until there is a result, and refuses outdated versions",
  rolledBack(async (db) => {
    const { service, caller, form } = await appointmentFor(db);
    const { ids } = await insertMcu.execute(caller, form);
    const moved = { ...form, employeePreparationMcuId: ids[0], schedule: `${year}-12-09`, version: 1 };
    expect(await updateMcu.execute(caller, moved)).toMatchObject({ version: 2 });
    expect((await audited(db, "preparation.update-mcu"))[0]).toMatchObject({
      before: { scheduledOn: `${year}-12-05` },
      after: { scheduledOn: `${year}-12-09` },
    });
    await expect(updateMcu.execute(caller, moved)).rejects.toMatchObject({ code: "conflict" });
    const report = {
      employeePreparationMcuId: ids[0],
      assessmentStatus: "Passed",
      mcuHealthDegreeId: await optionId(db, "mcu-health-status-degree", "I"),
      attachmentId: await uploadBy(db, service),
    };
    await recordPreparationMcu.execute(caller, report);
    const settled = { code: "rule", messageKey: "preparation.hasResult" };
    await expect(updateMcu.execute(caller, { ...moved, version: 3 })).rejects.toMatchObject(settled);
    const attachmentId = await uploadBy(db, service);
    await expect(recordPreparationMcu.execute(caller, { ...report, attachmentId })).rejects.toMatchObject(settled);
  }),
);

test(
  "suggests a certificate of the passed check-up's date until one exists",
  rolledBack(async (db) => {
    const { one, service, caller, form } = await appointmentFor(db);
    await db.delete(medicalCertificates).where(eq(medicalCertificates.crewId, one.crewId));
    const { ids } = await insertMcu.execute(caller, form);
    const draft = async () => (await getMcu.execute(caller, { mcuId: ids[0] })).medicalDraft;
    expect(await draft()).toBeNull();
    await recordPreparationMcu.execute(caller, {
      employeePreparationMcuId: ids[0],
      assessmentStatus: "Passed",
      mcuHealthDegreeId: await optionId(db, "mcu-health-status-degree", "I"),
      attachmentId: await uploadBy(db, service),
    });
    expect(await draft()).toEqual({
      examinationDate: `${year}-12-05`,
      validUntil: `${Number(year) + 2}-12-05`,
    });
    await db.insert(medicalCertificates).values({
      crewId: one.crewId,
      status: "FIT",
      examinationDate: `${year}-12-05`,
      validUntil: `${Number(year) + 2}-12-05`,
    });
    expect(await draft()).toBeNull();
  }),
);

test(
  "refuses field by field, and last year's date with its own message",
  rolledBack(async (db) => {
    const { caller, form } = await appointmentFor(db);
    expect(await fieldsOf(insertMcu.execute(caller, { vesselId: form.vesselId, crewId: form.crewId }))).toEqual(
      ["letterNumber", "scheduledOn", "mcuPackageId", "clinicName"].map((path) => ({
        path,
        message: "validation.required",
      })),
    );
    const past = { ...form, schedule: `${Number(year) - 1}-12-31` };
    expect(await fieldsOf(insertMcu.execute(caller, past))).toEqual([
      { path: "scheduledOn", message: "preparation.beforeThisYear" },
    ]);
  }),
);

test(
  "shows and records clinic results with permission; planning sees passes; another division sees nothing",
  rolledBack(async (db) => {
    const { ship, one, service, caller, form } = await appointmentFor(db);
    const { ids } = await insertMcu.execute(caller, form);
    const attachmentId = await uploadBy(db, service);
    await recordPreparationMcu.execute(caller, {
      employeePreparationMcuId: ids[0],
      assessmentStatus: "Passed",
      mcuHealthDegreeId: await optionId(db, "mcu-health-status-degree", "II"),
      attachmentId,
      mcuPrice: 900_000,
    });
    const reads = () => db.$count(sensitiveReads, eq(sensitiveReads.crewId, one.crewId));
    const planner = as(await person(db, "crewingplanningmarine"));
    const asPlanner = (await listMcus.execute(planner, { vesselId: ship.id })).rows[0];
    expect(asPlanner).toMatchObject({ status: "Passed", mcuHealthDegreeId: null, mcuPrice: null, attachmentId: null });
    expect(await reads()).toBe(0);
    const another = as(await person(db, "crewingservicemarine"));
    const asService = (await listMcus.execute(another, { vesselId: ship.id })).rows[0];
    expect(asService).toMatchObject({ healthStatusDegreeCode: "II", mcuPrice: 900_000, attachmentId });
    expect(await reads()).toBe(1);
    const tanker = as(await person(db, "crewingservicetanker"));
    expect((await listMcus.execute(tanker, { vesselId: ship.id })).rows).toEqual([]);
    const emptyPerson = { code: "not-found", messageKey: "preparation.notFound" };
    await expect(getMcu.execute(tanker, { mcuId: ids[0] })).rejects.toMatchObject(emptyPerson);
    await expect(insertMcu.execute(tanker, { ...form, letterNumber: "905" })).rejects.toMatchObject(emptyPerson);
    await expect(insertMcu.execute(planner, form)).rejects.toMatchObject({ code: "forbidden" });
    const self = as(await person(db, "crewmarine", "crew", { crewId: one.crewId }));
    expect((await listMcus.execute(self, { vesselId: ship.id })).rows[0]).toMatchObject({
      healthStatusDegreeCode: "II",
    });
  }),
);

test(
  "refuses to schedule for an ended plan",
  rolledBack(async (db) => {
    const { one, caller, form } = await appointmentFor(db);
    await db
      .update(preparations)
      .set({ endedAt: new Date(), endReason: "cancelled" })
      .where(eq(preparations.assignmentId, one.assignmentId));
    await expect(insertMcu.execute(caller, form)).rejects.toMatchObject({ messageKey: "preparation.notFound" });
    expect(await db.$count(assignments, eq(assignments.id, one.assignmentId))).toBe(1);
  }),
);
