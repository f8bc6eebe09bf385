import { and, eq, isNull } from "drizzle-orm";
import { slotOfApi } from "@/db/enums/manning";
import { crew } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { positions, vesselTypes } from "@/db/schema/positions";
import { vessels } from "@/db/schema/vessels";
import { answerOutcomeOf } from "@/lib/features/evidence/answer-outcome.queries";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { hideStopped } from "@/lib/features/crew/queries";
import { visibleTo } from "@/lib/features/vessels/queries";
import { declarationOf } from "../declaration.rules";
import { review, reviewInput } from "./schema";
import { principalAnswerView } from "./answer-view.queries";
import { mayDecideAsPrincipal } from "../approval.rules";
import { readSeat } from "../seats.queries";
import { isActorAmong } from "@/lib/access/roles";

/**
 * Read the assignment of an approval link, for a principal of the vessel or an admin of its division. Document 1 §2.2.
 * @throws not-found unless the five keys name one assignment of a visible vessel
 */
export const getProposalReview = read({
  name: "approvals.get-review",
  access: "approvals:decide-as-principal",
  input: reviewInput,
  output: review,
  async run({ db, actor, now }, { vcid, emp, ao, vid, joi }) {
    const [row] = await db
      .select({
        assignment: assignments,
        vesselName: vessels.name,
        vesselType: vesselTypes.name,
        position: positions,
        person: { name: crew.fullName, number: crew.employeeNumber, photo: crew.photoFileId },
      })
      .from(assignments)
      .innerJoin(seats, and(eq(seats.id, assignments.seatId), eq(seats.positionId, joi), isNull(seats.removedAt)))
      .innerJoin(positions, eq(positions.id, seats.positionId))
      .innerJoin(vessels, eq(vessels.id, assignments.vesselId))
      .innerJoin(vesselTypes, eq(vesselTypes.id, vessels.vesselTypeId))
      .innerJoin(crew, eq(crew.id, assignments.crewId))
      .where(
        and(
          eq(assignments.seatId, vcid),
          eq(assignments.crewId, emp),
          eq(assignments.slot, slotOfApi[ao]),
          eq(assignments.vesselId, vid),
          visibleTo(actor),
          hideStopped(actor),
        ),
      );
    if (!row) throw notFound("approvals.linkBroken");
    const seatContext = await readSeat(db, actor, { vesselId: vid, vesselCrewId: vcid, crewId: emp });
    const isPrincipal = isActorAmong(actor, "principals");
    const { assignment, position, person, vesselName, vesselType } = row;
    return {
      vesselCrewId: vcid,
      vesselId: vid,
      vesselName,
      vesselType,
      jobPositionId: position.id,
      jobPositionName: position.name,
      jobPositionNameEn: position.nameEn,
      crewId: emp,
      employeeName: person.name,
      employeeNumber: person.number,
      photoFileId: person.photo,
      assignmentOn: ao,
      startDate: assignment.startDate,
      endDate: assignment.endDate,
      principalStatus: assignment.principalStatus,
      employeeStatus: assignment.employeeStatus,
      mayAnswer: mayDecideAsPrincipal(assignment) ? (isPrincipal ? ("own" as const) : ("on-behalf" as const)) : null,
      outcome: await answerOutcomeOf(db, assignment.id, "principal"),
      declaration: declarationOf(isPrincipal ? "principal-1" : "on-behalf-1"),
      shown: await principalAnswerView(db, { ...seatContext, assignment }, now),
    };
  },
});
