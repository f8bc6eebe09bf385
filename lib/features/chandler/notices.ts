import { eq, sql } from "drizzle-orm";
import { allConditions } from "@/db/all-conditions";
import { chandlerRequests } from "@/db/schema/chandler";
import { vessels } from "@/db/schema/vessels";
import { existsIn, mailSubjectId, type NoticeSubjects, type StatusMail } from "@/lib/platform/registry/notice-subject";
import { ensureStatusMail } from "./mails/ensure-mail.queries";
import { chandlerMail } from "./mails/schema";
import { visibleTo } from "./queries";

export const subjects: NoticeSubjects = {
  "chandler-request": (actor) =>
    existsIn(
      sql`${chandlerRequests} join ${vessels} on ${vessels.id} = ${chandlerRequests.vesselId}`,
      allConditions(eq(chandlerRequests.id, mailSubjectId), visibleTo(actor)),
    ),
};

export const statusMails: readonly StatusMail[] = [
  { type: chandlerMail, right: "chandler:status", ensure: ensureStatusMail },
];
