import { eq, sql } from "drizzle-orm";
import { auditEntries } from "@/db/schema/audit";
import { crew } from "@/db/schema/crew";
import { jobOpenings } from "@/db/schema/job-openings";
import { seafarer } from "@/db/testing/crew";
import { openOpening } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { refreshCertificateValidity } from "@/lib/features/crew/compliance/certificate-validity.queries";
import { fixFinding } from "./fix-finding";
import { checkInvariants } from "./queries";

afterAll(closeDatabase);

const fix = (id: string) => fixFinding.execute(as({ kind: "scheduler" }), { id });
const found = async (id: string) => (await checkInvariants({ only: [id] })).map(({ count }) => count);

test(
  "what follows from other rows is written again, on the record, and a second time finds nothing to do",
  rolledBack(async (db) => {
    const opening = await openOpening(db, 1, { searchText: "nothing of the kind" });
    const { id } = await seafarer(db);
    await refreshCertificateValidity(db, [id]);
    await db.update(crew).set({ missingCertificates: 99 }).where(eq(crew.id, id));
    for (const [name, count] of [
      ["job-openings.search-text", 1],
      ["crew.paper-columns", 1],
    ] as const) {
      const before = (await found(name))[0] ?? 0;
      expect(before).toBeGreaterThanOrEqual(count);
      expect(await fix(name)).toEqual({ fixed: before });
      expect(await found(name)).toEqual([]);
      expect(await fix(name)).toEqual({ fixed: 0 });
    }
    const [text] = await db.select().from(jobOpenings).where(eq(jobOpenings.id, opening.id));
    expect(text?.searchText).not.toContain("nothing of the kind");
    const fixes = eq(auditEntries.operation, "doctor.fix-finding");
    const entries = await db.select().from(auditEntries).where(fixes).orderBy(auditEntries.id);
    expect(entries.map(({ subject, actorKind }) => [subject, actorKind])).toEqual([
      ["job-openings.search-text", "scheduler"],
      ["crew.paper-columns", "scheduler"],
    ]);
  }),
);

test(
  "a job that failed for the last time is tried once more",
  rolledBack(async (db) => {
    await db.execute(sql`select graphile_worker.add_job('sweep', job_key => 'broken')`);
    await db.execute(
      sql`update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'x' where key = 'broken'`,
    );
    expect(await found("server.jobs-failed")).toEqual([1]);
    expect(await fix("server.jobs-failed")).toEqual({ fixed: 1 });
    expect(await found("server.jobs-failed")).toEqual([]);
  }),
);

test(
  "leaves a violation without a safe fix as it is, and refuses people",
  rolledBack(async (db) => {
    await db.execute(sql`insert into rate_limits values ('x', '2020-01-01', 1)`);
    expect(await fix("captcha.swept")).toEqual({ fixed: 0 });
    expect(await found("captcha.swept")).toEqual([1]);
    const admin = await person(db, "superadmin");
    await expect(fixFinding.execute(as(admin), { id: "captcha.swept" })).rejects.toMatchObject({ code: "forbidden" });
    await expect(fix("crew.unknown")).rejects.toMatchObject({ code: "not-found" });
  }),
);
