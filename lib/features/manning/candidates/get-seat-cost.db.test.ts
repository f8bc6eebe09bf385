import { eq } from "drizzle-orm";
import { files } from "@/db/schema/files";
import { preparationPkls } from "@/db/schema/preparation";
import { vessels } from "@/db/schema/vessels";
import { agreeable } from "@/db/testing/records/agreements";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { insertPkl } from "@/lib/features/preparation/pkl/insert-pkl";
import { getSeatCost } from "./get-seat-cost";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");

test(
  "returns the matrix pay and the relieved agreement, null when unknown",
  rolledBack(async (db) => {
    const { ship, seat, form } = await agreeable(db);
    const manager = as(await person(db, "crewingmanagermarine"), { now });
    const keys = { vesselId: ship.id, vesselCrewId: seat.id, assignmentOn: "NextButOne" };
    const cost = () => getSeatCost.execute(manager, keys);
    // 12,000,000, 2.5 days of leave, KPAK and regional allowance.
    expect(await cost()).toMatchObject({ monthly: 16_500_000, relieved: null, difference: null });
    const { id } = await insertPkl.execute(as(await person(db, "crewingstaffmarine"), { now }), form);
    expect(await cost()).toMatchObject({ relieved: null, difference: null });
    const [scan] = await db.select({ id: files.id }).from(files).limit(1);
    await db
      .update(preparationPkls)
      .set({ signedAt: now, signedFileId: scan?.id ?? null, signedSha256: "0".repeat(64), totalWages: 15_000_000 })
      .where(eq(preparationPkls.id, id));
    expect(await cost()).toMatchObject({ monthly: 16_500_000, relieved: 15_000_000, difference: 1_500_000 });
    await db.update(vessels).set({ payrollCategoryId: null }).where(eq(vessels.id, ship.id));
    expect(await cost()).toMatchObject({ monthly: null, relieved: 15_000_000, difference: null });
  }),
);

test(
  "returns no matrix cost for tankers and checks permission",
  rolledBack(async (db) => {
    const marine = await agreeable(db);
    const tanker = await agreeable(db, { divisionId: 2, minimum: null });
    const keysOf = ({ ship, seat }: typeof marine) => ({
      vesselId: ship.id,
      vesselCrewId: seat.id,
      assignmentOn: "NextButOne",
    });
    const manager = as(await person(db, "crewingmanagertanker"), { now });
    expect(await getSeatCost.execute(manager, keysOf(tanker))).toMatchObject({ monthly: null, difference: null });
    await expect(getSeatCost.execute(manager, keysOf(marine))).rejects.toMatchObject({ code: "not-found" });
    for (const role of ["crewingplanningmarine", "crewingservicemarine"] as const)
      await expect(getSeatCost.execute(as(await person(db, role), { now }), keysOf(marine))).rejects.toMatchObject({
        code: "forbidden",
      });
  }),
);
