import { eq, sql } from "drizzle-orm";
import { allConditions } from "@/db/all-conditions";
import { crew } from "@/db/schema/crew";
import { visibleTo } from "@/lib/features/crew/queries";
import { existsIn, mailSubjectId, type NoticeSubjects } from "@/lib/platform/registry/notice-subject";

export const subjects: NoticeSubjects = {
  // The id is the seafarer's.
  "payroll-period": (actor) => existsIn(sql`${crew}`, allConditions(eq(crew.id, mailSubjectId), visibleTo(actor))),
};
