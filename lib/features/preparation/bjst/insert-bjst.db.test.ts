import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { lookups } from "@/db/schema/lookups";
import { preparationBjsts, preparations } from "@/db/schema/preparation";
import { mailAttachments, mails } from "@/db/schema/mail";
import { joining } from "@/db/testing/records/joiners";
import { vessel } from "@/db/testing/crew";
import { fieldsOf } from "@/db/testing/calls/fields-of";
import { fitSeafarer } from "@/db/testing/records/fit-seafarer";
import { assigned, seatOn } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { uploadBy } from "@/db/testing/files/uploads";
import { dayOf } from "@/lib/platform/calendar/dates";
import { sendEmailPreparation } from "../mails/send-email-preparation";
import { getBjst } from "./get-bjst";
import { insertBjst } from "./insert-bjst";
import { listBjstChoices } from "./list-bjst-choices";
import { listBjsts } from "./list-bjsts";
import { recordBjstResult } from "./record-bjst-result";
import { updateBjst } from "./update-bjst";

afterAll(closeDatabase);

const year = dayOf(new Date()).slice(0, 4);

async function training(db: Transaction) {
  const ship = await vessel(db);
  const seat = await seatOn(db, ship, "Bosun");
  const { id: crewId } = await fitSeafarer(db, { seat, vessel: ship });
  const { id: assignmentId } = await assigned(db, seat, crewId);
  await db.insert(preparations).values({ assignmentId, crewId, vesselId: ship.id });
  const types = await db.select({ id: lookups.id }).from(lookups).where(eq(lookups.kind, "bjst-type")).limit(2);
  const trainer = await person(db, "crewingpdemarine");
  const form = {
    vesselId: ship.id,
    crewId,
    bjstTypeId: types[0]?.id,
    letterNumber: "B-17",
    startDate: `${year}-12-01`,
    endDate: `${year}-12-02`,
    place: "Pusat pelatihan",
  };
  return { ship, crewId, types, trainer, caller: as(trainer), form };
}

test(
  "allows one open training per type, another after a failure, and none after a pass",
  rolledBack(async (db) => {
    const { ship, types, trainer, caller, form } = await training(db);
    const first = await insertBjst.execute(caller, form);
    await expect(insertBjst.execute(caller, form)).rejects.toMatchObject({
      messageKey: "preparation.scheduledAlready",
    });
    await insertBjst.execute(caller, { ...form, bjstTypeId: types[1]?.id });
    const result = async (id: number, assessmentStatus: "Passed" | "Failed") =>
      recordBjstResult.execute(caller, {
        employeePreparationBjstId: id,
        assessmentStatus,
        attachmentId: await uploadBy(db, trainer),
      });
    await result(first.id, "Failed");
    const second = await insertBjst.execute(caller, { ...form, startDate: `${year}-12-10`, endDate: `${year}-12-11` });
    await result(second.id, "Passed");
    await expect(insertBjst.execute(caller, form)).rejects.toMatchObject({ messageKey: "preparation.passedAlready" });
    const { rows } = await listBjsts.execute(caller, { vesselId: ship.id });
    expect(rows.map(({ status }) => status)).toEqual(["Passed", "Scheduled", "Failed"]);
    expect(await getBjst.execute(caller, { bjstId: second.id })).toMatchObject({ result: "Passed", mayUpdate: false });
  }),
);

test(
  "reschedules a training until it has a result, and refuses outdated versions",
  rolledBack(async (db) => {
    const { caller, form } = await training(db);
    const { id } = await insertBjst.execute(caller, form);
    const moved = { ...form, employeePreparationBJSTId: id, endDate: `${year}-12-03`, version: 1 };
    expect(await updateBjst.execute(caller, moved)).toMatchObject({ version: 2 });
    await expect(updateBjst.execute(caller, moved)).rejects.toMatchObject({ code: "conflict" });
    const report = { employeePreparationBjstId: id, assessmentStatus: "Passed" };
    expect(await fieldsOf(recordBjstResult.execute(caller, { ...report, attachmentId: "a scan" }))).toEqual([
      { path: "attachmentId", message: "files.notFound" },
    ]);
    await recordBjstResult.execute(caller, report);
    expect(await getBjst.execute(caller, { bjstId: id })).toMatchObject({ result: "Passed", attachment: null });
    await expect(updateBjst.execute(caller, { ...moved, version: 3 })).rejects.toMatchObject({
      messageKey: "preparation.hasResult",
    });
  }),
);

test(
  "requires dates from this year on in order, each with its message",
  rolledBack(async (db) => {
    const { caller, form } = await training(db);
    const wrong = { ...form, startDate: `${Number(year) - 1}-12-31`, endDate: `${Number(year) - 1}-12-30` };
    expect(await fieldsOf(insertBjst.execute(caller, wrong))).toEqual([
      { path: "startDate", message: "preparation.bjst.startBeforeEnd" },
      { path: "endDate", message: "preparation.beforeThisYear" },
      { path: "endDate", message: "preparation.bjst.endBeforeStart" },
    ]);
    const swapped = { ...form, endDate: `${year}-11-30` };
    expect(await fieldsOf(insertBjst.execute(caller, swapped))).toEqual([
      { path: "endDate", message: "preparation.bjst.endBeforeStart" },
    ]);
  }),
);

test(
  "lets planning read only, another division see nothing, and seafarers their own",
  rolledBack(async (db) => {
    const { ship, crewId, caller, form } = await training(db);
    const { id } = await insertBjst.execute(caller, form);
    const planner = as(await person(db, "crewingplanningmarine"));
    expect((await listBjsts.execute(planner, { vesselId: ship.id })).total).toBe(1);
    await expect(insertBjst.execute(planner, form)).rejects.toMatchObject({ code: "forbidden" });
    const tanker = as(await person(db, "crewingpdetanker"));
    expect((await listBjsts.execute(tanker, { vesselId: ship.id })).total).toBe(0);
    await expect(getBjst.execute(tanker, { bjstId: id })).rejects.toMatchObject({ code: "not-found" });
    const self = as(await person(db, "crewmarine", "crew", { crewId }));
    expect((await listBjsts.execute(self, { vesselId: ship.id })).total).toBe(1);
    const other = as(
      await person(db, "crewmarine", "crew", {
        crewId: (await fitSeafarer(db, { seat: await seatOn(db, ship, "Bosun", 9), vessel: ship })).id,
      }),
    );
    expect((await listBjsts.execute(other, { vesselId: ship.id })).total).toBe(0);
  }),
);

test(
  "notifies several joiners of one training with a calendar file, and again on a change",
  rolledBack(async (db) => {
    const { ship, crewId, caller, form } = await training(db);
    const seat = await seatOn(db, ship, "Bosun", 2);
    const { id: other } = await fitSeafarer(db, { seat, vessel: ship });
    const { id: assignmentId } = await assigned(db, seat, other);
    await db.insert(preparations).values({ assignmentId, crewId: other, vesselId: ship.id });
    for (const id of [crewId, other])
      await db
        .update(crew)
        .set({ email: `trainee${id}@example.com` })
        .where(eq(crew.id, id));
    const { crewId: _one, ...shared } = form;
    const { ids, rows } = await insertBjst.execute(caller, { ...shared, crewIds: [crewId, other, crewId] });
    expect(rows.map(({ crewId }) => crewId).sort()).toEqual([crewId, other].sort());
    const notified = () => db.select().from(mails).where(eq(mails.type, "BjstScheduled")).orderBy(mails.id);
    expect((await notified()).map(({ recipient }) => recipient).sort()).toEqual(
      [`trainee${crewId}@example.com`, `trainee${other}@example.com`].sort(),
    );
    const moved = { ...form, employeePreparationBJSTId: ids[0], startDate: `${year}-12-02`, version: 1 };
    await updateBjst.execute(caller, moved);
    const all = await notified();
    expect(all).toHaveLength(3);
    const [entry] = await db
      .select()
      .from(mailAttachments)
      .where(eq(mailAttachments.mailId, all[2]?.id ?? 0));
    expect(entry?.content.toString()).toContain("SEQUENCE:1");
    expect(await updateBjst.execute(caller, { ...moved, version: 2 })).toMatchObject({ version: 2 });
    expect(await notified()).toHaveLength(3);
    const preparationId = rows[0]?.employeePreparationId;
    const again = { sendEmailType: "BjstScheduled", employeePreparationId: preparationId };
    expect(await sendEmailPreparation.execute(caller, again)).toMatchObject({ message: "Email sent!" });
    expect(await notified()).toHaveLength(3);
    await expect(
      sendEmailPreparation.execute(as(await person(db, "crewingplanningmarine")), again),
    ).rejects.toMatchObject({ code: "forbidden" });
  }),
);

test(
  "accepts a pass within two years for any vessel",
  rolledBack(async (db) => {
    const { crewId, types, caller, form } = await training(db);
    const earlier = await joining(db, await vessel(db), { sequence: 5 });
    const passed = {
      preparationId: earlier.preparationId,
      crewId,
      letterNumber: "B-1",
      place: "Jakarta",
      result: "Passed" as const,
      resultAt: new Date(),
    };
    const [old, young] = [`${Number(year) - 3}-01-10`, `${Number(year) - 1}-12-20`];
    await db.insert(preparationBjsts).values([
      { ...passed, typeId: types[0]?.id ?? 0, startDate: old, endDate: old },
      { ...passed, typeId: types[1]?.id ?? 0, startDate: young, endDate: young },
    ]);
    await expect(insertBjst.execute(caller, { ...form, bjstTypeId: types[1]?.id })).rejects.toMatchObject({
      messageKey: "preparation.passedAlready",
    });
    const offered = await listBjstChoices.execute(caller, { vesselId: form.vesselId });
    expect(offered.joiners.find((one) => one.crewId === crewId)?.blockedReason).toEqual([
      { typeId: types[1]?.id, reason: "preparation.passedAlready" },
    ]);
    await insertBjst.execute(caller, form);
    const planner = as(await person(db, "crewingplanningmarine"));
    await expect(listBjstChoices.execute(planner, { vesselId: form.vesselId })).rejects.toMatchObject({
      code: "forbidden",
    });
  }),
);
