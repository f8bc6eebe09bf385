import { eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { auditEntries } from "@/db/schema/audit";
import { dataRequests } from "@/db/schema/crew";
import { withoutFreeText } from "./erasure-free-text.rules";
import { entriesAbout, type Traces } from "./personal-traces.queries";

type Entry = Pick<typeof auditEntries.$inferSelect, "id" | "before" | "after">;
/** Remove free text from the audit log; ids and dates stay. */
async function eraseFromLog(db: Transaction, traces: Traces): Promise<number> {
  const entries = await db.execute<Entry>(
    sql`select id, before, after from audit_entries where ${entriesAbout(traces)} and (reason is not null or before is not null or after is not null)`,
  );
  const rows = entries.map(({ id, before, after }) => ({
    id,
    before: withoutFreeText(before),
    after: withoutFreeText(after),
  }));
  await db.execute(sql`
    update audit_entries e set reason = null, before = x.before, after = x.after
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as x(id int, before jsonb, after jsonb) where e.id = x.id`);
  return rows.length;
}

async function eraseAssessments(db: Transaction, applicantId: number) {
  const assessmentRows = await db.execute<{ id: number; details: unknown }>(
    sql`select id, details from assessments where applicant_id = ${applicantId} and (reason is not null or details is not null)`,
  );
  const rows = assessmentRows.map(({ id, details }) => ({ id, details: withoutFreeText(details) }));
  await db.execute(sql`
    update assessments a set reason = null, details = x.details
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as x(id int, details jsonb) where a.id = x.id`);
}

/**
 * Remove free text about a person from append-only histories; ids and dates stay. @returns how many log entries changed
 */
export async function eraseFreeText(db: Transaction, traces: Traces): Promise<number> {
  const { crewId, applicantIds } = traces;
  await db.execute(sql`update crew_status_changes set reason = null where crew_id = ${crewId} and reason is not null`);
  await db.execute(
    sql`update assignment_events set reason = null where reason is not null and assignment_id in (select id from assignments where crew_id = ${crewId})`,
  );
  await db.execute(
    sql`update evidence_events set content = null where content is not null and assignment_id in (select id from assignments where crew_id = ${crewId})`,
  );
  await db.update(dataRequests).set({ reason: "-", refusedReason: null }).where(eq(dataRequests.crewId, crewId));
  for (const applicantId of applicantIds) await eraseAssessments(db, applicantId);
  return eraseFromLog(db, traces);
}
