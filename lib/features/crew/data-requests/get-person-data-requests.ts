import { eq } from "drizzle-orm";
import { crew, dataRequests } from "@/db/schema/crew";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { findViewedPerson } from "../queries";
import { crewId } from "../schema";
import { confirmRightsOf, obstaclesFor, toDataRequest, requestsWhere } from "./queries";
import { mayRequestFor, canViewPanel } from "./rules";
import { personDataRequests } from "./schema";

/**
 * Get the data requests of a person and the viewer's actions; null if the viewer has no part in them. product 5.20
 * @throws not-found
 */
export const getPersonDataRequests = read({
  name: "crew.get-subject-panel",
  access: "crew:view",
  input: crewId,
  output: personDataRequests,
  async run({ db, actor, now }, { crewId: id }) {
    await findViewedPerson(db, actor, id);
    if (!canViewPanel(actor, id)) return null;
    const isOwn = actor.kind === "user" && actor.crewId === id;
    const [[person], rows, rights] = await Promise.all([
      db
        .select({
          id: crew.id,
          divisionId: crew.divisionId,
          fullName: crew.fullName,
          phone: crew.phone,
          status: crew.status,
          erasedAt: crew.erasedAt,
          processingStoppedAt: crew.processingStoppedAt,
        })
        .from(crew)
        .where(eq(crew.id, id)),
      requestsWhere(db, actor, eq(dataRequests.crewId, id)).limit(50),
      confirmRightsOf(db, actor),
    ]);
    if (!person) throw notFound("crew.notFound");
    return {
      isOwn,
      mayAsk: mayRequestFor(actor),
      isErased: person.erasedAt !== null,
      isStopped: person.processingStoppedAt !== null,
      obstacles: await obstaclesFor(db, person),
      requests: rows.map((row) => toDataRequest(row, actor, now, rights)),
    };
  },
});
