import { and, eq, sql } from "drizzle-orm";
import type { ApplicantTab } from "@/db/enums/applicants";
import type { TaskKey } from "@/db/enums/tasks";
import { applicants } from "@/db/schema/applicants";
import { can } from "@/lib/access/actor";
import type { Permission } from "@/lib/access/permissions";
import { listHref, localDayOf, type TaskKind } from "@/lib/platform/registry/task-kind";
import { isUnmovedSince } from "./list/queries";
import { staleAfterDays } from "./pipeline/stage.rules";
import { visibleTo } from "./queries";
import { tabIds } from "./rules";

/** Applicants without progress for more than 14 days, for users who work on that stage. */
const inStage = (key: TaskKey, tab: ApplicantTab, rights: Permission[]): TaskKind => ({
  key,
  about: "waiting",
  within: staleAfterDays,
  isFor: (actor) => can(actor, "applicants:view") && rights.some((right) => can(actor, right)),
  waiting: ({ db, actor, now }) =>
    db
      .select({ day: localDayOf(applicants.movedAt) })
      .from(applicants)
      .where(
        and(
          visibleTo(actor),
          eq(applicants.tabId, tabIds[tab]),
          isUnmovedSince(sql`${now}::timestamptz - make_interval(hours => ${24 * staleAfterDays})`),
        ),
      ),
  href: () => listHref("/dashboard/recruitment/applicants-list", { tab, ageing: true, order: "asc" }),
});

export const tasks: readonly TaskKind[] = [
  inStage("applicants-screening", "new-applicants", ["applicants:screen"]),
  inStage("applicants-boc", "boc-waitlist", ["applicants:boc-send", "applicants:boc-decide"]),
  inStage("applicants-tests", "ces-and-marlin-waitlist", ["applicants:tests-schedule", "applicants:tests-decide"]),
  inStage("applicants-interview", "interview-waitlist", [
    "applicants:interview-schedule",
    "applicants:interview-decide",
  ]),
  inStage("applicants-mcu", "mcu-waitlist", ["applicants:mcu-schedule", "applicants:hire"]),
];
