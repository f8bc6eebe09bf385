import { eq } from "drizzle-orm";
import { crew, crewStatusChanges } from "@/db/schema/crew";
import { seafarer, vessel } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { registered } from "@/db/testing/records/register";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { applySuitabilityRegister } from "./apply-suitability-register";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
const nightly = as({ kind: "scheduler" }, { now });

test(
  "frees people whose bar ended and keeps others",
  rolledBack(async (db) => {
    const manager = await person(db, "crewingmanagermarine");
    const bar = { level: 3, confirmedAt: now, confirmedBy: manager.userId };
    const ship = await vessel(db);
    const [ended, resigned, open] = [
      await seafarer(db, { status: "blacklist" }),
      await seafarer(db, { status: "blacklist", resignedOn: "2026-01-15" }),
      await seafarer(db, { status: "blacklist" }),
    ];
    const [waiting, unnoticed, unconfirmed] = [
      await seafarer(db, { status: "on-board", vesselId: ship.id }),
      await seafarer(db),
      await seafarer(db),
    ];
    for (const { id } of [ended, resigned]) await registered(db, id, manager.userId, { ...bar, endDate: "2026-11-20" });
    for (const { id } of [open, waiting, unnoticed])
      await registered(db, id, manager.userId, { ...bar, endDate: "2026-11-21" });
    await registered(db, unconfirmed.id, manager.userId, { level: 3 });
    expect(await applySuitabilityRegister.execute(nightly, {})).toEqual({ changed: 3 });
    const statusOf = async (id: number) => (await db.select().from(crew).where(eq(crew.id, id)))[0]?.status;
    expect(
      await Promise.all([ended, resigned, open, waiting, unnoticed, unconfirmed].map(({ id }) => statusOf(id))),
    ).toEqual(["off-board", "resigned", "blacklist", "on-board", "blacklist", "off-board"]);
    expect(await db.select().from(crewStatusChanges).where(eq(crewStatusChanges.crewId, ended.id))).toMatchObject([
      { event: "bar-removed", createdBy: null, effectiveOn: "2026-11-20" },
    ]);
    expect(await applySuitabilityRegister.execute(nightly, {})).toEqual({ changed: 0 });
  }),
);

test(
  "refuses users",
  rolledBack(async (db) => {
    await expect(
      applySuitabilityRegister.execute(as(await person(db, "superadmin"), { now }), {}),
    ).rejects.toMatchObject({ code: "forbidden" });
  }),
);
