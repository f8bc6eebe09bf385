import { lookupId, openOpening } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { getWorkSummary } from "./get-work-summary";

afterAll(closeDatabase);

test(
  "returns the opening and whether it is open",
  rolledBack(async (db) => {
    const employmentTypeId = await lookupId(db, "employment-type", "Contract");
    const { id: joi } = await openOpening(db, 1, { yearsOfExperience: 1, employmentTypeId, closesOn: "2026-11-20" });
    const staff = await person(db, "crewingstaffmarine");
    const at = (now: string) => getWorkSummary.execute(as(staff, { now: new Date(now) }), { joi });
    expect(await at("2026-11-20T16:59:00Z")).toEqual({
      division: "Marine",
      jobPosition: "Master",
      jobPositionNameId: expect.any(String),
      vesselSize: expect.any(String),
      vesselType: expect.any(String),
      vesselTypeNameId: expect.any(String),
      jobType: "Contract",
      jobTypeNameId: "Kontrak",
      education: "D-III Nautika",
      workExperience: "1 Year",
      yearsOfExperience: 1,
      statusJobOpening: "Open",
    });
    expect(await at("2026-11-20T17:00:00Z")).toMatchObject({ statusJobOpening: "Closed" });
  }),
);

test(
  "returns the documented failure for the other division, and for finance",
  rolledBack(async (db) => {
    const { id: joi } = await openOpening(db, 2);
    for (const unknown of [joi, 999_999_999])
      await expect(
        getWorkSummary.execute(as(await person(db, "crewingadminmarine")), { joi: unknown }),
      ).rejects.toMatchObject({ code: "not-found", messageKey: "applicants.workSummaryFailed" });
    await expect(getWorkSummary.execute(as(await person(db, "crewingfinancetanker")), { joi })).rejects.toMatchObject({
      code: "forbidden",
    });
  }),
);
