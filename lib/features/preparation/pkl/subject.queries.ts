import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor, Transaction } from "@/db/client";
import { preparedQuery } from "@/db/prepared-query";
import { crew, crewTravelDocuments } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { preparationPkls, preparations } from "@/db/schema/preparation";
import { payrollCategories } from "@/db/schema/rates";
import { principals, vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { assertNotStopped, hideStopped } from "@/lib/features/crew/queries";
import { visibleTo } from "@/lib/features/vessels/queries";
import { notFound } from "@/lib/platform/errors";

const currentRanks = alias(positions, "current_ranks");

type SubjectLookup = { crewId: number; vesselId: number; addendumOfId?: number | undefined };

/**
 * Select the subject of an agreement: a joiner of the vessel, or for an addendum the seafarer on board with the
 * extended agreement.
 */
const selectSubjects = (db: Executor, actor: Actor, { crewId, vesselId, addendumOfId }: SubjectLookup) =>
  db
    .select({
      preparationId: preparations.id,
      endReason: preparations.endReason,
      assignment: { startDate: assignments.startDate, endDate: assignments.endDate, slot: assignments.slot },
      person: crew,
      seatId: seats.id,
      seatRank: positions,
      currentRank: currentRanks,
      vessel: vessels,
      principalName: principals.name,
      payrollCategoryName: payrollCategories.name,
    })
    .from(preparations)
    .innerJoin(assignments, eq(assignments.id, preparations.assignmentId))
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .innerJoin(vessels, eq(vessels.id, preparations.vesselId))
    .innerJoin(crew, eq(crew.id, preparations.crewId))
    .innerJoin(currentRanks, eq(currentRanks.id, crew.positionId))
    .leftJoin(principals, eq(principals.id, vessels.principalId))
    .leftJoin(payrollCategories, eq(payrollCategories.id, vessels.payrollCategoryId))
    .where(
      and(
        eq(preparations.vesselId, vesselId),
        eq(preparations.crewId, crewId),
        addendumOfId === undefined
          ? isNull(preparations.endedAt)
          : and(
              eq(preparations.endReason, "joined"),
              eq(assignments.slot, "current"),
              eq(
                preparations.id,
                db
                  .select({ id: preparationPkls.preparationId })
                  .from(preparationPkls)
                  .where(eq(preparationPkls.id, addendumOfId)),
              ),
            ),
        visibleTo(actor),
        hideStopped(actor),
      ),
    )
    .orderBy(desc(preparations.id))
    .limit(1);
export type AgreementSubject = Awaited<ReturnType<typeof selectSubjects>>[number];

/** Load the subject. @throws not-found without a preparation for a visible vessel */
export async function agreementSubjectOf(db: Executor, actor: Actor, lookup: SubjectLookup): Promise<AgreementSubject> {
  const [subject] = await selectSubjects(db, actor, lookup);
  if (!subject) throw notFound("preparation.notFound");
  return subject;
}

/**
 * Lock the subject until the transaction ends. @throws not-found, rule when the data is erased or its processing
 * stopped
 */
export async function lockAgreementSubject(
  db: Transaction,
  actor: Actor,
  lookup: SubjectLookup,
): Promise<AgreementSubject> {
  const [subject] = await selectSubjects(db, actor, lookup).for("update", { of: preparations });
  if (!subject) throw notFound("preparation.notFound");
  assertNotStopped(subject.person);
  return subject;
}

const selectNumbers = preparedQuery((db) =>
  db
    .select({ kind: crewTravelDocuments.kind, number: crewTravelDocuments.documentNumber })
    .from(crewTravelDocuments)
    .where(
      and(
        eq(crewTravelDocuments.crewId, sql.placeholder("crewId")),
        isNull(crewTravelDocuments.supersededAt),
        isNull(crewTravelDocuments.removedAt),
      ),
    )
    .orderBy(crewTravelDocuments.id),
);
/** Load the numbers of the valid seaman book and passport, to prefill the form. */
export async function travelNumbersOf(db: Executor, crewId: number) {
  const rows = await selectNumbers(db, { crewId });
  const numberOf = (kind: string) => rows.findLast((row) => row.kind === kind)?.number ?? null;
  return { seamanBookNo: numberOf("seaman-book"), passportNo: numberOf("passport") };
}
