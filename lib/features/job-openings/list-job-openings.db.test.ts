import { eq } from "drizzle-orm";
import { positions } from "@/db/schema/positions";
import { openOpening } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { listJobOpenings } from "./list-job-openings";

afterAll(closeDatabase);

test(
  "lists the actor's division newest first with totals",
  rolledBack(async (db) => {
    const older = await openOpening(db, 1, { createdAt: new Date("2026-01-01T00:00:00Z") });
    const newer = await openOpening(db, 1);
    await openOpening(db, 2);
    const page = await listJobOpenings.execute(as(await person(db, "crewingmanagermarine")), {});
    expect(page.rows.map(({ id }) => id)).toEqual([newer.id, older.id]);
    expect(page).toMatchObject({ total: 2, pageNumber: 1, pageSize: 30 });
    expect(page.rows[0]).toMatchObject({
      jobPositionNameEn: "Master",
      isOpen: true,
      applicants: 0,
      workExperience: "3 Years",
      jobPositionTankerId: null,
    });
  }),
);

test(
  "returns an empty list for the other division",
  rolledBack(async (db) => {
    await openOpening(db, 2);
    const page = await listJobOpenings.execute(as(await person(db, "crewingadminmarine")), { divisionId: 2 });
    expect(page.rows).toEqual([]);
  }),
);

test(
  "ignores a keyword under three characters and treats wildcards literally",
  rolledBack(async (db) => {
    await openOpening(db, 1, { searchText: "bosun landing craft" });
    const admin = as(await person(db, "crewingadminmarine"));
    const found = async (filterList: string) => (await listJobOpenings.execute(admin, { filterList })).total;
    expect(await found("xy")).toBe(1);
    expect(await found("LANDING")).toBe(1);
    expect(await found("b%n")).toBe(0);
    expect(await found("' or 1=1 --")).toBe(0);
  }),
);

test(
  "refuses a page size above 200",
  rolledBack(async (db) => {
    const admin = as(await person(db, "crewingadminmarine"));
    await expect(listJobOpenings.execute(admin, { pageSize: 201 })).rejects.toMatchObject({ code: "invalid" });
  }),
);

test(
  "closes an opening after its closing date without an action",
  rolledBack(async (db) => {
    await openOpening(db, 1, { closesOn: "2020-01-01" });
    const admin = as(await person(db, "crewingadminmarine"));
    const page = await listJobOpenings.execute(admin, { status: "closed" });
    expect(page.rows[0]).toMatchObject({ isOpen: false });
    expect((await listJobOpenings.execute(admin, { status: "open" })).total).toBe(0);
  }),
);

test(
  "filters rows and total by several positions and vessel types",
  rolledBack(async (db) => {
    const ranks = await db.select().from(positions).where(eq(positions.divisionId, 1)).limit(3);
    const [first, second, third] = await Promise.all(ranks.map(({ id }) => openOpening(db, 1, { positionId: id })));
    if (!first || !second || !third) throw new Error("no openings");
    const admin = as(await person(db, "crewingadminmarine"));
    const found = async (input: object) => {
      const { rows, total } = await listJobOpenings.execute(admin, input);
      expect(total).toBe(rows.length);
      return rows.map(({ id }) => id).sort((a, b) => a - b);
    };
    const two = [first.positionId, third.positionId];
    expect(await found({ position: two })).toEqual([first.id, third.id].sort((a, b) => a - b));
    expect(await found({ position: two.join(","), vesselType: first.vesselTypeId, status: "open" })).toHaveLength(2);
    expect(await found({ position: second.positionId })).toEqual([second.id]);
  }),
);

test(
  "returns the unfiltered total with a filtered list",
  rolledBack(async (db) => {
    await openOpening(db, 1, { searchText: "bosun landing craft" });
    await openOpening(db, 1);
    await openOpening(db, 2);
    const admin = as(await person(db, "crewingadminmarine"));
    expect(await listJobOpenings.execute(admin, { filterList: "landing" })).toMatchObject({ total: 1, outOf: 2 });
    expect(await listJobOpenings.execute(admin, { status: "closed" })).toMatchObject({ total: 0, outOf: 2 });
    expect(await listJobOpenings.execute(admin, {})).toMatchObject({ total: 2, outOf: null });
  }),
);
