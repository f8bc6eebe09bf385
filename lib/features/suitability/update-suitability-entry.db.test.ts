import { eq } from "drizzle-orm";
import { suitabilityEntries } from "@/db/schema/suitability";
import { seafarer } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { registered, uploaded } from "@/db/testing/records/register";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { updateSuitabilityEntry } from "./update-suitability-entry";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
const form = {
  employeeBlacklistLevelId: 2,
  startDate: "2026-10-01",
  reason: "conduct",
  description: "Left the evening watch without relief twice",
  reviewDate: "2027-04-01",
};

test(
  "keeps the author, raises the version and refuses stale edits",
  rolledBack(async (db) => {
    const [author, editor] = [await person(db, "crewingadminmarine"), await person(db, "crewingmanagermarine")];
    const evidenceFileId = await uploaded(db, author.userId);
    const { id } = await registered(db, (await seafarer(db)).id, author.userId, { evidenceFileId });
    const answer = await updateSuitabilityEntry.execute(as(editor, { now }), {
      ...form,
      employeeBlackListid: id,
      evidenceFileId,
      employeeBlacklistLevelId: "3",
      version: 1,
    });
    expect(answer).toMatchObject({ employeeBlackListid: id, version: 2 });
    expect(await db.select().from(suitabilityEntries).where(eq(suitabilityEntries.id, id))).toMatchObject([
      { level: 3, createdBy: author.userId, updatedBy: editor.userId, confirmedAt: null, evidenceFileId },
    ]);
    await expect(
      updateSuitabilityEntry.execute(as(author, { now }), {
        ...form,
        employeeBlackListid: id,
        evidenceFileId,
        version: 1,
      }),
    ).rejects.toMatchObject({ code: "conflict", messageKey: "errors.changedBy" });
  }),
);

test(
  "changes review date and text of a confirmed level 3 only",
  rolledBack(async (db) => {
    const manager = await person(db, "crewingmanagermarine");
    const evidenceFileId = await uploaded(db, manager.userId);
    const { id } = await registered(db, (await seafarer(db, { status: "blacklist" })).id, manager.userId, {
      level: 3,
      confirmedAt: now,
      confirmedBy: manager.userId,
      evidenceFileId,
    });
    const held = { ...form, employeeBlackListid: id, evidenceFileId, employeeBlacklistLevelId: 3 };
    await updateSuitabilityEntry.execute(as(manager, { now }), {
      ...held,
      reviewDate: "2028-10-01",
      description: "Left the evening watch without relief three times",
    });
    for (const softer of [{ employeeBlacklistLevelId: 2 }, { endDate: "2026-11-21" }, { reason: "other" }]) {
      await expect(updateSuitabilityEntry.execute(as(manager, { now }), { ...held, ...softer })).rejects.toMatchObject({
        code: "invalid",
        fields: [{ message: "suitability.locked" }],
      });
    }
    expect(await db.select().from(suitabilityEntries).where(eq(suitabilityEntries.id, id))).toMatchObject([
      { level: 3, confirmedAt: now, reviewDate: "2028-10-01", endDate: null },
    ]);
  }),
);

test(
  "refuses shortening or lowering, except by the author of an unconfirmed 3",
  rolledBack(async (db) => {
    const [author, other] = [await person(db, "crewingadminmarine"), await person(db, "crewingmanagermarine")];
    const evidenceFileId = await uploaded(db, author.userId);
    const one = await seafarer(db);
    const [noted, waiting] = [
      await registered(db, one.id, author.userId, { evidenceFileId }),
      await registered(db, one.id, author.userId, { evidenceFileId, level: 3 }),
    ];
    const sooner = { ...form, evidenceFileId, endDate: "2026-11-21", reviewDate: null };
    const refused = (work: Promise<unknown>, ...paths: string[]) =>
      expect(work).rejects.toMatchObject({
        code: "invalid",
        fields: paths.map((path) => ({ path, message: "suitability.endsByRemoval" })),
      });
    for (const party of [author, other])
      await refused(
        updateSuitabilityEntry.execute(as(party, { now }), { ...sooner, employeeBlackListid: noted.id }),
        "endDate",
      );
    await refused(
      updateSuitabilityEntry.execute(as(other, { now }), { ...sooner, employeeBlackListid: waiting.id }),
      "employeeBlacklistLevelId",
      "endDate",
    );
    await updateSuitabilityEntry.execute(as(author, { now }), { ...sooner, employeeBlackListid: waiting.id });
    expect(await db.select().from(suitabilityEntries).where(eq(suitabilityEntries.id, waiting.id))).toMatchObject([
      { level: 2, endDate: "2026-11-21" },
    ]);
    expect(await db.select().from(suitabilityEntries).where(eq(suitabilityEntries.id, noted.id))).toMatchObject([
      { level: 2, endDate: null, version: 1 },
    ]);
  }),
);

test(
  "keeps the end date of a raised level 2",
  rolledBack(async (db) => {
    const [author, other] = [await person(db, "crewingadminmarine"), await person(db, "crewingmanagermarine")];
    const evidenceFileId = await uploaded(db, author.userId);
    const { id } = await registered(db, (await seafarer(db)).id, author.userId, { evidenceFileId });
    const edit = (party: typeof author, change: object) =>
      updateSuitabilityEntry.execute(as(party, { now }), {
        ...form,
        evidenceFileId,
        employeeBlackListid: id,
        ...change,
      });
    const sooner = { endDate: "2026-11-21", reviewDate: null };
    const refusal = {
      code: "invalid",
      fields: expect.arrayContaining([{ path: "endDate", message: "suitability.endsByRemoval" }]),
    };
    await edit(author, { employeeBlacklistLevelId: 3 });
    for (const party of [author, other]) await expect(edit(party, sooner)).rejects.toMatchObject(refusal);
    await edit(author, {});
    await expect(edit(author, sooner)).rejects.toMatchObject(refusal);
    await edit(other, { employeeBlacklistLevelId: 3 });
    await expect(edit(author, {})).rejects.toMatchObject({
      fields: [{ path: "employeeBlacklistLevelId", message: "suitability.endsByRemoval" }],
    });
  }),
);

test(
  "refuses ended entries and hides other divisions",
  rolledBack(async (db) => {
    const manager = await person(db, "crewingmanagermarine");
    const one = await seafarer(db);
    const evidenceFileId = await uploaded(db, manager.userId);
    const over = await registered(db, one.id, manager.userId, { endDate: "2026-11-20", evidenceFileId });
    const open = await registered(db, one.id, manager.userId, { evidenceFileId });
    await expect(
      updateSuitabilityEntry.execute(as(manager, { now }), { ...form, employeeBlackListid: over.id, evidenceFileId }),
    ).rejects.toMatchObject({ messageKey: "suitability.closed" });
    await expect(
      updateSuitabilityEntry.execute(as(await person(db, "crewingmanagertanker"), { now }), {
        ...form,
        employeeBlackListid: open.id,
        evidenceFileId,
      }),
    ).rejects.toMatchObject({ code: "not-found" });
  }),
);
