import { eq } from "drizzle-orm";
import { jobOpenings } from "@/db/schema/job-openings";
import { openingForm, openOpening } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { updateJobOpening } from "./update-job-opening";

afterAll(closeDatabase);

test(
  "editing can close an opening and open it again, with who and when",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const { id } = await openOpening(db);
    const form = await openingForm(db);
    await updateJobOpening.execute(as(admin), { ...form, id, isOpen: false });
    const [closed] = await db.select().from(jobOpenings).where(eq(jobOpenings.id, id));
    expect(closed).toMatchObject({ closedBy: admin.userId, version: 2 });
    expect(closed?.closedAt).toBeInstanceOf(Date);
    await updateJobOpening.execute(as(admin), { ...form, id, isOpen: true });
    const [opened] = await db.select().from(jobOpenings).where(eq(jobOpenings.id, id));
    expect(opened).toMatchObject({ closedAt: null, closedBy: null, version: 3 });
  }),
);

test(
  "a stale version is a conflict and changes nothing",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const { id } = await openOpening(db);
    const form = await openingForm(db);
    await updateJobOpening.execute(as(admin), { ...form, id, version: 1, vacancies: 5 });
    await expect(updateJobOpening.execute(as(admin), { ...form, id, version: 1, vacancies: 9 })).rejects.toMatchObject({ code: "conflict" });
    const [row] = await db.select().from(jobOpenings).where(eq(jobOpenings.id, id));
    expect(row?.vacancies).toBe(5);
  }),
);

test(
  "another division's opening does not exist for the editor",
  rolledBack(async (db) => {
    const { id } = await openOpening(db, 2);
    const admin = await person(db, "crewingadminmarine");
    await expect(updateJobOpening.execute(as(admin), { ...(await openingForm(db)), id })).rejects.toMatchObject({ code: "not-found" });
  }),
);
