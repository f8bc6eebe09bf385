import { openOpening } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { getJobOpening } from "./get-job-opening";

afterAll(closeDatabase);

test(
  "returns the documented names, with the position by division",
  rolledBack(async (db) => {
    const [marine, tanker] = [await openOpening(db, 1, { cityId: null }), await openOpening(db, 2)];
    expect(await getJobOpening.execute(as(await person(db, "crewingstaffmarine")), { id: marine.id })).toMatchObject({
      id: marine.id,
      divisionName: "Marine",
      vesselTypeId: marine.vesselTypeId,
      jobPositionMarineId: marine.positionId,
      jobPositionTankerId: null,
      jobPositionNameEn: "Master",
      jobType: "Contract",
      jobTypeId: "Kontrak",
      cityName: null,
      workExperience: "3 Years",
      url: `/career/${marine.id}`,
      isOpen: true,
      version: 1,
    });
    expect(await getJobOpening.execute(as(await person(db, "crewingstafftanker")), { id: tanker.id })).toMatchObject({
      divisionName: "Tanker",
      jobPositionMarineId: null,
      jobPositionTankerId: tanker.positionId,
    });
  }),
);

test(
  "returns not-found for the other division; service and finance have no access",
  rolledBack(async (db) => {
    const { id } = await openOpening(db, 2);
    await expect(getJobOpening.execute(as(await person(db, "crewingadminmarine")), { id })).rejects.toMatchObject({
      code: "not-found",
      messageKey: "job-openings.notFound",
    });
    for (const role of ["crewingservicetanker", "crewingfinancetanker"] as const)
      await expect(getJobOpening.execute(as(await person(db, role)), { id })).rejects.toMatchObject({
        code: "forbidden",
      });
  }),
);
