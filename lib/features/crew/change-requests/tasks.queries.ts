import { crewSections } from "@/db/enums/crew";
import { crewChangeRequests } from "@/db/schema/crew";
import { can } from "@/lib/access/actor";
import { localDayOf, type TaskKind } from "@/lib/platform/registry/task-kind";
import { canWriteDirectly, writePermissions } from "../sections/write-permission.rules";
import { answerWithinDays } from "./answer-deadline.rules";
import { openRequests } from "./queries";

/** Change requests the user may decide. */
export const changeRequestsWaiting: TaskKind = {
  key: "change-requests",
  about: "waiting",
  within: answerWithinDays,
  isFor: (actor) =>
    can(actor, "crew:list") && crewSections.some((section) => canWriteDirectly(actor, writePermissions[section])),
  waiting: ({ db, actor }) => openRequests(db, actor, localDayOf(crewChangeRequests.createdAt)),
  href: () => "/dashboard/crew-management/change-requests?tab=open",
};
