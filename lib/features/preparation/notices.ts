import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { allConditions } from "@/db/all-conditions";
import {
  medicalCertificates,
  preparationBjsts,
  preparationMcus,
  preparationPkls,
  preparations,
} from "@/db/schema/preparation";
import type { UserActor } from "@/lib/access/actor";
import { ofCrewRecord } from "@/lib/features/crew/list/notice-subjects.queries";
import { concernsActor, joinVesselAndCrew, ofAssignmentRecord } from "@/lib/features/vessels/notice-subjects.queries";
import { existsIn, mailSubjectId, type NoticeSubjects } from "@/lib/platform/registry/notice-subject";

const ofPreparation =
  (table: { id: SQLWrapper; preparationId: SQLWrapper } & SQLWrapper) =>
  (actor: UserActor): SQL =>
    existsIn(
      sql`${table} join ${preparations} on ${preparations.id} = ${table.preparationId} ${joinVesselAndCrew(preparations)}`,
      allConditions(sql`${table.id} = ${mailSubjectId}`, concernsActor(actor, "preparation:view")),
    );

export const subjects: NoticeSubjects = {
  "preparation-pkl": ofAssignmentRecord(preparationPkls, "preparation:view"),
  "preparation-mcu": ofPreparation(preparationMcus),
  "preparation-mcu-off": ofPreparation(preparationMcus),
  "preparation-bjst": ofPreparation(preparationBjsts),
  "preparation-bjst-off": ofPreparation(preparationBjsts),
  "medical-certificate": ofCrewRecord(medicalCertificates),
};
