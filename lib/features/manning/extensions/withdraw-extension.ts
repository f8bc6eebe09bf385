import { and, eq, sql } from "drizzle-orm";
import { extensions } from "@/db/schema/manning";
import { userIdOf } from "@/lib/access/actor";
import { AppError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { requirePresent } from "@/lib/platform/unknown-record";
import { endConsentLinks } from "./mail.queries";
import { assertWaiting, lockExtension } from "./queries";
import { extensionKey, extensionStored } from "./schema";
import { mayWithdraw, storedExtensionToResponse } from "./response.rules";

/**
 * Withdraw a request before it is decided. product 5.3
 * @throws not-found; forbidden for another user's request; conflict once decided
 */
export const withdrawExtension = write({
  name: "manning.withdraw-extension",
  access: "extensions:request",
  input: extensionKey,
  output: extensionStored,
  async run(scope, { vesselCrewExtensionId }) {
    const { db, actor, now, audit } = scope;
    const { assignmentContext, extension } = await lockExtension(db, actor, vesselCrewExtensionId);
    await assertWaiting(scope, extension);
    if (!mayWithdraw(actor, extension)) throw new AppError("forbidden", "extensions.othersRequest");
    const [ended] = await db
      .update(extensions)
      .set({
        endedAt: now,
        endReason: "withdrawn",
        endedBy: userIdOf(actor),
        version: sql`${extensions.version} + 1`,
      })
      .where(and(eq(extensions.id, extension.id), eq(extensions.version, extension.version)))
      .returning();
    await endConsentLinks(scope, assignmentContext.row.id, "removed");
    audit({
      subject: assignmentContext.row.id,
      divisionId: assignmentContext.seatDetails.vessel.divisionId,
      before: { extensionId: extension.id, newDate: extension.newDate },
      after: { extensionId: extension.id },
    });
    return storedExtensionToResponse(requirePresent(ended, "the request that was withdrawn"));
  },
});
