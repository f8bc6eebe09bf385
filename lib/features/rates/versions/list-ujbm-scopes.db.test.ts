import { vessel } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { listUjbmScopes } from "./list-ujbm-scopes";

afterAll(closeDatabase);

test(
  "lists Marine vessels in operation and their types for UJBM rates; Tanker has none",
  rolledBack(async (db) => {
    const ship = await vessel(db, { name: "MV Arung" });
    await vessel(db, { name: "MV Lama", scrappedOn: "2026-01-01", scrapReason: "Sold" });
    await vessel(db, { divisionId: 2 });
    const { vessels, types } = await listUjbmScopes.execute(as(await person(db, "crewingfinancemarine")), {});
    expect(vessels).toEqual([{ id: ship.id, name: "MV Arung" }]);
    expect(types.map(({ id }) => id)).toContain(ship.vesselTypeId);
    await expect(listUjbmScopes.execute(as(await person(db, "crewingfinancetanker")), {})).rejects.toMatchObject({
      code: "not-found",
    });
  }),
);
