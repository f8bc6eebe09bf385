import { eq, sql } from "drizzle-orm";
import { allConditions } from "@/db/all-conditions";
import { ujbmPayees } from "@/db/schema/ujbm";
import { vessels } from "@/db/schema/vessels";
import { visibleTo } from "@/lib/features/vessels/queries";
import { existsIn, mailSubjectId, type NoticeSubjects } from "@/lib/platform/registry/notice-subject";

export const subjects: NoticeSubjects = {
  "ujbm-payee": (actor) =>
    existsIn(
      sql`${ujbmPayees} join ${vessels} on ${vessels.id} = ${ujbmPayees.vesselId}`,
      allConditions(eq(ujbmPayees.id, mailSubjectId), visibleTo(actor)),
    ),
};
