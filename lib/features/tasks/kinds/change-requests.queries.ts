import { can } from "@/lib/access/actor";
import { crewSections } from "@/db/enums/crew";
import { crewChangeRequests } from "@/db/schema/crew";
import { openRequests } from "@/lib/features/crew/change-requests/queries";
import { answerWithinDays } from "@/lib/features/crew/change-requests/answer-deadline.rules";
import { writePermissions, canWriteDirectly } from "@/lib/features/crew/sections/write-permission.rules";
import { localDayOf, type TaskKind } from "../queries";

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
