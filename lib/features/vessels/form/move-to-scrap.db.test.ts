import { eq } from "drizzle-orm";
import { auditEntries } from "@/db/schema/audit";
import { assignments } from "@/db/schema/manning";
import { vessels } from "@/db/schema/vessels";
import { seafarer, vessel } from "@/db/testing/crew";
import { aboard, ashore, assigned, seatOn } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { addDays, dayOf } from "@/lib/platform/calendar/dates";
import { moveToScrap } from "./move-to-scrap";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");

test(
  "scraps an empty vessel once with date, reason and author",
  rolledBack(async (db) => {
    const own = await vessel(db);
    await ashore(db, own, { from: "2024-01-01", to: "2024-09-01" });
    const manager = await person(db, "crewingmanagermarine");
    const caller = as(manager, { now });
    expect(
      await moveToScrap.execute(caller, { id: own.id, date: "2024-11-01", reason: "Sold for recycling", version: 1 }),
    ).toEqual({ id: own.id, vesselId: own.id, version: 2 });
    const [stored] = await db.select().from(vessels).where(eq(vessels.id, own.id));
    expect(stored).toMatchObject({
      scrappedOn: "2024-11-01",
      scrapReason: "Sold for recycling",
      scrappedBy: manager.userId,
      updatedBy: manager.userId,
    });
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "vessels.move-to-scrap"))
      .orderBy(auditEntries.id);
    expect(entry).toMatchObject({ subject: String(own.id), reason: "Sold for recycling" });
    await expect(moveToScrap.execute(caller, { id: own.id })).rejects.toMatchObject({
      status: 409,
      messageKey: "vessels.scrap.already",
    });
  }),
);

test(
  "accepts the documented call with the vessel only",
  rolledBack(async (db) => {
    const own = await vessel(db);
    await moveToScrap.execute(as(await person(db, "crewingadminmarine"), { now }), { id: String(own.id) });
    const [stored] = await db.select().from(vessels).where(eq(vessels.id, own.id));
    expect(stored).toMatchObject({ scrappedOn: "2026-11-20", scrapReason: "Not stated" });
  }),
);

test(
  "refuses while people are on board or planned",
  rolledBack(async (db) => {
    const admin = as(await person(db, "crewingadminmarine"));
    const manned = await vessel(db);
    const { tour } = await aboard(db, manned);
    await aboard(db, manned, { rank: "Oiler" });
    await expect(moveToScrap.execute(admin, { id: manned.id })).rejects.toMatchObject({
      status: 400,
      messageKey: "vessels.scrap.crewOnBoard",
      values: { count: 2 },
    });
    await db
      .update(assignments)
      .set({ slot: "previous", handoverSince: "2026-11-19" })
      .where(eq(assignments.id, tour.id));
    await expect(moveToScrap.execute(admin, { id: manned.id })).rejects.toMatchObject({
      messageKey: "vessels.scrap.crewOnBoard",
    });
    const planned = await vessel(db);
    const seat = await seatOn(db, planned);
    await assigned(db, seat, (await seafarer(db)).id);
    await assigned(db, seat, (await seafarer(db)).id, { slot: "cancelled" });
    await expect(moveToScrap.execute(admin, { id: planned.id })).rejects.toMatchObject({
      status: 400,
      messageKey: "vessels.scrap.planned",
      values: { count: 1 },
    });
    const [stored] = await db.select().from(vessels).where(eq(vessels.id, planned.id));
    expect(stored?.scrappedOn).toBeNull();
  }),
);

test(
  "refuses future dates, stale versions, other vessels and roles",
  rolledBack(async (db) => {
    const own = await vessel(db);
    const admin = as(await person(db, "crewingadminmarine"));
    await expect(moveToScrap.execute(admin, { id: own.id, date: addDays(dayOf(new Date()), 1) })).rejects.toMatchObject(
      { fields: [{ path: "date", message: "vessels.scrap.inFuture" }] },
    );
    await expect(moveToScrap.execute(admin, { id: own.id, version: 7 })).rejects.toMatchObject({ code: "conflict" });
    await expect(moveToScrap.execute(as(await person(db, "crewingadmintanker")), { id: own.id })).rejects.toMatchObject(
      { code: "not-found" },
    );
    for (const role of ["crewingplanningmarine", "crewingstaffmarine", "crewingprincipalmarine"] as const) {
      await expect(moveToScrap.execute(as(await person(db, role)), { id: own.id })).rejects.toMatchObject({
        code: "forbidden",
      });
    }
  }),
);
