import { eq } from "drizzle-orm";
import { auditEntries } from "@/db/schema/audit";
import { jobOpenings } from "@/db/schema/job-openings";
import { openingForm } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { createJobOpening } from "./create-job-opening";

afterAll(closeDatabase);

test(
  "creates an open opening with education and COC of the matrix, audited",
  rolledBack(async (db) => {
    const staff = await person(db, "crewingstaffmarine");
    const { id } = await createJobOpening.execute(as(staff), await openingForm(db));
    const [stored] = await db.select().from(jobOpenings).where(eq(jobOpenings.id, id));
    expect(stored).toMatchObject({ divisionId: 1, closedAt: null, createdBy: staff.userId, vacancies: 2 });
    expect(stored?.education).not.toBe("");
    expect(stored?.coc).not.toBe("");
    expect(stored?.searchText).toContain("master");
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "job-openings.create"))
      .orderBy(auditEntries.id);
    expect(entry).toMatchObject({ subject: String(id), actorId: String(staff.userId), divisionId: 1, channel: "api" });
  }),
);

test(
  "returns every documented message for an empty form",
  rolledBack(async (db) => {
    const staff = await person(db, "crewingstaffmarine");
    await expect(createJobOpening.execute(as(staff), {})).rejects.toMatchObject({
      code: "invalid",
      fields: expect.arrayContaining([
        { path: "positionId", message: "job-openings.positionRequired" },
        { path: "vesselSizeId", message: "job-openings.vesselSizeRequired" },
        { path: "vesselTypeId", message: "job-openings.vesselTypeRequired" },
        { path: "employmentTypeId", message: "job-openings.employmentTypeRequired" },
        { path: "yearsOfExperience", message: "job-openings.yearsRequired" },
      ]),
    });
  }),
);

test(
  "refuses a position of the other division on its field",
  rolledBack(async (db) => {
    const staff = await person(db, "crewingstafftanker");
    await expect(createJobOpening.execute(as(staff), await openingForm(db, 1))).rejects.toMatchObject({
      fields: [{ path: "positionId", message: "job-openings.positionRequired" }],
    });
  }),
);

test(
  "refuses users who may only view",
  rolledBack(async (db) => {
    for (const role of ["crewingplanningmarine", "crewingpdemarine"] as const) {
      await expect(createJobOpening.execute(as(await person(db, role)), await openingForm(db))).rejects.toMatchObject({
        code: "forbidden",
      });
    }
  }),
);

test(
  "accepts the documented names jobPositionMarineId and workExperience",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const { positionId, yearsOfExperience, ...form } = await openingForm(db);
    const { id } = await createJobOpening.execute(as(admin), {
      ...form,
      jobPositionMarineId: positionId,
      workExperience: String(yearsOfExperience),
    });
    expect(id).toBeGreaterThan(0);
  }),
);
