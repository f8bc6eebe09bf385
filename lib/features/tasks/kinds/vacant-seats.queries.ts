import { and, sql } from "drizzle-orm";
import { vessels } from "@/db/schema/vessels";
import { can, grantedTo } from "@/lib/access/actor";
import { roleColumn } from "@/lib/access/permissions";
import { matching } from "@/lib/features/vessels/list/queries";
import { inTab, visibleTo } from "@/lib/features/vessels/queries";
import { dayIn, listHref, type TaskKind } from "../queries";

// With its table: a select of one table names its columns without, and inside the subquery "id" would then be the seat's own.
const vesselId = sql`${vessels}.${sql.identifier(vessels.id.name)}`;
/** Since when the first of a vessel's seats that nobody holds is so: the last sign-off from it, else since it is there. */
const vacantSince = sql<string>`(
  select min(coalesce(
    (select max(left_seat.checked_out_on) from assignments left_seat where left_seat.seat_id = vacant.id),
    ${dayIn(sql`vacant.created_at`)}
  ))
  from seats vacant
  where vacant.vessel_id = ${vesselId} and vacant.removed_at is null
    and not exists (select from assignments held where held.seat_id = vacant.id and held.slot = 'current')
)`;

/** Vessels that sail with a seat nobody holds. */
export const vacantSeats: TaskKind = {
  key: "vacant-seats",
  about: "waiting",
  isFor: (actor) =>
    can(actor, "manning:change") ||
    (grantedTo(actor, "manning:view") === "O" && roleColumn(actor.role, actor.subRole) === "PR"),
  waiting: ({ db, actor }) =>
    db
      .select({ day: vacantSince })
      .from(vessels)
      .where(
        and(
          visibleTo(actor),
          inTab("in-operation"),
          matching(db, { filterList: "", divisionId: undefined, principalId: undefined, vacant: true }),
        ),
      ),
  href: () => listHref("/dashboard/vessel-management", { tab: "in-operation", vacant: true }),
};
