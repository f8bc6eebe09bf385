import { eq, or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { allConditions } from "@/db/all-conditions";
import { applicants } from "@/db/schema/applicants";
import { appraisals } from "@/db/schema/appraisals";
import { chandlerRequests } from "@/db/schema/chandler";
import { contracts } from "@/db/schema/contracts";
import { crew, crewCertificates, crewChangeRequests, crewTravelDocuments } from "@/db/schema/crew";
import { mails } from "@/db/schema/mail";
import { approvalItems, assignments, extensions } from "@/db/schema/manning";
import {
  medicalCertificates,
  preparationBjsts,
  preparationMcus,
  preparationPkls,
  preparations,
} from "@/db/schema/preparation";
import { schedules } from "@/db/schema/scheduling";
import { suitabilityEntries, suitabilityRemovals } from "@/db/schema/suitability";
import { ujbmPayees } from "@/db/schema/ujbm";
import { users } from "@/db/schema/users";
import { vessels } from "@/db/schema/vessels";
import { can, type UserActor } from "@/lib/access/actor";
import type { Permission } from "@/lib/access/permissions";
import { visibleTo as applicantsVisibleTo } from "@/lib/features/applicants/queries";
import { visibleTo as requestsVisibleTo } from "@/lib/features/chandler/queries";
import { visibleTo as contractsVisibleTo } from "@/lib/features/contracts/queries";
import { entriesVisibleTo } from "@/lib/features/crew/list/queries";
import { hideStopped, visibleTo as crewVisibleTo } from "@/lib/features/crew/queries";
import { visibleTo as usersVisibleTo } from "@/lib/features/users/queries";
import { visibleTo as vesselsVisibleTo } from "@/lib/features/vessels/queries";

type Table = { id: SQLWrapper; vesselId: SQLWrapper; crewId: SQLWrapper } & SQLWrapper;
type Subject = (actor: UserActor) => SQL;

const mailSubjectId = mails.subjectId;
const exists = (from: SQL, where: SQL) => sql`exists (select 1 from ${from} where ${where})`;
const joinVesselAndCrew = ({ vesselId, crewId }: Pick<Table, "vesselId" | "crewId">) =>
  sql`join ${vessels} on ${vessels.id} = ${vesselId} join ${crew} on ${crew.id} = ${crewId}`;

/**
 * Condition for events of a person on a vessel: viewers of the vessel with the permission, unless the person is
 * stopped; and the person.
 */
const concernsActor = (actor: UserActor, right?: Permission): SQL => {
  const isAllowed = right === undefined || can(actor, right);
  const isVisible = isAllowed ? allConditions(vesselsVisibleTo(actor), hideStopped(actor)) : sql`false`;
  return actor.crewId ? (or(eq(crew.id, actor.crewId), isVisible) ?? isVisible) : isVisible;
};
const ofAssignmentRecord =
  (table: Table, right?: Permission): Subject =>
  (actor) =>
    exists(
      sql`${table} ${joinVesselAndCrew(table)}`,
      allConditions(sql`${table.id} = ${mailSubjectId}`, concernsActor(actor, right)),
    );
const ofPreparation =
  (table: { id: SQLWrapper; preparationId: SQLWrapper } & SQLWrapper): Subject =>
  (actor) =>
    exists(
      sql`${table} join ${preparations} on ${preparations.id} = ${table.preparationId} ${joinVesselAndCrew(preparations)}`,
      allConditions(sql`${table.id} = ${mailSubjectId}`, concernsActor(actor, "preparation:view")),
    );
/** Condition for a document or a payment of a seafarer: viewers of the seafarer. */
const ofCrewRecord =
  (table: { id: SQLWrapper; crewId: SQLWrapper } & SQLWrapper): Subject =>
  (actor) =>
    exists(
      sql`${table} join ${crew} on ${crew.id} = ${table.crewId}`,
      allConditions(sql`${table.id} = ${mailSubjectId}`, crewVisibleTo(actor)),
    );

/** Per kind of subject, the condition under which a user may still see the record a mail was about. */
const subjects: Record<string, Subject> = {
  schedule: ofAssignmentRecord(schedules),
  assignment: ofAssignmentRecord(assignments),
  extension: ofAssignmentRecord(extensions),
  appraisal: ofAssignmentRecord(appraisals, "appraisals:view"),
  "preparation-pkl": ofAssignmentRecord(preparationPkls, "preparation:view"),
  "preparation-mcu": ofPreparation(preparationMcus),
  "preparation-mcu-off": ofPreparation(preparationMcus),
  "preparation-bjst": ofPreparation(preparationBjsts),
  "preparation-bjst-off": ofPreparation(preparationBjsts),
  "approval-link": (actor) =>
    exists(
      sql`${approvalItems} join ${assignments} on ${assignments.id} = ${approvalItems.assignmentId} ${joinVesselAndCrew(assignments)}`,
      allConditions(eq(approvalItems.linkId, mailSubjectId), concernsActor(actor)),
    ),
  "chandler-request": (actor) =>
    exists(
      sql`${chandlerRequests} join ${vessels} on ${vessels.id} = ${chandlerRequests.vesselId}`,
      allConditions(eq(chandlerRequests.id, mailSubjectId), requestsVisibleTo(actor)),
    ),
  "ujbm-payee": (actor) =>
    exists(
      sql`${ujbmPayees} join ${vessels} on ${vessels.id} = ${ujbmPayees.vesselId}`,
      allConditions(eq(ujbmPayees.id, mailSubjectId), vesselsVisibleTo(actor)),
    ),
  contract: (actor) =>
    exists(sql`${contracts}`, allConditions(eq(contracts.id, mailSubjectId), contractsVisibleTo(actor))),
  "suitability-removal": (actor) =>
    exists(
      sql`${suitabilityRemovals} join ${suitabilityEntries} on ${suitabilityEntries.id} = ${suitabilityRemovals.entryId}
        join ${crew} on ${crew.id} = ${suitabilityEntries.crewId}`,
      allConditions(
        eq(suitabilityRemovals.id, mailSubjectId),
        can(actor, "crew:suitability-tab") ? entriesVisibleTo(actor) : sql`false`,
      ),
    ),
  "crew-request": (actor) =>
    exists(
      sql`${crewChangeRequests} join ${crew} on ${crew.id} = ${crewChangeRequests.crewId}`,
      allConditions(eq(crewChangeRequests.id, mailSubjectId), crewVisibleTo(actor)),
    ),
  applicant: (actor) =>
    exists(sql`${applicants}`, allConditions(eq(applicants.id, mailSubjectId), applicantsVisibleTo(actor))),
  division: (actor) => (can(actor, "crew:list") ? eq(mailSubjectId, actor.divisionId) : sql`false`),
  "crew-certificate": ofCrewRecord(crewCertificates),
  "crew-travel-document": ofCrewRecord(crewTravelDocuments),
  "medical-certificate": ofCrewRecord(medicalCertificates),
  // The id is the seafarer's.
  "payroll-period": (actor) => exists(sql`${crew}`, allConditions(eq(crew.id, mailSubjectId), crewVisibleTo(actor))),
  user: (actor) => exists(sql`${users}`, allConditions(eq(users.id, mailSubjectId), usersVisibleTo(actor))),
};

/**
 * Condition for mails about records the user may still see. After a change of vessel, division or permission the others
 * are hidden.
 */
export function stillVisibleTo(actor: UserActor): SQL {
  const cases = Object.entries(subjects).map(([type, isVisible]) => sql`when ${type} then ${isVisible(actor)}`);
  return sql`case ${mails.subjectType} ${sql.join(cases, sql` `)} else false end`;
}
