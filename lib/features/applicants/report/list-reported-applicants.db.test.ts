import { eq } from "drizzle-orm";
import { withdrawnReason } from "@/db/enums/applicants";
import { outcomes } from "../pipeline/schema";
import { applicants, assessments } from "@/db/schema/applicants";
import { applicantsAt } from "@/db/testing/applicants";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { dayOf } from "@/lib/platform/calendar/dates";
import { getPipelineReport } from "./get-pipeline-report";
import { listReportedApplicants } from "./list-reported-applicants";

afterAll(closeDatabase);

test(
  "lists exactly the counted applicants, also those who ended twice",
  rolledBack(async (db) => {
    const now = new Date();
    const [twice, other] = await applicantsAt(db, "boc", 2);
    await applicantsAt(db, "interview", 2);
    if (!twice || !other) throw new Error("applicants were not stored");
    const end = (applicantId: number, reason: string, type: "failed" | "boc" = "failed") => ({
      applicantId,
      divisionId: twice.divisionId,
      type,
      status: type === "boc" ? ("Pending" as const) : ("Completed" as const),
      reason: type === "boc" ? null : reason,
    });
    await db
      .insert(assessments)
      .values([
        end(twice.id, "no-show"),
        end(twice.id, "", "boc"),
        end(twice.id, "background-check"),
        end(other.id, withdrawnReason),
      ]);
    for (const { id } of [twice, other]) await db.update(applicants).set({ movedAt: now }).where(eq(applicants.id, id));
    const period = { from: dayOf(new Date(now.getTime() - 86_400_000)), to: dayOf(now) };
    const actor = as(await person(db, "crewingadminmarine"), { now });
    const report = await getPipelineReport.execute(actor, period);
    const totals: unknown[] = [];
    for (const row of report.stages)
      for (const outcome of outcomes) {
        const { total, rows } = await listReportedApplicants.execute(actor, {
          ...period,
          stage: row.stage,
          outcome,
          pageSize: 200,
        });
        totals.push([row.stage, outcome, total]);
        expect([row.stage, outcome, total, rows.length]).toEqual([row.stage, outcome, row[outcome], row[outcome]]);
      }
    for (const { stage, reason, total } of report.reasons)
      expect((await listReportedApplicants.execute(actor, { ...period, stage, outcome: "failed", reason })).total).toBe(
        total,
      );
    expect(totals).toContainEqual(["boc", "failed", 1]);
    expect(totals).toContainEqual(["boc", "withdrawn", 1]);
  }),
);

test(
  "excludes applicants of the other division",
  rolledBack(async (db) => {
    await applicantsAt(db, "boc", 1);
    const today = dayOf(new Date());
    const asked = { from: today, to: today, stage: "boc", outcome: "reached" } as const;
    const tanker = as(await person(db, "crewingadmintanker"));
    const { total } = await listReportedApplicants.execute(tanker, asked);
    await applicantsAt(db, "boc", 1);
    expect((await listReportedApplicants.execute(tanker, asked)).total).toBe(total);
    await expect(
      listReportedApplicants.execute(as(await person(db, "crewingfinancemarine")), asked),
    ).rejects.toMatchObject({
      code: "forbidden",
    });
  }),
);
