import { eq } from "drizzle-orm";
import { preparations } from "@/db/schema/preparation";
import { vessel } from "@/db/testing/crew";
import { agreed, checkedUp, joining, trained } from "@/db/testing/records/joiners";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { getJoiner } from "./get-joiner";
import { getPreparationVessel } from "./get-preparation-vessel";

afterAll(closeDatabase);

const now = new Date("2026-11-23T02:00:00Z");

test(
  "is completed with all items done, and readable without a next step after the end",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const one = await joining(db, ship);
    await checkedUp(db, one, { result: "Passed" });
    await trained(db, one, { result: "Passed" });
    const caller = as(await person(db, "crewingplanningmarine"), { now });
    const read = () => getJoiner.execute(caller, { vesselId: ship.id, crewId: one.crewId });
    expect(await read()).toMatchObject({ preparationStatus: "Not Completed", next: { item: "pkl", by: "2026-12-17" } });
    const pkl = await agreed(db, one);
    expect(await read()).toMatchObject({
      preparationStatus: "Completed",
      next: null,
      pklStatus: "Signed",
      pklId: pkl.id,
    });
    await db
      .update(preparations)
      .set({ endedAt: now, endReason: "joined" })
      .where(eq(preparations.id, one.preparationId));
    expect(await read()).toMatchObject({ isEnded: true, next: null });
  }),
);

test(
  "shows seafarers only their own; another division finds nothing",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const [one, other] = [await joining(db, ship, { sequence: 1 }), await joining(db, ship, { sequence: 2 })];
    const self = as(await person(db, "crewmarine", "crew", { crewId: one.crewId }), { now });
    const of = (crewId: number) => ({ vesselId: ship.id, crewId });
    expect(await getJoiner.execute(self, of(one.crewId))).toMatchObject({
      crewId: one.crewId,
      medicalStatus: "FIT",
    });
    const gone = { code: "not-found", messageKey: "preparation.notFound" };
    await expect(getJoiner.execute(self, of(other.crewId))).rejects.toMatchObject(gone);
    const tanker = as(await person(db, "crewingadmintanker"), { now });
    await expect(getJoiner.execute(tanker, of(one.crewId))).rejects.toMatchObject(gone);
    await expect(getPreparationVessel.execute(tanker, { vesselId: ship.id })).rejects.toMatchObject({
      code: "not-found",
    });
  }),
);

test(
  "counts each tab of a vessel; a head gets no health tabs",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const one = await joining(db, ship, { sequence: 1 });
    await joining(db, ship, { sequence: 2 });
    await checkedUp(db, one, { result: "Failed" });
    await checkedUp(db, one);
    const counts = { "crew-details": 2, mcu: 2, bjst: 0, "medical-certificate": 2, pkl: 0 };
    const caller = as(await person(db, "crewingplanningmarine"), { now });
    expect(await getPreparationVessel.execute(caller, { vesselId: ship.id })).toMatchObject({ counts });
    const head = as(await person(db, "crewmarine", "head", { vesselId: ship.id }), { now });
    expect(await getPreparationVessel.execute(head, { vesselId: ship.id })).toMatchObject({
      counts: { ...counts, mcu: null, "medical-certificate": null },
    });
  }),
);
