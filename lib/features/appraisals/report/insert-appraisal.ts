import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { appraisals } from "@/db/schema/appraisals";
import { userIdOf } from "@/lib/access/actor";
import { assertProcessed } from "@/lib/features/crew/queries";
import { AppError, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { present } from "@/lib/platform/record";
import { answerOf, logAppraisal } from "../change.queries";
import { assertNoneOpen, findStay } from "../held.queries";
import { entryOf } from "../entry.rules";
import { tellAppraisal } from "../mail.queries";
import { appraisalChanged } from "../schema";
import { insertAppraisalInput, writtenReport } from "./schema";
import { judged, replaceLines } from "./store.queries";

/**
 * Serialize concurrent writes with an advisory lock: one draft sent from two tabs, or two reports of one assignment.
 */
const inTurn = (db: Transaction, what: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`appraisal ${what}`}, 0))`);

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
  written: writtenReport,
  output: appraisalChanged,
  async run(scope, input) {
    const { db, actor, now, audit, unchanged } = scope;
    const reportKey = input.reportKey ?? randomUUID();
    await inTurn(db, reportKey);
    const before = await sentBefore(db, reportKey);
    if (before) {
      if (before.createdBy !== userIdOf(actor))
        throw new AppError("conflict", "appraisals.keyTaken", {}, [], "KEY_TAKEN");
      unchanged();
      return answerOf(before, { isRepeat: true });
    }
    const stay = await findStay(db, actor, input, "appraisals:write");
    const { assignment, person, vessel, position } = stay;
    assertProcessed(person);
    if (actor.kind === "user" && actor.crewId === person.id) throw refused("appraisals.ownReport");
    await inTurn(db, `stay ${assignment.id}`);
    await assertNoneOpen(scope, assignment.id);
    const report = await judged(scope, input, stay);
    const by = { createdAt: now, createdBy: userIdOf(actor), updatedAt: now, updatedBy: userIdOf(actor) };
    const whose = { assignmentId: assignment.id, crewId: person.id, vesselId: vessel.id, positionId: position.id };
    const [stored] = await db
      .insert(appraisals)
      .values({ ...report.values, ...whose, ...by, reportKey, lastKey: reportKey })
      .returning();
    const row = present(stored, "the appraisal");
    await replaceLines(db, row.id, report);
    await logAppraisal(scope, row, { event: "submitted", from: null });
    const mailIds = await tellAppraisal(scope, ["AppraisalSubmitted", "AppraisalEmployeeNotice"], {
      ...stay,
      appraisal: row,
    });
    audit({ subject: person.id, divisionId: vessel.divisionId, ...entryOf(null, row) });
    return answerOf(row, { sendEmailType: "AppraisalEmployeeNotice", mailIds });
  },
});
