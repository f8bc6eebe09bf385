import { asc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crewSeaServices } from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { audited } from "@/db/testing/audited";
import { seafarer } from "@/db/testing/crew";
import { fieldsOf } from "@/db/testing/calls/fields-of";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { uploadBy } from "@/db/testing/files/uploads";
import { updateSeaService } from "./update-sea-service";

afterAll(closeDatabase);

const service = {
  companyName: "PT Laut",
  position: "Able Seaman",
  vesselName: "MV Satu",
  vesselType: "General Cargo",
  onBoard: "2023-01-01",
  offBoard: "2023-09-01",
};
const rowsOf = (db: Transaction, crewId: number) =>
  db.select().from(crewSeaServices).where(eq(crewSeaServices.crewId, crewId)).orderBy(asc(crewSeaServices.id));

test(
  "lets planning add, change and remove sea service with user, scan, version and audit entry",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db);
    const planner = await person(db, "crewingplanningmarine");
    const edit = (values: object) => updateSeaService.execute(as(planner), { crewId: crewMember.id, values });
    const attachment = await uploadBy(db, planner);
    expect(await edit({ ...service, attachment })).toMatchObject({ id: crewMember.id, crewId: crewMember.id });
    const [row] = await rowsOf(db, crewMember.id);
    expect(row).toMatchObject({ ...service, fileId: attachment, createdBy: planner.userId, removedAt: null });
    expect(await db.select().from(files).where(eq(files.id, attachment))).toMatchObject([
      { subjectType: "crew", subjectId: crewMember.id },
    ]);
    await edit({ id: row?.id, offBoard: "2023-10-01" });
    const inForce = async () => (await rowsOf(db, crewMember.id)).filter(({ removedAt }) => removedAt === null);
    expect(await inForce()).toMatchObject([{ ...service, offBoard: "2023-10-01", fileId: attachment }]);
    await edit({ id: (await inForce())[0]?.id, removed: true });
    expect(await inForce()).toEqual([]);
    const entries = await audited(db, "crew.update-sea-service");
    expect(entries.map(({ subject, actorId, divisionId }) => [subject, actorId, divisionId])).toEqual(
      Array(3).fill([String(crewMember.id), String(planner.userId), 1]),
    );
  }),
);

test(
  "requires company and ordered dates, and stores nothing otherwise",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db);
    const planner = as(await person(db, "crewingplanningmarine"));
    const refusal = (changes: object) =>
      fieldsOf(updateSeaService.execute(planner, { crewId: crewMember.id, values: { ...service, ...changes } }));
    expect(await refusal({ companyName: "" })).toEqual([{ path: "companyName", message: "validation.required" }]);
    expect(await refusal({ offBoard: "2022-12-31" })).toEqual([
      { path: "offBoard", message: "crew.offBoardBeforeOnBoard" },
    ]);
    expect(await rowsOf(db, crewMember.id)).toEqual([]);
  }),
);

test(
  "refuses rows of other people and hides other divisions",
  rolledBack(async (db) => {
    const [one, other] = [await seafarer(db), await seafarer(db)];
    const planner = as(await person(db, "crewingplanningmarine"));
    await updateSeaService.execute(planner, { crewId: other.id, values: service });
    const [theirs] = await rowsOf(db, other.id);
    expect(
      await fieldsOf(
        updateSeaService.execute(planner, { crewId: one.id, values: { id: theirs?.id, companyName: "PT Lain" } }),
      ),
    ).toEqual([{ path: "id", message: "crew.edit.rowGone" }]);
    expect(await rowsOf(db, other.id)).toMatchObject([service]);
    const call = { crewId: one.id, values: service };
    await expect(updateSeaService.execute(as(await person(db, "crewingplanningtanker")), call)).rejects.toMatchObject({
      code: "not-found",
    });
    for (const role of ["crewingmanagermarine", "crewingservicemarine", "crewingpdemarine"] as const)
      await expect(updateSeaService.execute(as(await person(db, role)), call)).rejects.toMatchObject({
        code: "forbidden",
      });
    await expect(
      updateSeaService.execute(as(await person(db, "crewmarine", "crew", { crewId: one.id })), call),
    ).rejects.toMatchObject({ code: "forbidden" });
  }),
);
