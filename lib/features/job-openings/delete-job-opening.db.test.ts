import { eq } from "drizzle-orm";
import { jobOpenings } from "@/db/schema/job-openings";
import { openOpening } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { deleteJobOpening } from "./delete-job-opening";

afterAll(closeDatabase);

test(
  "lets an admin delete an opening without applicants; staff may not",
  rolledBack(async (db) => {
    const { id } = await openOpening(db);
    await expect(deleteJobOpening.execute(as(await person(db, "crewingstaffmarine")), { id })).rejects.toMatchObject({
      code: "forbidden",
    });
    await deleteJobOpening.execute(as(await person(db, "crewingadminmarine")), { id: String(id) });
    expect(await db.select().from(jobOpenings).where(eq(jobOpenings.id, id))).toEqual([]);
  }),
);

test(
  "returns not-found to the other division's admin",
  rolledBack(async (db) => {
    const { id } = await openOpening(db);
    await expect(deleteJobOpening.execute(as(await person(db, "crewingadmintanker")), { id })).rejects.toMatchObject({
      code: "not-found",
    });
  }),
);
