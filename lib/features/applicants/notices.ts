import { eq, sql } from "drizzle-orm";
import { allConditions } from "@/db/all-conditions";
import { applicants } from "@/db/schema/applicants";
import { existsIn, mailSubjectId, type NoticeSubjects } from "@/lib/platform/registry/notice-subject";
import { visibleTo } from "./queries";

export const subjects: NoticeSubjects = {
  applicant: (actor) => existsIn(sql`${applicants}`, allConditions(eq(applicants.id, mailSubjectId), visibleTo(actor))),
};
