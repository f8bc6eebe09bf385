import { examined, provisioned, travelled, worked } from "@/db/testing/records/billing";
import { vessel } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { getNewestMonth } from "./get-newest-month";

afterAll(closeDatabase);

test(
  "opens the newest month with rows of any kind, never a future one, else the current one",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    const newest = async (day: string) =>
      getNewestMonth.execute(as(finance, { now: new Date(`${day}T05:00:00Z`) }), {});
    expect(await newest("2019-05-20")).toEqual({ month: 5, year: 2019 });
    const ship = await vessel(db);
    await worked(db, ship, "2019-01-01", {});
    expect(await newest("2019-05-20")).toEqual({ month: 1, year: 2019 });
    await provisioned(db, ship, "2019-02-01");
    expect(await newest("2019-05-20")).toEqual({ month: 2, year: 2019 });
    await examined(db, ship, { day: "2019-03-10" });
    expect(await newest("2019-05-20")).toEqual({ month: 3, year: 2019 });
    await travelled(db, ship, { day: "2019-04-30" });
    expect(await newest("2019-05-20")).toEqual({ month: 4, year: 2019 });
    expect(await newest("2019-03-31")).toEqual({ month: 3, year: 2019 });
    const tanker = await person(db, "crewingfinancetanker");
    const elsewhere = await getNewestMonth.execute(as(tanker, { now: new Date("2019-05-20T05:00:00Z") }), {});
    expect(elsewhere).toEqual({ month: 5, year: 2019 });
  }),
);
