import { vessel } from "@/db/testing/crew";
import { fieldsOf } from "@/db/testing/calls/fields-of";
import { aboard } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { ujbmInForce } from "@/db/testing/records/ujbm";
import { listUjbm } from "../months/list-ujbm";
import { createExtraPerson } from "./create-extra-person";
import { deleteExtraPerson } from "./delete-extra-person";
import { listExtraPersons } from "./list-extra-persons";

afterAll(closeDatabase);

const now = new Date("2026-08-10T05:00:00Z");
const surveyors = { kind: "surveyor", persons: 2, fromDay: "2026-07-30", toDay: "2026-08-02", paidBy: "principal" };

test(
  "lists non-crew with days and payer, outside the allowance",
  rolledBack(async (db) => {
    await ujbmInForce(db);
    const finance = await person(db, "crewingfinancemarine");
    const ship = await vessel(db);
    await aboard(db, ship, { since: "2026-05-01" });
    const figures = () => listUjbm.execute(as(finance, { now }), {});
    const before = await figures();
    const { id } = await createExtraPerson.execute(as(finance, { now }), { vesselId: ship.id, ...surveyors });
    expect(await figures()).toEqual(before);
    const listMonth = (months: number) =>
      listExtraPersons.execute(as(finance, { now }), { vesselId: ship.id, months, year: 2026 });
    expect(await listMonth(8)).toMatchObject({
      manDays: 4,
      rows: [{ id, kind: "surveyor", paidBy: "principal", manDays: 4 }],
    });
    expect(await listMonth(7)).toMatchObject({ manDays: 4 });
    expect(await listMonth(9)).toMatchObject({ manDays: 0, rows: [] });
    await deleteExtraPerson.execute(as(finance, { now }), { id });
    expect(await listMonth(8)).toMatchObject({ rows: [] });
    await expect(deleteExtraPerson.execute(as(finance, { now }), { id })).rejects.toMatchObject({ code: "not-found" });
  }),
);

test(
  "reports invalid fields; service only reads, and a Tanker vessel is not found",
  rolledBack(async (db) => {
    const finance = as(await person(db, "crewingfinancemarine"), { now });
    const [ship, tanker] = [await vessel(db), await vessel(db, { divisionId: 2 })];
    const create = (values: object) =>
      createExtraPerson.execute(finance, { vesselId: ship.id, ...surveyors, ...values });
    expect(await fieldsOf(create({ kind: "", persons: "0", paidBy: "nobody" }))).toEqual([
      { path: "kind", message: "validation.required" },
      { path: "persons", message: "validation.tooSmall?min=1" },
      { path: "paidBy", message: "validation.notListed" },
    ]);
    expect(await fieldsOf(create({ toDay: "2026-07-29" }))).toEqual([
      { path: "toDay", message: "ujbm.extra.endsBefore" },
    ]);
    await expect(create({ vesselId: tanker.id })).rejects.toMatchObject({ code: "not-found" });
    const service = as(await person(db, "crewingservicemarine"), { now });
    await expect(createExtraPerson.execute(service, { vesselId: ship.id, ...surveyors })).rejects.toMatchObject({
      code: "forbidden",
    });
    expect(await listExtraPersons.execute(service, { vesselId: ship.id })).toMatchObject({ rows: [] });
  }),
);
