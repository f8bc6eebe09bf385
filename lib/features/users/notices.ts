import { eq, sql } from "drizzle-orm";
import { allConditions } from "@/db/all-conditions";
import { users } from "@/db/schema/users";
import { existsIn, mailSubjectId, type NoticeSubjects } from "@/lib/platform/registry/notice-subject";
import { visibleTo } from "./queries";

export const subjects: NoticeSubjects = {
  user: (actor) => existsIn(sql`${users}`, allConditions(eq(users.id, mailSubjectId), visibleTo(actor))),
};
