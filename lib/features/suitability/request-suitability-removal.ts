import { suitabilityRemovals } from "@/db/schema/suitability";
import { userActorOf } from "@/lib/platform/access";
import { AppError, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { notifyRemoval } from "./mail.queries";
import { lockOpenEntry, openRemoval, claimRegisterFile } from "./queries";
import { entryChanged, requestRemovalInput } from "./schema";

/**
 * Request the removal of an entry, with a document: staff for anyone of the division, seafarers and heads for
 * themselves. Managers and superadmins are notified. Documents 2 §4, product 5.4, 5.16
 * @throws not-found; invalid; conflict while a request is open; rule when the entry has ended
 */
export const requestSuitabilityRemoval = write({
  name: "suitability.request-removal",
  access: "suitability:request-removal",
  input: requestRemovalInput,
  output: entryChanged,
  async run(scope, { employeeBlackListid: id, reason, unblacklistDocument }) {
    const { db, actor, now, audit } = scope;
    const { person, entry } = await lockOpenEntry(db, actor, id, now);
    const { userId } = userActorOf(actor);
    if (entry.level === 1) throw refused("suitability.inFavour");
    if (await openRemoval(db, id)) throw new AppError("conflict", "suitability.removalOpen");
    const documentFileId = await claimRegisterFile(db, unblacklistDocument, {
      crewId: person.id,
      actor,
      path: "unblacklistDocument",
    });
    if (documentFileId === null) throw new Error("removal without document");
    const [removal] = await db
      .insert(suitabilityRemovals)
      .values({ entryId: id, documentFileId, reason, createdAt: now, createdBy: userId })
      .returning();
    if (!removal) throw new Error("removal was not stored");
    await notifyRemoval(scope, "UnblacklistRequest", { person, removal });
    audit({ subject: id, divisionId: person.divisionId, after: { employeeId: person.id, removalId: removal.id } });
    return { id, employeeBlackListid: id, crewId: person.id, version: entry.version };
  },
});
