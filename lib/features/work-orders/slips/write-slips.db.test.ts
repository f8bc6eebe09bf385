import { eq } from "drizzle-orm";
import { preparedFiles } from "@/db/schema/files";
import { payrollRuns } from "@/db/schema/work-orders";
import { audited } from "@/db/testing/audited";
import { seafarer, vessel } from "@/db/testing/crew";
import { storedMonth } from "@/db/testing/payroll/stored";
import { person } from "@/db/testing/people";
import { textElementsIn } from "@/db/testing/files/read-pdf";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { startSlips } from "./start-slips";
import { writeSlips } from "./write-slips";

afterAll(closeDatabase);

test(
  "writes a vessel's slips of a month into one prepared file, once, with progress",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    for (const fullName of ["Agus Salim", "Budi Santoso"])
      await storedMonth(db, await seafarer(db, { fullName }), [ship]);
    const finance = as(await person(db, "crewingfinancemarine"));
    const { id } = await startSlips.execute(finance, { vesselId: ship.id, year: 2026, month: 10 });
    const run = () => db.select().from(payrollRuns).where(eq(payrollRuns.vesselId, ship.id));
    expect(await run()).toMatchObject([{ kind: "slips", total: 2, done: 0, finishedAt: null }]);
    expect(await writeSlips.execute(finance, { id })).toEqual({ rows: 2 });
    expect(await writeSlips.execute(finance, { id })).toEqual({ rows: 2 });
    expect(await run()).toMatchObject([{ done: 2, finishedAt: expect.any(Date) as Date }]);
    const [file] = await db.select().from(preparedFiles).where(eq(preparedFiles.id, id));
    expect(file).toMatchObject({ state: "ready", rows: 2, contentType: "application/pdf" });
    const said = (await textElementsIn(file?.content ?? Buffer.alloc(0))).map(({ text }) => text).join("\n");
    for (const name of ["Agus Salim", "Budi Santoso"]) expect(said).toContain(name);
    expect(await audited(db, "work-orders.write-slips")).toHaveLength(1);
    const other = as(await person(db, "crewingfinancemarine"));
    await expect(writeSlips.execute(other, { id })).rejects.toMatchObject({ code: "not-found" });
  }),
);

test(
  "refuses a month without slips, another division's vessel and a seafarer",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const october = { vesselId: ship.id, year: 2026, month: 10 };
    const finance = as(await person(db, "crewingfinancemarine"));
    await expect(startSlips.execute(finance, october)).rejects.toMatchObject({ messageKey: "slips.noneOfMonth" });
    const tanker = as(await person(db, "crewingfinancetanker"));
    await expect(startSlips.execute(tanker, october)).rejects.toMatchObject({ code: "not-found" });
    await expect(startSlips.execute(as(await person(db, "crewmarine")), october)).rejects.toMatchObject({
      code: "forbidden",
    });
  }),
);
