import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { PDFDocument } from "@cantoo/pdf-lib";
import type { Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { preparationBjsts } from "@/db/schema/preparation";
import { scheduleDocuments, schedules } from "@/db/schema/scheduling";
import { countQueries } from "@/db/testing/count-queries";
import { seafarer, vessel } from "@/db/testing/crew";
import { anyOption, checkedUp, joining } from "@/db/testing/records/joiners";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { uploadBy } from "@/db/testing/files/uploads";
import type { UserActor } from "@/lib/access/actor";
import { getMyJoining } from "./get-my-joining";
import { openJoiningFile } from "./open-joining-file";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
const mine = (actor: UserActor) => getMyJoining.execute(as(actor, { now }), {});
const file = (actor: UserActor, name: string) => openJoiningFile.execute(as(actor, { now }), { name });

async function planned(db: Transaction, name = `MV Layar ${randomUUID()}`) {
  const ship = await vessel(db, { name });
  const one = await joining(db, ship, { joins: "2026-12-20" });
  await checkedUp(db, one, { day: "2026-11-25" });
  await db.insert(preparationBjsts).values({
    crewId: one.crewId,
    preparationId: one.preparationId,
    letterNumber: "18",
    typeId: await anyOption(db, "bjst-type"),
    startDate: "2026-12-01",
    endDate: "2026-12-03",
    place: "Training centre",
  });
  const [schedule] = await db
    .insert(schedules)
    .values({
      assignmentId: one.assignmentId,
      crewId: one.crewId,
      vesselId: ship.id,
      onBoardDate: "2026-12-18",
      offBoardDate: "2027-06-20",
      onBoardPortId: await anyOption(db, "port"),
      onBoardTime: "08:30",
      onBoardAgentName: "Samudra Agency",
      onBoardAgentPhone: "+62 31 555 0144",
    })
    .returning();
  if (!schedule) throw new Error("schedule was not stored");
  const staff = await person(db, "crewingservicemarine");
  const fileId = await uploadBy(db, staff);
  const document = {
    scheduleId: schedule.id,
    crewId: one.crewId,
    kind: "accommodation" as const,
    usage: "OnBoard" as const,
  };
  const [ticket] = await db
    .insert(scheduleDocuments)
    .values([
      { ...document, name: "GA 204", comment: "06:20", fileId },
      { ...document, name: "No file yet" },
    ])
    .returning();
  return {
    ...one,
    ship,
    schedule,
    ticketId: ticket?.id ?? 0,
    actor: await person(db, "crewmarine", "crew", { crewId: one.crewId }),
  };
}

test(
  "a seafarer learns ship, day and port of the schedule, where to be when, what is missing and which documents there are",
  rolledBack(async (db) => {
    const { actor, ticketId } = await planned(db, "MV Layar");
    const own = await mine(actor);
    expect(own.asOf).toEqual(now);
    expect(own.joining).toMatchObject({
      vesselName: "MV Layar",
      day: "2026-12-18",
      daysLeft: 28,
      isConfirmed: true,
      port: expect.any(String),
      time: "08:30",
      agentName: "Samudra Agency",
      agentPhone: "+62 31 555 0144",
    });
    expect(own.appointments.map(({ kind, day, lastDay, place }) => [kind, day, lastDay, place])).toEqual([
      ["check-up", "2026-11-25", "2026-11-25", "Klinik Bahari"],
      ["training", "2026-12-01", "2026-12-03", "Training centre"],
      ["joining", "2026-12-18", "2026-12-18", own.joining?.port],
    ]);
    const open = own.steps.filter(({ isDone }) => !isDone).map(({ item, status }) => [item, status]);
    expect(open).toEqual(
      expect.arrayContaining([
        ["mcu", "Scheduled"],
        ["bjst", "Scheduled"],
        ["pkl", "-"],
      ]),
    );
    expect(own.documents.map(({ key, title }) => [key, title])).toEqual([
      ["instruction", ""],
      [`travel-${ticketId}`, "GA 204"],
    ]);
    expect(await countQueries(db, () => mine(actor))).toBeLessThanOrEqual(9);
  }),
);

test(
  "documents are one's own: the instruction is written, the ticket is the file; another's, a removed one's and one made up are not found",
  rolledBack(async (db) => {
    const { actor, ticketId, schedule } = await planned(db);
    const other = await planned(db);
    const [page, ticket] = [await file(actor, "instruction"), await file(actor, `travel-${ticketId}`)];
    expect((await PDFDocument.load(page.body)).getPageCount()).toBe(1);
    expect([page.disposition, ticket.disposition]).toEqual(["inline", "inline"]);
    const [stored] = await db
      .select({ content: files.content })
      .from(files)
      .where(
        eq(
          files.id,
          (
            await db
              .select({ id: scheduleDocuments.fileId })
              .from(scheduleDocuments)
              .where(eq(scheduleDocuments.id, ticketId))
          )[0]?.id ?? "",
        ),
      );
    expect(Buffer.from(ticket.body).equals(stored?.content ?? Buffer.alloc(0))).toBe(true);
    const gone = { code: "not-found" };
    for (const name of [`travel-${other.ticketId}`, "travel-999999999", "agreement"])
      await expect(file(actor, name)).rejects.toMatchObject(gone);
    await expect(file(actor, "../travel-1")).rejects.toMatchObject({ code: "invalid" });
    await db.update(scheduleDocuments).set({ removedAt: now }).where(eq(scheduleDocuments.id, ticketId));
    await expect(file(actor, `travel-${ticketId}`)).rejects.toMatchObject(gone);
    await db.update(schedules).set({ cancelledAt: now }).where(eq(schedules.id, schedule.id));
    await expect(file(actor, "instruction")).rejects.toMatchObject(gone);
    expect((await mine(actor)).documents).toEqual([]);
  }),
);

test(
  "without a plan there are contacts and expiring documents; other users have no such page",
  rolledBack(async (db) => {
    const { id: crewId } = await seafarer(db);
    await db.update(crew).set({ missingCertificates: 3 }).where(eq(crew.id, crewId));
    expect(await mine(await person(db, "crewmarine", "crew", { crewId }))).toMatchObject({
      crewId,
      joining: null,
      steps: [],
      documents: [],
    });
    for (const actor of [
      await person(db, "crewingadminmarine"),
      await person(db, "crewingprincipalmarine"),
      await person(db, "crewmarine", "crew"),
    ]) {
      await expect(mine(actor)).rejects.toMatchObject({ code: "forbidden" });
      await expect(file(actor, "instruction")).rejects.toMatchObject({ code: "forbidden" });
    }
  }),
);
