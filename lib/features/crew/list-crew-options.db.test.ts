import { seafarer } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { queriesSent } from "@/db/testing/queries-sent";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { listBlacklistLevels } from "./list-blacklist-levels";
import { listCrewOptions } from "./list-crew-options";

afterAll(closeDatabase);

test(
  "people to choose from come by name, narrowed by keyword, rank and status, from the own division",
  rolledBack(async (db) => {
    const master = await seafarer(db, { fullName: "Ketut Wijaya", rank: "Master" });
    await seafarer(db, { fullName: "Agus Wijaya", status: "resigned", resignedOn: "2026-01-01" });
    await seafarer(db, { fullName: "Wayan Wijaya", divisionId: 2 });
    const admin = as(await person(db, "crewingadminmarine"));
    const all = await listCrewOptions.execute(admin, { filterList: "wijaya" });
    expect(all).toMatchObject({ total: 2, rows: [{ fullName: "Agus Wijaya" }, { fullName: "Ketut Wijaya", employeeId: master.id, position: "Master", employeeNumber: master.employeeNumber }] });
    expect((await listCrewOptions.execute(admin, { position: master.positionId })).rows).toHaveLength(1);
    expect((await listCrewOptions.execute(admin, { status: "resigned" })).rows).toMatchObject([{ fullName: "Agus Wijaya" }]);
    expect((await listCrewOptions.execute(admin, { role: "crewtanker" })).total).toBe(0);
    expect(await queriesSent(db, () => listCrewOptions.execute(admin, { filterList: "wijaya" }))).toHaveLength(2);
    await expect(listCrewOptions.execute(as(await person(db, "crewmarine")), {})).rejects.toMatchObject({ code: "forbidden" });
  }),
);

test(
  "the register has three levels, named in both languages",
  rolledBack(async (db) => {
    const levels = await listBlacklistLevels.execute(as(await person(db, "crewingadminmarine")), {});
    expect(levels.map(({ id, name }) => [id, name])).toEqual([[1, "DAPAT_DIPEKERJAKAN"], [2, "MENJADI_PERHATIAN"], [3, "TIDAK_DAPAT_DIPEKERJAKAN"]]);
    expect(levels[1]).toMatchObject({ nameEn: "Being noted", nameId: "Menjadi perhatian" });
  }),
);
