import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { appraisals } from "@/db/schema/appraisals";
import { userIdOf } from "@/lib/access/actor";
import { assertNotStopped } from "@/lib/features/crew/queries";
import { AppError, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { requirePresent } from "@/lib/platform/unknown-record";
import { changeResponse, logAppraisal } from "../report-change.queries";
import { assertNoneOpen, findAssignment } from "../lock-report.queries";
import { auditEntryOf } from "../audit-entry.rules";
import { notifyAppraisal } from "../mail.queries";
import { appraisalChanged } from "../schema";
import { insertAppraisalInput, reportRequest } from "./schema";
import { validatedReport, replaceLines } from "./store.queries";

/**
 * Serialize concurrent writes with an advisory lock: one draft sent from two tabs, or two reports of one assignment.
 */
const lockByKey = (db: Transaction, key: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`appraisal ${key}`}, 0))`);

const sentBefore = async (db: Transaction, reportKey: string) =>
  (await db.select().from(appraisals).where(eq(appraisals.reportKey, reportKey)))[0];

/**
 * Create a report from the form or an uploaded PDF and submit it for review. reportKey makes it idempotent: a
 * repeated key returns the stored report. Document 3 §4, §5, §7, product 5.5b, 5.17 @throws not-found when the
 * assignment is not writable, rule on oneself, conflict while another report is open, invalid
 */
export const insertAppraisal = write({
  name: "appraisals.insert",
  access: "appraisals:write",
  input: insertAppraisalInput,
  callerInput: reportRequest,
  output: appraisalChanged,
  async run(scope, input) {
    const { db, actor, now, audit, unchanged } = scope;
    const reportKey = input.reportKey ?? randomUUID();
    await lockByKey(db, reportKey);
    const before = await sentBefore(db, reportKey);
    if (before) {
      if (before.createdBy !== userIdOf(actor))
        throw new AppError("conflict", "appraisals.keyTaken", {}, [], "KEY_TAKEN");
      unchanged();
      return changeResponse(before, { isRepeat: true });
    }
    const target = await findAssignment(db, actor, input, "appraisals:write");
    const { assignment, person, vessel, position } = target;
    assertNotStopped(person);
    if (actor.kind === "user" && actor.crewId === person.id) throw refused("appraisals.ownReport");
    await lockByKey(db, `stay ${assignment.id}`);
    await assertNoneOpen(scope, assignment.id);
    const report = await validatedReport(scope, input, target);
    const by = { createdAt: now, createdBy: userIdOf(actor), updatedAt: now, updatedBy: userIdOf(actor) };
    const subjectIds = { assignmentId: assignment.id, crewId: person.id, vesselId: vessel.id, positionId: position.id };
    const [stored] = await db
      .insert(appraisals)
      .values({ ...report.values, ...subjectIds, ...by, reportKey, lastKey: reportKey })
      .returning();
    const row = requirePresent(stored, "the appraisal");
    await replaceLines(db, row.id, report);
    await logAppraisal(scope, row, { event: "submitted", from: null });
    const mailIds = await notifyAppraisal(scope, ["AppraisalSubmitted", "AppraisalEmployeeNotice"], {
      ...target,
      appraisal: row,
    });
    audit({ subject: person.id, divisionId: vessel.divisionId, ...auditEntryOf(null, row) });
    return changeResponse(row, { sendEmailType: "AppraisalEmployeeNotice", mailIds });
  },
});
