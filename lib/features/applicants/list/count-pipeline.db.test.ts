import { applicantsAt } from "@/db/testing/applicants";
import { countQueries } from "@/db/testing/count-queries";
import { openOpening } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { countPipeline } from "./count-pipeline";
import { listApplicants } from "./list-applicants";

afterAll(closeDatabase);

test(
  "counts each stage like its list, without ended applications and other ranks",
  rolledBack(async (db) => {
    const masters = await openOpening(db);
    const cooks = await openOpening(db, 1, {}, "Cook");
    await applicantsAt(db, "screening", 3, masters);
    await applicantsAt(db, "interview", 2, masters);
    await applicantsAt(db, "result", 4, masters);
    await applicantsAt(db, "boc", 1, cooks);
    const planner = as(await person(db, "crewingplanningmarine"));
    const positionIds = [masters.positionId];
    expect(await countQueries(db, () => countPipeline.execute(planner, { positionIds }))).toBe(1);
    const counted = await countPipeline.execute(planner, { positionIds });
    expect(counted).toEqual([
      { positionId: masters.positionId, tab: "new-applicants", count: 3 },
      { positionId: masters.positionId, tab: "interview-waitlist", count: 2 },
    ]);
    for (const { tab, count } of counted) {
      const page = await listApplicants.execute(planner, { tab, position: positionIds });
      expect(page.total).toBe(count);
    }
  }),
);

test(
  "returns none without positions, separates divisions, and refuses users without permission",
  rolledBack(async (db) => {
    const masters = await openOpening(db);
    await applicantsAt(db, "screening", 1, masters);
    const planner = as(await person(db, "crewingplanningmarine"));
    expect(await countQueries(db, () => countPipeline.execute(planner, { positionIds: [] }))).toBe(0);
    const positionIds = [masters.positionId];
    expect(await countPipeline.execute(as(await person(db, "crewingplanningtanker")), { positionIds })).toEqual([]);
    for (const role of ["crewingprincipalmarine", "crewingfinancemarine", "crewmarine"] as const)
      await expect(countPipeline.execute(as(await person(db, role)), { positionIds })).rejects.toMatchObject({
        code: "forbidden",
      });
  }),
);
