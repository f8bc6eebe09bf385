import { eq, or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { every } from "@/db/every";
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
import { unlessStopped, visibleTo as crewVisibleTo } from "@/lib/features/crew/queries";
import { visibleTo as usersVisibleTo } from "@/lib/features/users/queries";
import { visibleTo as vesselsVisibleTo } from "@/lib/features/vessels/queries";

type Table = { id: SQLWrapper; vesselId: SQLWrapper; crewId: SQLWrapper } & SQLWrapper;
type Subject = (actor: UserActor) => SQL;

const about = mails.subjectId;
const exists = (from: SQL, where: SQL) => sql`exists (select 1 from ${from} where ${where})`;
const aboard = ({ vesselId, crewId }: Pick<Table, "vesselId" | "crewId">) =>
  sql`join ${vessels} on ${vessels.id} = ${vesselId} join ${crew} on ${crew.id} = ${crewId}`;

/**
 * Condition for events of a person on a vessel: viewers of the vessel with the permission, unless the person is
 * stopped; and the person.
 */
const concerned = (actor: UserActor, right?: Permission): SQL => {
  const isAllowed = right === undefined || can(actor, right);
  const others = isAllowed ? every(vesselsVisibleTo(actor), unlessStopped(actor)) : sql`false`;
  return actor.crewId ? (or(eq(crew.id, actor.crewId), others) ?? others) : others;
};
const ofStay =
  (table: Table, right?: Permission): Subject =>
  (actor) =>
    exists(sql`${table} ${aboard(table)}`, every(sql`${table.id} = ${about}`, concerned(actor, right)));
const ofPreparation =
  (table: { id: SQLWrapper; preparationId: SQLWrapper } & SQLWrapper): Subject =>
  (actor) =>
    exists(
      sql`${table} join ${preparations} on ${preparations.id} = ${table.preparationId} ${aboard(preparations)}`,
      every(sql`${table.id} = ${about}`, concerned(actor, "preparation:view")),
    );
/** Condition for a document or a payment of a seafarer: viewers of the seafarer. */
const ofPaper =
  (table: { id: SQLWrapper; crewId: SQLWrapper } & SQLWrapper): Subject =>
  (actor) =>
    exists(
      sql`${table} join ${crew} on ${crew.id} = ${table.crewId}`,
      every(sql`${table.id} = ${about}`, crewVisibleTo(actor)),
    );

/** Per kind of subject, the condition under which a user may still see the record a mail was about. */
const subjects: Record<string, Subject> = {
  schedule: ofStay(schedules),
  assignment: ofStay(assignments),
  extension: ofStay(extensions),
  appraisal: ofStay(appraisals, "appraisals:view"),
  "preparation-pkl": ofStay(preparationPkls, "preparation:view"),
  "preparation-mcu": ofPreparation(preparationMcus),
  "preparation-mcu-off": ofPreparation(preparationMcus),
  "preparation-bjst": ofPreparation(preparationBjsts),
  "preparation-bjst-off": ofPreparation(preparationBjsts),
  "approval-link": (actor) =>
    exists(
      sql`${approvalItems} join ${assignments} on ${assignments.id} = ${approvalItems.assignmentId} ${aboard(assignments)}`,
      every(eq(approvalItems.linkId, about), concerned(actor)),
    ),
  "chandler-request": (actor) =>
    exists(
      sql`${chandlerRequests} join ${vessels} on ${vessels.id} = ${chandlerRequests.vesselId}`,
      every(eq(chandlerRequests.id, about), requestsVisibleTo(actor)),
    ),
  "ujbm-payee": (actor) =>
    exists(
      sql`${ujbmPayees} join ${vessels} on ${vessels.id} = ${ujbmPayees.vesselId}`,
      every(eq(ujbmPayees.id, about), vesselsVisibleTo(actor)),
    ),
  contract: (actor) => exists(sql`${contracts}`, every(eq(contracts.id, about), contractsVisibleTo(actor))),
  "suitability-removal": (actor) =>
    exists(
      sql`${suitabilityRemovals} join ${suitabilityEntries} on ${suitabilityEntries.id} = ${suitabilityRemovals.entryId}
        join ${crew} on ${crew.id} = ${suitabilityEntries.crewId}`,
      every(
        eq(suitabilityRemovals.id, about),
        can(actor, "crew:suitability-tab") ? entriesVisibleTo(actor) : sql`false`,
      ),
    ),
  "crew-request": (actor) =>
    exists(
      sql`${crewChangeRequests} join ${crew} on ${crew.id} = ${crewChangeRequests.crewId}`,
      every(eq(crewChangeRequests.id, about), crewVisibleTo(actor)),
    ),
  applicant: (actor) => exists(sql`${applicants}`, every(eq(applicants.id, about), applicantsVisibleTo(actor))),
  division: (actor) => (can(actor, "crew:list") ? eq(about, actor.divisionId) : sql`false`),
  "crew-certificate": ofPaper(crewCertificates),
  "crew-travel-document": ofPaper(crewTravelDocuments),
  "medical-certificate": ofPaper(medicalCertificates),
  // The id is the seafarer's.
  "payroll-period": (actor) => exists(sql`${crew}`, every(eq(crew.id, about), crewVisibleTo(actor))),
  user: (actor) => exists(sql`${users}`, every(eq(users.id, about), usersVisibleTo(actor))),
};

/**
 * Condition for mails about records the user may still see. After a change of vessel, division or permission the others
 * are hidden.
 */
export function stillSeenBy(actor: UserActor): SQL {
  const cases = Object.entries(subjects).map(([type, seen]) => sql`when ${type} then ${seen(actor)}`);
  return sql`case ${mails.subjectType} ${sql.join(cases, sql` `)} else false end`;
}
