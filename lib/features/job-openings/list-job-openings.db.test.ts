import { eq } from "drizzle-orm";
import { positions } from "@/db/schema/positions";
import { openOpening } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { listJobOpenings } from "./list-job-openings";

afterAll(closeDatabase);

test(
  "the list shows the actor's division only, newest first, with totals",
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
  "asking for the other division answers an empty list, not its rows",
  rolledBack(async (db) => {
    await openOpening(db, 2);
    const page = await listJobOpenings.execute(as(await person(db, "crewingadminmarine")), { divisionId: 2 });
    expect(page.rows).toEqual([]);
  }),
);

test(
  "a keyword under three characters is no keyword; wildcards are literal",
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
  "a page size above 200 is refused",
  rolledBack(async (db) => {
    const admin = as(await person(db, "crewingadminmarine"));
    await expect(listJobOpenings.execute(admin, { pageSize: 201 })).rejects.toMatchObject({ code: "invalid" });
  }),
);

test(
  "a passed closing date closes an opening without anybody acting",
  rolledBack(async (db) => {
    await openOpening(db, 1, { closesOn: "2020-01-01" });
    const admin = as(await person(db, "crewingadminmarine"));
    const page = await listJobOpenings.execute(admin, { status: "closed" });
    expect(page.rows[0]).toMatchObject({ isOpen: false });
    expect((await listJobOpenings.execute(admin, { status: "open" })).total).toBe(0);
  }),
);

test(
  "several positions and vessel types narrow rows and total",
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
  "a narrowed list says out of how many openings of the division",
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
