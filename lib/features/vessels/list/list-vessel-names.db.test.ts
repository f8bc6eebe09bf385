import { countQueries } from "@/db/testing/count-queries";
import { vessel } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { listVesselNames } from "./list-vessel-names";

afterAll(closeDatabase);

test(
  "lists the division's vessels in operation in one query",
  rolledBack(async (db) => {
    const second = await vessel(db, { name: "~ Zulu" });
    const first = await vessel(db, { name: "~ Yankee" });
    await vessel(db, { name: "~ Old", scrappedOn: "2026-01-01", scrapReason: "sold" });
    await vessel(db, { name: "~ Other", divisionId: 2 });
    const office = as(await person(db, "crewingstaffmarine"));
    expect(await countQueries(db, () => listVesselNames.execute(office, {}))).toBe(1);
    const names = await listVesselNames.execute(office, {});
    expect(names.filter(({ vesselName }) => vesselName.startsWith("~"))).toEqual([
      { id: first.id, vesselName: "~ Yankee" },
      { id: second.id, vesselName: "~ Zulu" },
    ]);
  }),
);
