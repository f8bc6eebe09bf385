import { eq, sql } from "drizzle-orm";
import { allConditions } from "@/db/all-conditions";
import { crew, crewCertificates, crewChangeRequests, crewTravelDocuments } from "@/db/schema/crew";
import { suitabilityEntries, suitabilityRemovals } from "@/db/schema/suitability";
import { can } from "@/lib/access/actor";
import { existsIn, mailSubjectId, type NoticeSubjects } from "@/lib/platform/registry/notice-subject";
import { ofCrewRecord } from "./list/notice-subjects.queries";
import { entriesVisibleTo } from "./list/queries";
import { visibleTo } from "./queries";

export const subjects: NoticeSubjects = {
  "suitability-removal": (actor) =>
    existsIn(
      sql`${suitabilityRemovals} join ${suitabilityEntries} on ${suitabilityEntries.id} = ${suitabilityRemovals.entryId}
        join ${crew} on ${crew.id} = ${suitabilityEntries.crewId}`,
      allConditions(
        eq(suitabilityRemovals.id, mailSubjectId),
        can(actor, "crew:suitability-tab") ? entriesVisibleTo(actor) : sql`false`,
      ),
    ),
  "crew-request": (actor) =>
    existsIn(
      sql`${crewChangeRequests} join ${crew} on ${crew.id} = ${crewChangeRequests.crewId}`,
      allConditions(eq(crewChangeRequests.id, mailSubjectId), visibleTo(actor)),
    ),
  division: (actor) => (can(actor, "crew:list") ? eq(mailSubjectId, actor.divisionId) : sql`false`),
  "crew-certificate": ofCrewRecord(crewCertificates),
  "crew-travel-document": ofCrewRecord(crewTravelDocuments),
};
