import { and, asc, eq, sql } from "drizzle-orm";
import ICAL from "ical.js";
import type { Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { mailAttachments, mails } from "@/db/schema/mail";
import { assignments } from "@/db/schema/manning";
import { preparationBjsts, preparations } from "@/db/schema/preparation";
import { vessel } from "@/db/testing/crew";
import { anyOption, joining } from "@/db/testing/records/joiners";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { addDays, dayOf } from "@/lib/platform/calendar/dates";
import { syncPreparations } from "../sync.queries";
import { insertBjst } from "../bjst/insert-bjst";
import { updateBjst } from "../bjst/update-bjst";
import { notifyPlanResumed } from "../mails/notify-plan-resumed";
import { notifyAppointmentsCancelled } from "./notify-appointments-cancelled";

afterAll(closeDatabase);

const today = dayOf(new Date());
const scheduler = as({ kind: "scheduler" });

/** Read the calendar entries of the mails in order, as a calendar program does. */
async function entriesOf(db: Transaction) {
  const rows = await db
    .select({ content: mailAttachments.content, contentType: mailAttachments.contentType, title: mails.title })
    .from(mailAttachments)
    .innerJoin(mails, eq(mails.id, mailAttachments.mailId))
    .where(and(eq(mails.type, "BjstScheduled"), eq(mails.recipient, "agus@example.com")))
    .orderBy(asc(mails.id));
  return rows.map(({ content, contentType, title }) => {
    const calendar = new ICAL.Component(ICAL.parse(content.toString()));
    const event = calendar.getFirstSubcomponent("vevent");
    const { uid, sequence, startDate } = new ICAL.Event(event ?? undefined);
    const status = event?.getFirstPropertyValue("status");
    return {
      title,
      contentType,
      uid,
      sequence,
      start: startDate.toString(),
      status,
      method: calendar.getFirstPropertyValue("method"),
    };
  });
}

test(
  "replaces a moved training in the calendar and removes a cancelled one, with one UID and a rising sequence",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const one = await joining(db, ship, { joins: addDays(today, 60) });
    await db.update(crew).set({ email: "agus@example.com" }).where(eq(crew.id, one.crewId));
    const staff = as(await person(db, "crewingpdemarine"));
    const form = {
      startDate: addDays(today, 20),
      endDate: addDays(today, 22),
      place: "Training centre",
      letterNumber: "18",
    };
    const typeId = await anyOption(db, "bjst-type");
    await insertBjst.execute(staff, { ...form, vesselId: ship.id, crewIds: [one.crewId], bjstTypeId: typeId });
    const [row] = await db.select().from(preparationBjsts).where(eq(preparationBjsts.crewId, one.crewId));
    await updateBjst.execute(staff, {
      ...form,
      startDate: addDays(today, 21),
      employeePreparationBjstId: row?.id,
      version: row?.version,
    });
    expect(await notifyAppointmentsCancelled.execute(scheduler, { preparationId: one.preparationId })).toEqual({
      mails: 0,
    });
    await db
      .update(preparations)
      .set({ endedAt: new Date(), endReason: "cancelled" })
      .where(eq(preparations.id, one.preparationId));
    expect(await notifyAppointmentsCancelled.execute(scheduler, { preparationId: one.preparationId })).toEqual({
      mails: 1,
    });
    const entries = await entriesOf(db);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1);
    expect(entries).toMatchObject([
      { sequence: 0, start: addDays(today, 20), status: "CONFIRMED", method: "REQUEST" },
      { sequence: 1, start: addDays(today, 21), status: "CONFIRMED", method: "REQUEST" },
      {
        sequence: 2,
        start: addDays(today, 21),
        status: "CANCELLED",
        method: "CANCEL",
        contentType: expect.stringContaining("method=CANCEL"),
      },
    ]);
    await db
      .update(preparationBjsts)
      .set({ startDate: addDays(today, -9), endDate: addDays(today, -8) })
      .where(eq(preparationBjsts.crewId, one.crewId));
    expect(await notifyAppointmentsCancelled.execute(scheduler, { preparationId: one.preparationId })).toEqual({
      mails: 0,
    });
  }),
);

test(
  "restores cancelled entries of a resumed plan with the next sequence, and raises it on a new cancellation",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const one = await joining(db, ship, { joins: addDays(today, 60) });
    await db.update(crew).set({ email: "agus@example.com" }).where(eq(crew.id, one.crewId));
    const staff = as(await person(db, "crewingpdemarine"));
    const days = { startDate: addDays(today, 20), endDate: addDays(today, 22) };
    const form = {
      ...days,
      place: "Training centre",
      letterNumber: "18",
      bjstTypeId: await anyOption(db, "bjst-type"),
    };
    await insertBjst.execute(staff, { ...form, vesselId: ship.id, crewIds: [one.crewId] });
    const { preparationId } = one;
    const off = () => notifyAppointmentsCancelled.execute(scheduler, { preparationId });
    const up = () => notifyPlanResumed.execute(scheduler, { preparationId });
    const end = (endedAt: Date | null) =>
      db
        .update(preparations)
        .set({ endedAt, endReason: endedAt && "cancelled" })
        .where(eq(preparations.id, preparationId));
    expect(await up()).toEqual({ mails: 0 });
    await end(new Date());
    expect(await off()).toEqual({ mails: 1 });
    expect(await up()).toEqual({ mails: 0 });
    await end(null);
    expect(await up()).toEqual({ mails: 1 });
    expect(await up()).toEqual({ mails: 0 });
    await end(new Date());
    expect(await off()).toEqual({ mails: 1 });
    const entries = await entriesOf(db);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1);
    expect(entries.map(({ sequence, status, method }) => [sequence, status, method])).toEqual([
      [0, "CONFIRMED", "REQUEST"],
      [1, "CANCELLED", "CANCEL"],
      [2, "CONFIRMED", "REQUEST"],
      [3, "CANCELLED", "CANCEL"],
    ]);
    await expect(notifyPlanResumed.execute(staff, { preparationId })).rejects.toMatchObject({ code: "forbidden" });
  }),
);

test(
  "queues the notice to the seafarer of a resumed plan only",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const one = await joining(db, ship, { joins: addDays(today, 60) });
    const [plan] = await db.select().from(assignments).where(eq(assignments.id, one.assignmentId));
    if (!plan) throw new Error("no reliever planned");
    const jobs = async () =>
      (
        await db.execute<{ key: string }>(sql`
        select key from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'tell-taken-up'`)
      ).map(({ key }) => key);
    await syncPreparations({ db, now: new Date() }, [plan]);
    expect(await jobs()).toEqual([]);
    await syncPreparations({ db, now: new Date() }, [{ ...plan, slot: "cancelled" }]);
    await syncPreparations({ db, now: new Date() }, [plan]);
    expect(await jobs()).toEqual([`taken-up:${one.preparationId}`]);
  }),
);
