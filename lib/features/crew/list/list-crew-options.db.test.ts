import { seafarer } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { queriesSent } from "@/db/testing/calls/queries-sent";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { listBlacklistLevels } from "./list-blacklist-levels";
import { listCrew } from "./list-crew";
import { listCrewOptions } from "./list-crew-options";

afterAll(closeDatabase);

test(
  "lists people of the division by name, filtered by keyword, rank and status",
  rolledBack(async (db) => {
    const master = await seafarer(db, { fullName: "Ketut Wijaya", rank: "Master" });
    await seafarer(db, { fullName: "Agus Wijaya", status: "resigned", resignedOn: "2026-01-01" });
    await seafarer(db, { fullName: "Wayan Wijaya", divisionId: 2 });
    const admin = as(await person(db, "crewingadminmarine"));
    const all = await listCrewOptions.execute(admin, { filterList: "wijaya" });
    expect(all).toMatchObject({
      total: 2,
      rows: [
        { fullName: "Agus Wijaya" },
        { fullName: "Ketut Wijaya", crewId: master.id, position: "Master", employeeNumber: master.employeeNumber },
      ],
    });
    expect((await listCrewOptions.execute(admin, { position: master.positionId })).rows).toHaveLength(1);
    expect((await listCrewOptions.execute(admin, { status: "resigned" })).rows).toMatchObject([
      { fullName: "Agus Wijaya" },
    ]);
    expect((await listCrewOptions.execute(admin, { role: "crewtanker" })).total).toBe(0);
    expect(await queriesSent(db, () => listCrewOptions.execute(admin, { filterList: "wijaya" }))).toHaveLength(2);
    await expect(listCrewOptions.execute(as(await person(db, "crewmarine")), {})).rejects.toMatchObject({
      code: "forbidden",
    });
  }),
);

test(
  "sorts names regardless of capitals and accents, in options and on every tab",
  rolledBack(async (db) => {
    for (const fullName of ["Zaki", "Élodie", "agus", "Agung", "eko"])
      await seafarer(db, { fullName, status: "resigned", resignedOn: "2026-01-01" });
    const admin = as(await person(db, "crewingadminmarine"));
    const sorted = ["Agung", "agus", "eko", "Élodie", "Zaki"];
    const names = ({ rows }: { rows: { fullName: string }[] }) => rows.map(({ fullName }) => fullName);
    expect(names(await listCrewOptions.execute(admin, { status: "resigned" }))).toEqual(sorted);
    for (const sort of ["name", "position", "vessel"] as const) {
      expect([sort, names(await listCrew.execute(admin, { tab: "resigned", sort }))]).toEqual([sort, sorted]);
      expect([sort, names(await listCrew.execute(admin, { tab: "resigned", sort, order: "desc" }))]).toEqual([
        sort,
        [...sorted].reverse(),
      ]);
    }
    expect(names(await listCrew.execute(admin, { tab: "resigned", sort: "vessel", filterList: "t-" }))).toEqual(sorted);
  }),
);

test(
  "finds barred people under their previous status for viewers without the register, and none by the status itself",
  rolledBack(async (db) => {
    await seafarer(db, { fullName: "Satu", status: "blacklist" });
    await seafarer(db, { fullName: "Dua", status: "blacklist", resignedOn: "2026-01-01" });
    const found = async (role: Parameters<typeof person>[1], status: string) =>
      (await listCrewOptions.execute(as(await person(db, role)), { status })).rows.map((row) => [
        row.fullName,
        row.status,
      ]);
    for (const role of ["crewingfinancemarine", "crewingservicemarine"] as const) {
      expect([
        role,
        await found(role, "off-board"),
        await found(role, "resigned"),
        await found(role, "blacklist"),
      ]).toEqual([role, [["Satu", "off-board"]], [["Dua", "resigned"]], []]);
      expect((await listCrew.execute(as(await person(db, role)), { allTabs: true })).counts).toMatchObject({
        "off-board": 1,
        resigned: 1,
        blacklist: null,
      });
    }
    expect(await found("crewingadminmarine", "blacklist")).toEqual([
      ["Dua", "blacklist"],
      ["Satu", "blacklist"],
    ]);
    expect(await found("crewingadminmarine", "off-board")).toEqual([]);
  }),
);

test(
  "lists the three register levels in both languages",
  rolledBack(async (db) => {
    const levels = await listBlacklistLevels.execute(as(await person(db, "crewingadminmarine")), {});
    expect(levels.map(({ id, name }) => [id, name])).toEqual([
      [1, "DAPAT_DIPEKERJAKAN"],
      [2, "MENJADI_PERHATIAN"],
      [3, "TIDAK_DAPAT_DIPEKERJAKAN"],
    ]);
    expect(levels[1]).toMatchObject({ nameEn: "Being noted", nameId: "Menjadi perhatian" });
  }),
);
