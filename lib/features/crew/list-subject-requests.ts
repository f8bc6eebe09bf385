import { and, count, eq, isNotNull, isNull } from "drizzle-orm";
import { crew, subjectRequests } from "@/db/schema/crew";
import { read } from "@/lib/platform/operation";
import { visibleTo } from "./queries";
import { confirmSightOf, onWireRequest, requestsWhere } from "./subject.queries";
import { isDecider, mayAskFor } from "./subject.rules";
import { listSubjectRequestsInput, subjectRequestPage } from "./subject.schema";

/** Wishes about personal data in the division, the newest first; for who asks and who confirms; nobody else finds any. product 5.20 */
export const listSubjectRequests = read({
  name: "crew.list-subject-requests",
  access: "crew:view",
  input: listSubjectRequestsInput,
  output: subjectRequestPage,
  async run({ db, actor, now }, { state, pageNumber, pageSize }) {
    if (!mayAskFor(actor) && !isDecider(actor, "erase")) return { rows: [], total: 0, pageNumber, pageSize };
    const where = state === "open" ? isNull(subjectRequests.decidedAt) : isNotNull(subjectRequests.decidedAt);
    const [rows, totals, sight] = await Promise.all([
      requestsWhere(db, actor, where)
        .limit(pageSize)
        .offset((pageNumber - 1) * pageSize),
      db.select({ total: count() }).from(subjectRequests).innerJoin(crew, eq(crew.id, subjectRequests.crewId)).where(and(where, visibleTo(actor))),
      confirmSightOf(db, actor),
    ]);
    return { rows: rows.map((row) => onWireRequest(row, actor, now, sight)), total: totals[0]?.total ?? 0, pageNumber, pageSize };
  },
});
