import { eq } from "drizzle-orm";
import { jobOpenings } from "@/db/schema/job-openings";
import { openingForm, openOpening } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { updateJobOpening } from "./update-job-opening";

afterAll(closeDatabase);

test(
  "closes and reopens by editing, with user and time",
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
  "refuses an outdated version with the other user's name",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const { id } = await openOpening(db);
    const form = await openingForm(db);
    await updateJobOpening.execute(as(admin), { ...form, id, version: 1, vacancies: 5 });
    await expect(updateJobOpening.execute(as(admin), { ...form, id, version: 1, vacancies: 9 })).rejects.toMatchObject({
      code: "conflict",
      messageKey: "errors.changedBy",
      values: { name: "Sari Wijaya" },
    });
    const [row] = await db.select().from(jobOpenings).where(eq(jobOpenings.id, id));
    expect(row?.vacancies).toBe(5);
  }),
);

test(
  "returns not-found for the other division",
  rolledBack(async (db) => {
    const { id } = await openOpening(db, 2);
    const admin = await person(db, "crewingadminmarine");
    await expect(updateJobOpening.execute(as(admin), { ...(await openingForm(db)), id })).rejects.toMatchObject({
      code: "not-found",
    });
  }),
);

test(
  "keeps a past closing date on other changes, drops it on reopening, and refuses it as a new one",
  rolledBack(async (db) => {
    const admin = as(await person(db, "crewingadminmarine"));
    const { id } = await openOpening(db, 1, { closesOn: "2020-01-01" });
    const form = await openingForm(db);
    const stored = async () => (await db.select().from(jobOpenings).where(eq(jobOpenings.id, id)))[0];
    await updateJobOpening.execute(admin, { ...form, id, isOpen: false, closesOn: "2020-01-01", vacancies: 7 });
    expect(await stored()).toMatchObject({ closesOn: "2020-01-01", vacancies: 7 });
    await expect(updateJobOpening.execute(admin, { ...form, id, closesOn: "2021-01-01" })).rejects.toMatchObject({
      fields: [{ path: "closesOn", message: "job-openings.closesInFuture" }],
    });
    await updateJobOpening.execute(admin, { ...form, id, isOpen: true, closesOn: "2020-01-01" });
    expect(await stored()).toMatchObject({ closesOn: null, closedAt: null });
  }),
);
