import { and } from "drizzle-orm";
import { vessels } from "@/db/schema/vessels";
import { can, grantOfActor } from "@/lib/access/actor";
import { isAmong } from "@/lib/access/roles";
import { matchesListFilters } from "@/lib/features/vessels/list/queries";
import { matchesTab, visibleTo } from "@/lib/features/vessels/queries";
import { vacantSince } from "@/lib/features/vessels/vacancies.queries";
import { listHref, type TaskKind } from "../queries";

/** Vessels in operation with a vacant seat. */
export const vacantSeats: TaskKind = {
  key: "vacant-seats",
  about: "waiting",
  isFor: (actor) =>
    can(actor, "manning:change") || (grantOfActor(actor, "manning:view") === "O" && isAmong(actor, "principals")),
  waiting: ({ db, actor }) =>
    db
      .select({ day: vacantSince })
      .from(vessels)
      .where(
        and(
          visibleTo(actor),
          matchesTab("in-operation"),
          matchesListFilters(db, { filterList: "", divisionId: undefined, principalId: undefined, vacant: true }),
        ),
      ),
  href: () => listHref("/dashboard/vessel-management", { tab: "in-operation", vacant: true }),
};
