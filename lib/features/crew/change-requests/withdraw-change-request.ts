import { eq } from "drizzle-orm";
import { crewChangeRequests } from "@/db/schema/crew";
import { AppError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { changeDecided, changeRequestId } from "./schema";
import { findRequest, lockRequest } from "./queries";
import { lockCrew } from "../queries";

/** Withdraw one's own open change request. @throws not-found, forbidden for others, conflict when it is decided */
export const withdrawChangeRequest = write({
  name: "crew.withdraw-change-request",
  access: "crew:view",
  input: changeRequestId,
  output: changeDecided,
  async run({ db, actor, now, audit }, { id }) {
    const { request: visibleRequest } = await findRequest(db, actor, id);
    if (actor.kind !== "user" || visibleRequest.createdBy !== actor.userId)
      throw new AppError("forbidden", "crew.requests.notAsker");
    const person = await lockCrew(db, actor, visibleRequest.crewId);
    await lockRequest(db, id);
    await db
      .update(crewChangeRequests)
      .set({ decidedAt: now, decidedBy: actor.userId, decision: "Withdrawn" })
      .where(eq(crewChangeRequests.id, id));
    audit({
      subject: person.id,
      divisionId: person.divisionId,
      after: { requestId: id, section: visibleRequest.section, decision: "Withdrawn" },
    });
    return { id, crewId: person.id, decision: "Withdrawn" as const };
  },
});
