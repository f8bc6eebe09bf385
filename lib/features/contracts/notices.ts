import { eq, sql } from "drizzle-orm";
import { allConditions } from "@/db/all-conditions";
import { contracts } from "@/db/schema/contracts";
import { existsIn, mailSubjectId, type NoticeSubjects } from "@/lib/platform/registry/notice-subject";
import { visibleTo } from "./queries";

export const subjects: NoticeSubjects = {
  contract: (actor) => existsIn(sql`${contracts}`, allConditions(eq(contracts.id, mailSubjectId), visibleTo(actor))),
};
