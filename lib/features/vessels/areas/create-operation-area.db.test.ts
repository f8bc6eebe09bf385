import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { createOperationArea } from "./create-operation-area";
import { listOperationAreas } from "./list-operation-areas";
import { listPayrollCategories } from "./list-payroll-categories";

afterAll(closeDatabase);

test(
  "adds an area or returns the existing one, ignoring case",
  rolledBack(async (db) => {
    const admin = as(await person(db, "crewingadminmarine"));
    const created = await createOperationArea.execute(admin, { operationAreaName: "Arafura Sea" });
    expect(await createOperationArea.execute(admin, { name: "ARAFURA SEA" })).toEqual(created);
    expect(await listOperationAreas.execute(admin, {})).toContainEqual(created);
    await expect(
      createOperationArea.execute(as(await person(db, "crewingstaffmarine")), { name: "Banda Sea" }),
    ).rejects.toMatchObject({ code: "forbidden" });
  }),
);

test(
  "returns the documented payroll category ids",
  rolledBack(async (db) => {
    const categories = await listPayrollCategories.execute(as(await person(db, "crewingfinancemarine")), {});
    expect(categories.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  }),
);
