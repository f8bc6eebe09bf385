import { eq, sql } from "drizzle-orm";
import { allConditions } from "@/db/all-conditions";
import { approvalItems, assignments, extensions } from "@/db/schema/manning";
import { concernsActor, joinVesselAndCrew, ofAssignmentRecord } from "@/lib/features/vessels/notice-subjects.queries";
import { existsIn, mailSubjectId, type NoticeSubjects } from "@/lib/platform/registry/notice-subject";

export const subjects: NoticeSubjects = {
  assignment: ofAssignmentRecord(assignments),
  extension: ofAssignmentRecord(extensions),
  "approval-link": (actor) =>
    existsIn(
      sql`${approvalItems} join ${assignments} on ${assignments.id} = ${approvalItems.assignmentId} ${joinVesselAndCrew(assignments)}`,
      allConditions(eq(approvalItems.linkId, mailSubjectId), concernsActor(actor)),
    ),
};
