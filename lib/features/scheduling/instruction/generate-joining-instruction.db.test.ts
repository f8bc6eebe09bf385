import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { PDFDocument } from "@cantoo/pdf-lib";
import type { Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { scheduleDocuments, schedules } from "@/db/schema/scheduling";
import { audited } from "@/db/testing/audited";
import { vessel } from "@/db/testing/crew";
import { anyOption, joining } from "@/db/testing/records/joiners";
import { person } from "@/db/testing/people";
import { textElementsIn } from "@/db/testing/files/read-pdf";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { generateJoiningInstruction } from "./generate-joining-instruction";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");

/** Create a joiner with a schedule: date, port and two tickets. */
async function planned(db: Transaction, name = `MV Layar ${randomUUID()}`) {
  const ship = await vessel(db, { name });
  const one = await joining(db, ship, { name: "Agus Setiawan", joins: "2026-12-20" });
  const [row] = await db
    .insert(schedules)
    .values({
      assignmentId: one.assignmentId,
      crewId: one.crewId,
      vesselId: ship.id,
      onBoardDate: "2026-12-19",
      offBoardDate: "2027-06-20",
      onBoardPortId: await anyOption(db, "port"),
    })
    .returning();
  if (!row) throw new Error("schedule was not stored");
  const ticket = { scheduleId: row.id, crewId: one.crewId, kind: "accommodation" as const };
  await db.insert(scheduleDocuments).values([
    { ...ticket, usage: "OnBoard", name: "GA 204 Jakarta - Surabaya", comment: "Seat 12A, 06:20" },
    { ...ticket, usage: "OffBoard", name: "Hotel on the way home" },
    { ...ticket, usage: "OnBoard", name: "Withdrawn ticket", removedAt: now },
  ]);
  return { ...one, ship, id: row.id };
}
const heard = async (body: Uint8Array) => (await textElementsIn(body)).map(({ text }) => text).join("\n");

test(
  "prints vessel, date, port, travel, items and contacts on one bilingual page and records it",
  rolledBack(async (db) => {
    const { id, crewId } = await planned(db, "MV Layar");
    process.env.COMPANY_PHONE = "+62 21 555 0101";
    try {
      const staff = await person(db, "crewingstaffmarine");
      const answer = await generateJoiningInstruction.execute(as(staff, { now }), { scheduleId: id, language: "en" });
      expect((await PDFDocument.load(answer.body)).getPageCount()).toBe(1);
      const text = await heard(answer.body);
      for (const said of [
        "MV Layar",
        "19 Dec 2026",
        "Agus Setiawan",
        "GA 204 Jakarta - Surabaya: Seat 12A, 06:20",
        "Seaman book",
        "Buku pelaut",
        "+62 21 555 0101",
      ])
        expect(text).toContain(said);
      for (const kept of ["Hotel on the way home", "Withdrawn ticket"]) expect(text).not.toContain(kept);
      expect(await audited(db, "scheduling.generate-joining-instruction")).toMatchObject([
        { subject: String(crewId), after: { scheduleId: id } },
      ]);
    } finally {
      delete process.env.COMPANY_PHONE;
    }
  }),
);

test(
  "fits many tickets on one page and says that a missing port follows",
  rolledBack(async (db) => {
    const { id, crewId } = await planned(db);
    await db.update(schedules).set({ onBoardPortId: null }).where(eq(schedules.id, id));
    const long = "Transfer by van from the airport to the agent's office, then by boat to the anchorage. ".repeat(3);
    await db.insert(scheduleDocuments).values(
      Array.from({ length: 12 }, (_, index) => ({
        scheduleId: id,
        crewId,
        kind: "accommodation" as const,
        usage: "OnBoard" as const,
        name: `Ticket ${index}`,
        comment: long,
      })),
    );
    const staff = await person(db, "crewingstaffmarine");
    const answer = await generateJoiningInstruction.execute(as(staff, { now, locale: "id" }), {
      employeeSchedulingId: id,
    });
    expect((await PDFDocument.load(answer.body)).getPageCount()).toBe(1);
    expect(await heard(answer.body)).toMatch(/Akan dikonfirmasi[^]*8 lagi/);
  }),
);

test(
  "is visible like the schedule, not for stopped, cancelled or boarded seafarers",
  rolledBack(async (db) => {
    const { id, crewId, ship, assignmentId } = await planned(db);
    const ask = async (actor: Parameters<typeof as>[0]) =>
      generateJoiningInstruction.execute(as(actor, { now }), { id });
    const gone = { code: "not-found" };
    await ask(await person(db, "crewmarine", "crew", { crewId }));
    await ask(await person(db, "crewmarine", "head", { vesselId: ship.id }));
    for (const other of [
      await person(db, "crewingstafftanker"),
      await person(db, "crewmarine", "head", { vesselId: (await vessel(db)).id }),
      await person(db, "crewmarine", "crew", { crewId: (await planned(db)).crewId }),
    ])
      await expect(ask(other)).rejects.toMatchObject(gone);
    await expect(ask(await person(db, "crewingprincipalmarine"))).rejects.toMatchObject({ code: "forbidden" });
    const staff = await person(db, "crewingstaffmarine");
    await db.update(crew).set({ processingStoppedAt: now }).where(eq(crew.id, crewId));
    await expect(ask(staff)).rejects.toMatchObject(gone);
    await db.update(crew).set({ processingStoppedAt: null }).where(eq(crew.id, crewId));
    await db.update(schedules).set({ cancelledAt: now }).where(eq(schedules.id, id));
    await expect(ask(staff)).rejects.toMatchObject({ code: "rule", messageKey: "joining.instruction.tooLate" });
    await db
      .update(schedules)
      .set({ cancelledAt: null, statusId: 4, boardedFrom: 3 })
      .where(eq(schedules.assignmentId, assignmentId));
    await expect(ask(staff)).rejects.toMatchObject({ messageKey: "joining.instruction.tooLate" });
  }),
);
