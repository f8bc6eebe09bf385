import { eq, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { allConditions } from "@/db/all-conditions";
import { chandlerRequests } from "@/db/schema/chandler";
import { vessels } from "@/db/schema/vessels";
import { can, type UserActor } from "@/lib/access/actor";
import { isAmong } from "@/lib/access/roles";
import { caseOf, listHref, type TaskKind } from "@/lib/platform/registry/task-kind";
import { isOpen, visibleTo } from "./queries";
import { needsAction } from "./requests/queries";
import type { RequestWait } from "./requests/schema";

const root = "/dashboard/crew-benefit/ship-chandler";
const moves = (actor: UserActor) => can(actor, "chandler:status");
const { deliverOn, proposedOn, requestedOn } = chandlerRequests;

type Kind = Pick<TaskKind, "key"> & { within?: number; wait: RequestWait; day: AnyPgColumn };

/** Requests of visible vessels that need work by service. */
const waitingFor = ({ key, within = 0, wait, day }: Kind): TaskKind => ({
  key,
  about: "waiting",
  within,
  isNamed: true,
  isFor: moves,
  waiting: ({ db, actor, today }) =>
    db
      .select({ day: sql<string>`${day}`, item: caseOf({ vessel: vessels.name }) })
      .from(chandlerRequests)
      .innerJoin(vessels, eq(vessels.id, chandlerRequests.vesselId))
      .where(allConditions(visibleTo(actor), needsAction(wait, today))),
  href: () => listHref(root, { tab: "requests", waiting: wait }),
});

/** Open chandler requests of the head's own vessel. product 5.7 */
const own: TaskKind = {
  key: "chandler-own",
  about: "waiting",
  isFor: (actor) => isAmong(actor, "heads") && can(actor, "chandler:view"),
  waiting: ({ db, actor }) =>
    db
      .select({ day: sql<string>`${deliverOn}` })
      .from(chandlerRequests)
      .innerJoin(vessels, eq(vessels.id, chandlerRequests.vesselId))
      .where(allConditions(visibleTo(actor), isOpen)),
  href: ({ vesselId }) => `${root}/vessel/${vesselId}/details`,
};

/** Late requests, received ones to confirm, and new ones without a response for two days. product 2.12 */
export const tasks: readonly TaskKind[] = [
  waitingFor({ key: "chandler-late", wait: "late", day: deliverOn }),
  waitingFor({ key: "chandler-received", wait: "received", day: proposedOn }),
  waitingFor({ key: "chandler-submitted", within: 2, wait: "submitted", day: requestedOn }),
  own,
];
