import { lookupId, openOpening } from "@/db/testing/openings";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { getPublicJobOpening } from "./get-public-job-opening";
import { listJobOpeningFilters } from "./list-job-opening-filters";
import { listPublicJobOpenings } from "./list-public-job-openings";
import { listSitemapJobOpenings } from "./list-sitemap-job-openings";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
const stranger = as({ kind: "stranger" }, { now });
const at = (day: string) => new Date(`${day}T02:00:00Z`);
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

test(
  "lists open openings of both divisions to strangers, newest first, five per page",
  rolledBack(async (db) => {
    const days = ["2026-11-01", "2026-11-02", "2026-11-03", "2026-11-04", "2026-11-05", "2026-11-06"];
    const made = [];
    for (const [index, day] of days.entries())
      made.push(await openOpening(db, index % 2 ? 2 : 1, { createdAt: at(day) }));
    await openOpening(db, 1, { closedAt: now });
    await openOpening(db, 1, { closesOn: "2026-11-19" });
    const newest = idsOf(made).reverse();
    const page = await listPublicJobOpenings.execute(stranger, {});
    expect(page).toMatchObject({ total: 6, pageNumber: 1, pageSize: 5 });
    expect(idsOf(page.rows)).toEqual(newest.slice(0, 5));
    expect(idsOf((await listPublicJobOpenings.execute(stranger, { pageNumber: 2 })).rows)).toEqual(newest.slice(5));
    expect(page.rows[0]).toMatchObject({ divisionName: "Tanker", isOpen: true });
    expect(page.rows[0]).not.toHaveProperty("applicants");
    expect(page.rows[0]).not.toHaveProperty("createdBy");
    expect(idsOf(await listSitemapJobOpenings.execute(stranger, {}))).toEqual(newest);
  }),
);

test(
  "filters by rank, vessel type, city, employment and text; an invalid id is refused",
  rolledBack(async (db) => {
    const permanent = await lookupId(db, "employment-type", "Permanent");
    const [master, bosun] = [
      await openOpening(db, 1, { employmentTypeId: permanent, searchText: "master surabaya" }, "Master"),
      await openOpening(db, 1, { cityId: null, searchText: "bosun belawan" }, "Bosun"),
    ];
    const tanker = await openOpening(db, 2, { cityId: null });
    const found = async (filter: object) => idsOf((await listPublicJobOpenings.execute(stranger, filter)).rows);
    expect(await found({ position: bosun.positionId })).toEqual([bosun.id]);
    expect(await found({ vesselType: master.vesselTypeId })).toEqual([bosun.id, master.id]);
    expect(await found({ vesselType: tanker.vesselTypeId })).toEqual([tanker.id]);
    expect(await found({ city: master.cityId })).toEqual([master.id]);
    expect(await found({ jobType: permanent })).toEqual([master.id]);
    expect(await found({ filterList: "BELAWAN" })).toEqual([bosun.id]);
    await expect(found({ position: master.positionId, city: "everywhere" })).rejects.toMatchObject({ code: "invalid" });
    expect(await found({ position: 999_999_999 })).toEqual([]);
  }),
);

test(
  "offers filter values of open openings once by name, with the division where shared",
  rolledBack(async (db) => {
    const [marine, tanker] = [await openOpening(db, 1, {}, "Master"), await openOpening(db, 2, {}, "Master")];
    const bosun = await openOpening(db, 1, { cityId: null }, "Bosun");
    await openOpening(db, 1, {}, "Bosun");
    await openOpening(db, 1, { closedAt: now }, "Oiler");
    const filters = await listJobOpeningFilters.execute(stranger, {});
    expect(filters.positions.map(({ id, name }) => [id, name])).toEqual([
      [bosun.positionId, "Bosun"],
      [marine.positionId, "Master (Marine)"],
      [tanker.positionId, "Master (Tanker)"],
    ]);
    expect(filters.positions[1]?.nameId).toMatch(/ \(Marine\)$/);
    expect(idsOf(filters.vesselTypes).sort()).toEqual([marine.vesselTypeId, tanker.vesselTypeId].sort());
    expect(idsOf(filters.cities)).toEqual([marine.cityId]);
    expect(filters.jobTypes).toEqual([{ id: marine.employmentTypeId, name: "Contract", nameId: "Kontrak" }]);
  }),
);

test(
  "shows a closed opening's page for thirty days",
  rolledBack(async (db) => {
    const open = await openOpening(db);
    const byHand = await openOpening(db, 1, { closedAt: at("2026-11-01") });
    const byDate = await openOpening(db, 2, { closesOn: "2026-11-01" });
    const seenOn = (id: number, day: string) =>
      getPublicJobOpening.execute(as({ kind: "stranger" }, { now: at(day) }), { id }).then(
        ({ isOpen }) => (isOpen ? "open" : "closed"),
        ({ code }: { code: string }) => code,
      );
    expect([await seenOn(open.id, "2027-11-20"), await seenOn(999_999_999, "2026-11-20")]).toEqual([
      "open",
      "not-found",
    ]);
    expect([await seenOn(byHand.id, "2026-12-01"), await seenOn(byHand.id, "2026-12-02")]).toEqual([
      "closed",
      "not-found",
    ]);
    expect([await seenOn(byDate.id, "2026-11-01"), await seenOn(byDate.id, "2026-12-02")]).toEqual(["open", "closed"]);
    expect(await seenOn(byDate.id, "2026-12-03")).toBe("not-found");
  }),
);
