import { eq } from "drizzle-orm";
import { suitabilityEntries } from "@/db/schema/suitability";
import { seafarer } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { registered, uploaded } from "@/db/testing/records/register";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { getSuitabilityEntry } from "./get-suitability-entry";
import { replyToSuitabilityEntry } from "./reply-to-suitability-entry";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");

test(
  "stores a reply with file and keeps the entry",
  rolledBack(async (db) => {
    const manager = await person(db, "crewingmanagermarine");
    const one = await seafarer(db);
    const { id, description } = await registered(db, one.id, manager.userId);
    const self = await person(db, "crewmarine", "crew", { crewId: one.id });
    await replyToSuitabilityEntry.execute(as(self, { now }), {
      employeeBlackListid: id,
      reply: "I was ill and had told the bosun",
      replyFileId: await uploaded(db, self.userId),
    });
    const shown = await getSuitabilityEntry.execute(as(await person(db, "crewingplanningmarine"), { now }), {
      employeeBlackListid: id,
    });
    expect(shown).toMatchObject({
      description,
      reply: { text: "I was ill and had told the bosun", file: { fileName: "statement.pdf" }, repliedAt: now },
    });
    expect(await db.select().from(suitabilityEntries).where(eq(suitabilityEntries.id, id))).toMatchObject([
      { updatedBy: null, level: 2 },
    ]);
  }),
);

test(
  "refuses other users and ended entries",
  rolledBack(async (db) => {
    const manager = await person(db, "crewingmanagermarine");
    const one = await seafarer(db);
    const open = await registered(db, one.id, manager.userId);
    const over = await registered(db, one.id, manager.userId, { endDate: "2026-11-20" });
    const answer = (employeeBlackListid: number) => ({
      employeeBlackListid,
      reply: "I was ill and had told the bosun",
    });
    for (const role of ["crewingmanagermarine", "crewingstaffmarine", "superadmin"] as const) {
      await expect(
        replyToSuitabilityEntry.execute(as(await person(db, role), { now }), answer(open.id)),
      ).rejects.toMatchObject({ code: "forbidden" });
    }
    const stranger = await person(db, "crewmarine", "crew", { crewId: (await seafarer(db)).id });
    await expect(replyToSuitabilityEntry.execute(as(stranger, { now }), answer(open.id))).rejects.toMatchObject({
      code: "not-found",
    });
    const self = await person(db, "crewmarine", "crew", { crewId: one.id });
    await expect(replyToSuitabilityEntry.execute(as(self, { now }), answer(over.id))).rejects.toMatchObject({
      messageKey: "suitability.closed",
    });
  }),
);
