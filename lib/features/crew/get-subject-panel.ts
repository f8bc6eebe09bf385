import { eq } from "drizzle-orm";
import { crew, subjectRequests } from "@/db/schema/crew";
import { read } from "@/lib/platform/operation";
import { findSeen } from "./queries";
import { employeeId } from "./schema";
import { confirmSightOf, onWireRequest, requestsWhere } from "./subject.queries";
import { erasureObstacles, mayAskFor, seesPanel } from "./subject.rules";
import { subjectPanel } from "./subject.schema";

/** What was asked about a person's data and what the viewer may do; null for who has nothing to do with it. product 5.20 @throws not-found */
export const getSubjectPanel = read({
  name: "crew.get-subject-panel",
  access: "crew:view",
  input: employeeId,
  output: subjectPanel,
  async run({ db, actor, now }, { employeeId: id }) {
    const person = await findSeen(db, actor, id);
    if (!seesPanel(actor, id)) return null;
    const isOwn = actor.kind === "user" && actor.crewId === id;
    const [[erased], rows, sight] = await Promise.all([
      db.select({ erasedAt: crew.erasedAt }).from(crew).where(eq(crew.id, id)),
      requestsWhere(db, actor, eq(subjectRequests.crewId, id)).limit(50),
      confirmSightOf(db, actor),
    ]);
    const erasedAt = erased?.erasedAt ?? null;
    return {
      isOwn,
      mayAsk: mayAskFor(actor),
      isErased: erasedAt !== null,
      obstacles: erasureObstacles({ status: person.status, erasedAt }),
      requests: rows.map((row) => onWireRequest(row, actor, now, sight)),
    };
  },
});
