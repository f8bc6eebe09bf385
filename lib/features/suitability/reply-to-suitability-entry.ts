import { eq, sql } from "drizzle-orm";
import { suitabilityEntries } from "@/db/schema/suitability";
import { AppError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { lockOpenEntry, claimRegisterFile } from "./queries";
import { entryChanged, replyInput } from "./schema";

/**
 * Store the seafarer's reply to an entry about them, with an optional file. A later reply replaces the earlier one.
 * product 2.5, 5.4
 * @throws not-found; forbidden for anyone else; invalid; rule when the entry has ended
 */
export const replyToSuitabilityEntry = write({
  name: "suitability.reply",
  access: "crew:suitability-tab",
  input: replyInput,
  output: entryChanged,
  async run({ db, actor, now, audit }, { employeeBlackListid: id, reply, replyFileId }) {
    const { person, entry } = await lockOpenEntry(db, actor, id, now);
    if (actor.kind !== "user" || actor.crewId !== person.id) throw new AppError("forbidden", "suitability.notYours");
    const file = await claimRegisterFile(db, replyFileId, {
      crewId: person.id,
      actor,
      currentFileId: entry.replyFileId,
      path: "replyFileId",
    });
    const version = sql`${suitabilityEntries.version} + 1`;
    const [after] = await db
      .update(suitabilityEntries)
      .set({ reply, replyFileId: file, repliedAt: now, version })
      .where(eq(suitabilityEntries.id, id))
      .returning({ version: suitabilityEntries.version });
    if (!after) throw new Error("entry was not answered");
    audit({
      subject: id,
      divisionId: person.divisionId,
      after: { employeeId: person.id, replied: true, fileId: file },
    });
    return { id, employeeBlackListid: id, crewId: person.id, version: after.version };
  },
});
