import { eq, sql } from "drizzle-orm";
import { suitabilityEntries, suitabilityRemovals } from "@/db/schema/suitability";
import { dayOf } from "@/lib/platform/calendar/dates";
import { AppError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { notifyRemoval } from "./mail.queries";
import { applyRegister, actingUserIdOf, lockOpenEntry, openRemoval, type EntryRow, type RemovalRow } from "./queries";
import { decideRemovalInput, removalDecided } from "./schema";

/** Build the note that an approved removal leaves: level 1, ended on the same day. product 5.4 */
const closingNoteOf = (
  { id, crewId, reason }: EntryRow,
  { reason: removalReason, documentFileId }: RemovalRow,
  { today, now, userId }: { today: string; now: Date; userId: number },
) => ({
  crewId,
  level: 1,
  reason,
  description: removalReason,
  evidenceFileId: documentFileId,
  startDate: today,
  endDate: today,
  closesEntryId: id,
  createdAt: now,
  createdBy: userId,
  updatedAt: now,
});

/**
 * Decide a removal request, as a manager or superadmin who neither wrote the entry nor requested its end. When
 * approved, the entry ends today, a level 1 note stays, and a person without other bars is free. Requester and seafarer
 * are notified of the decision only. Documents 2 §4, product 5.3, 5.4, 5.16
 * @throws not-found, forbidden, invalid, conflict when nothing is asked, rule
 */
export const decideSuitabilityRemoval = write({
  name: "suitability.decide-removal",
  access: "suitability:decide-removal",
  secondPerson: { right: "suitability:decide-removal", refusal: "suitability.secondPerson" },
  input: decideRemovalInput,
  output: removalDecided,
  async run(scope, { employeeBlackListid: id, unblacklistApproval: decision, note }) {
    const { db, actor, now, audit, requireSecondPerson } = scope;
    const { person, entry } = await lockOpenEntry(db, actor, id, now);
    const { userId } = actingUserIdOf(actor, person.id);
    const removal = await openRemoval(db, id);
    if (!removal) throw new AppError("conflict", "suitability.nothingAsked");
    await requireSecondPerson({ divisionId: person.divisionId, involvedUsers: [entry.createdBy, removal.createdBy] });
    const today = dayOf(now);
    await db
      .update(suitabilityRemovals)
      .set({ decidedAt: now, decidedBy: userId, decision, decisionNote: note })
      .where(eq(suitabilityRemovals.id, removal.id));
    const isApproved = decision === "Approved";
    if (isApproved) {
      await db
        .update(suitabilityEntries)
        .set({ endDate: today, updatedAt: now, version: sql`${suitabilityEntries.version} + 1` })
        .where(eq(suitabilityEntries.id, id));
      await db.insert(suitabilityEntries).values(closingNoteOf(entry, removal, { today, now, userId }));
    }
    const status = isApproved ? await applyRegister(scope, person) : person.status;
    await notifyRemoval(scope, isApproved ? "UnblacklistApproved" : "UnblacklistNotApproved", { person, removal });
    audit({
      subject: id,
      divisionId: person.divisionId,
      before: { employeeId: person.id, status: person.status },
      after: { employeeId: person.id, removalId: removal.id, decision, status },
    });
    return {
      id,
      employeeBlackListid: id,
      crewId: person.id,
      version: entry.version + (isApproved ? 1 : 0),
      unblacklistApproval: decision,
    };
  },
});
