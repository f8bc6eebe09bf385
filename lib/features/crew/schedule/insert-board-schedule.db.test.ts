import { eq } from "drizzle-orm";
import { crewSeaServices } from "@/db/schema/crew";
import { seafarer, vessel } from "@/db/testing/crew";
import { fieldsOf } from "@/db/testing/calls/fields-of";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { insertBoardSchedule } from "./insert-board-schedule";

afterAll(closeDatabase);

const foreign = {
  companyName: "PT Lain",
  position: "Able Seaman",
  vesselName: "MV Lain",
  vesselType: "Bulk Carrier",
  onBoard: "2022-01-10",
  offBoard: "2022-08-10",
  grt: "12000",
};

test(
  "fills vessel fields and rank for an own vessel, and stores several services with one company",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db);
    const ship = await vessel(db, { name: "MV Nusantara", management: "PT Sendiri", grt: 9_876.5 });
    const planning = as(await person(db, "crewingplanningmarine"));
    await insertBoardSchedule.execute(planning, {
      crewId: crewMember.id,
      vesselId: ship.id,
      startDate: "2024-01-01",
      endDate: "2024-07-01",
    });
    await insertBoardSchedule.execute(planning, {
      crewId: crewMember.id,
      vesselId: ship.id,
      onBoard: "2025-01-01",
      offBoard: "2025-07-01",
    });
    await insertBoardSchedule.execute(planning, { crewId: crewMember.id, ...foreign });
    const rows = await db
      .select()
      .from(crewSeaServices)
      .where(eq(crewSeaServices.crewId, crewMember.id))
      .orderBy(crewSeaServices.onBoard);
    expect(rows).toMatchObject([
      { companyName: "PT Lain", vesselId: null, grt: 12_000, assignmentId: null },
      {
        companyName: "PT Sendiri",
        vesselName: "MV Nusantara",
        vesselId: ship.id,
        position: "Able Seaman",
        grt: 9_876.5,
        onBoard: "2024-01-01",
        offBoard: "2024-07-01",
      },
      { vesselId: ship.id, onBoard: "2025-01-01" },
    ]);
    await expect(
      insertBoardSchedule.execute(planning, { crewId: crewMember.id, ...foreign, companyName: "PT Other" }),
    ).rejects.toMatchObject({ code: "conflict", messageKey: "crew.edit.sameService" });
  }),
);

test(
  "requires past service with ordered dates, refuses a third vessel at once and other divisions' vessels",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db);
    const admin = as(await person(db, "crewingadminmarine"));
    const insert = (changes: object) =>
      insertBoardSchedule.execute(admin, { crewId: crewMember.id, ...foreign, ...changes });
    expect(await fieldsOf(insert({ offBoard: "2022-01-01" }))).toEqual([
      { path: "offBoard", message: "crew.offBoardBeforeOnBoard" },
    ]);
    expect((await fieldsOf(insert({ offBoard: "2126-01-01" }))).map(({ path }) => path)).toEqual(["offBoard"]);
    expect(await fieldsOf(insert({ vesselId: (await vessel(db, { divisionId: 2 })).id }))).toEqual([
      { path: "vesselId", message: "validation.invalid" },
    ]);
    await insert({});
    await insert({ vesselName: "MV Dua" });
    expect(await fieldsOf(insert({ vesselName: "MV Tiga" }))).toEqual([
      { path: "onBoard", message: "crew.edit.seaServiceOverlap" },
    ]);
    for (const role of [
      "crewingmanagermarine",
      "crewingpdemarine",
      "crewingservicemarine",
      "crewingfinancemarine",
    ] as const) {
      await expect(
        insertBoardSchedule.execute(as(await person(db, role)), { crewId: crewMember.id, ...foreign }),
      ).rejects.toMatchObject({ code: "forbidden" });
    }
    const own = as(await person(db, "crewmarine", "crew", { crewId: crewMember.id }));
    await expect(insertBoardSchedule.execute(own, { crewId: crewMember.id, ...foreign })).rejects.toMatchObject({
      messageKey: "crew.requests.askInstead",
    });
    await expect(
      insertBoardSchedule.execute(as(await person(db, "crewingadmintanker")), {
        crewId: crewMember.id,
        ...foreign,
      }),
    ).rejects.toMatchObject({ code: "not-found" });
  }),
);
