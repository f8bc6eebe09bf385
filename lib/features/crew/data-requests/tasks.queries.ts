import { dataRequests as requests } from "@/db/schema/crew";
import { can } from "@/lib/access/actor";
import { localDayOf, type TaskKind } from "@/lib/platform/registry/task-kind";
import { openDataRequests } from "./queries";
import { answerDays, worksOnDataRequests } from "./rules";

/** Open data requests. */
export const dataRequestsWaiting: TaskKind = {
  key: "data-requests",
  about: "waiting",
  within: answerDays,
  isFor: (actor) => can(actor, "crew:list") && worksOnDataRequests(actor),
  waiting: ({ db, actor }) => openDataRequests(db, actor, localDayOf(requests.createdAt)),
  href: () => "/dashboard/crew-management/data-requests?tab=open",
};
